import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { description } from '../support/api-description'

/** What Redocly says of a document, as `rule: message (place)`, of errors alone. */
async function errorsOf(document: object): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    // SPEC section 7 reads a status where other methods of the same path read the id of a booking.
    rules: { 'no-identical-paths': 'off' },
  })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? ''})`)
}

it('Redocly finds no error in the description of the API', async () => {
  expect(await errorsOf(description)).toEqual([])
})

it('Redocly finds an operation that does not say who may call it', async () => {
  const broken = { ...description, paths: { '/a': { get: { summary: 'Nothing' } } } }
  expect((await errorsOf(broken)).join()).toContain('security-defined')
})
