import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { z } from 'zod'
import { expect, test } from '../support/api-test'
import { readProjectFile } from '../support/source-files'
import { textsOf } from '../support/texts'

const tag = /^## The HTTP API\n([\s\S]*?)^## /m.exec(readProjectFile('README.md'))?.[1] ?? ''
const script = /```sh\n([\s\S]*?)```/.exec(tag)?.[1] ?? ''
const person = z.object({ user: z.object({ email: z.string() }) })

const standIn = path.resolve('tests/support/curl-stand-in.mjs')
const before = `
set -euo pipefail
command -v curl >/dev/null || curl() { "$NODE" "$STAND_IN" "$@"; }
`

test('the examples of the README do what they say', ({ baseURL }) => {
  // A line break after each answer, so that they can be told apart.
  const commands = before + script.replaceAll(/^curl -s /gm, "curl -s -w '\\n' ")
  const said = execFileSync('bash', ['-c', commands], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      SITE: baseURL ?? '',
      NODE: process.execPath,
      STAND_IN: standIn,
    },
  })
  const answers = said.split('\n').filter(Boolean)
  const [free, unchanged, login, profile, bookings, refusal, logout] = answers
  expect(answers).toHaveLength(7)
  expect(z.array(z.object({ available: z.number() })).parse(JSON.parse(free ?? ''))).toHaveLength(3)
  expect(unchanged).toBe('304')
  for (const text of [login, profile])
    expect(person.parse(JSON.parse(text ?? '')).user.email).toBe('user@example.com')
  expect(z.array(z.object({ _id: z.string() })).parse(JSON.parse(bookings ?? '')).length).toBeGreaterThan(0)
  expect(JSON.parse(refusal ?? '')).toMatchObject({
    code: 'UNAUTHENTICATED',
    error: textsOf('am')('Errors.UNAUTHENTICATED'),
  })
  expect(JSON.parse(logout ?? '')).toEqual({ message: 'Logged out.' })
})
