import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { errorStatus } from '@/lib/core/errors'
import { errorsOf, type Operation } from '@/lib/server/endpoint-declaration'
import { operations } from '@/lib/site/operations'
import { metAnswersFolder } from '../support/api-test'

// What no request can bring about on purpose, and where it is proven instead.
const provenElsewhere = new Set([
  // Two admins at the same moment: lib/customers/mutations.integration.test.ts.
  'updateUser 409 LAST_ADMIN',
  'removeUser 409 LAST_ADMIN',
  // The account is deleted while its password is looked at: lib/users/sign-in.integration.test.ts.
  'login 409 NO_ROLE',
])

/** Every answer that the description promises of an operation. */
function promised(operation: Operation): string[] {
  const { id, success, unavailable, cacheTags } = operation
  const errors = errorsOf(operation)
    // Met once for all in tests/api/without-database.spec.ts: nothing that a caller does brings it about.
    .filter((code) => code !== 'UNEXPECTED')
    // Met once for all in tests/api/second-factor.spec.ts: a setting brings it about for all that staff do.
    .filter((code) => code !== 'SECOND_FACTOR_MISSING')
    // Met once for all in tests/api/limits.spec.ts: hundreds of changes of one person at once bring it about.
    .filter((code) => code !== 'BUSY')
    .map((code) => `${id} ${errorStatus[code]} ${code}`)
  return [
    `${id} ${success.status}`,
    ...(cacheTags ? [`${id} 304`] : []),
    ...(unavailable ? [`${id} ${unavailable.status}`] : []),
    ...errors,
  ]
}

test('every answer that the description promises was given to a test', () => {
  const met = new Set(
    readdirSync(metAnswersFolder).flatMap((file) =>
      readFileSync(path.join(metAnswersFolder, file), 'utf8').split('\n'),
    ),
  )
  const wanted = operations.flatMap(promised).filter((name) => !provenElsewhere.has(name))
  expect(wanted.filter((name) => !met.has(name))).toEqual([])
  process.stdout.write(`  ${wanted.length} answers of ${operations.length} operations were met\n`)
})
