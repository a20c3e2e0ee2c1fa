import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { decodeSessionToken, encodeSessionToken, encryptClaims } from './session-token'

it('of a session is no cookie that was encrypted for anything else', async () => {
  vi.stubEnv('AUTH_SECRET', 'a secret of at least thirty-two letters')
  const claims = { sub: randomUUID(), sid: randomUUID(), role: 'admin' } as const
  expect(await decodeSessionToken(await encodeSessionToken(claims))).toEqual(claims)
  const other = await encryptClaims(claims, { salt: 'passkey', seconds: 60 })
  expect(await decodeSessionToken(other)).toBeNull()
})
