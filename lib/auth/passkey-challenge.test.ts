import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { keepChallenge, readChallenge } from './passkey-challenge'
import { encodeSessionToken } from './session-token'

// The framework's cookies of a request: outside of one there are none.
const jar = new Map<string, { value: string; options: Record<string, unknown> }>()
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => jar.get(name),
    set: (name: string, value: string, options: Record<string, unknown>) => jar.set(name, { value, options }),
  }),
}))

beforeAll(() => {
  vi.stubEnv('AUTH_SECRET', 'a secret of at least thirty-two letters')
})
beforeEach(() => jar.clear())

const userId = '0192d4e0-7b6c-4f6e-9d1a-0b1c2d3e4f50'
const another = '0192d4e0-7b6c-4f6e-9d1a-0b1c2d3e4f51'

it('is known again for its purpose and its person, and for no other', async () => {
  await keepChallenge({ purpose: 'register', userId, challenge: 'asked' })
  expect(await readChallenge({ purpose: 'register', userId })).toBe('asked')
  expect(await readChallenge({ purpose: 'prove', userId })).toBeNull()
  expect(await readChallenge({ purpose: 'register', userId: another })).toBeNull()
  expect(await readChallenge({ purpose: 'register' })).toBeNull()
  await keepChallenge({ purpose: 'sign-in', challenge: 'anybody' })
  expect(await readChallenge({ purpose: 'sign-in' })).toBe('anybody')
  expect(await readChallenge({ purpose: 'sign-in', userId })).toBeNull()
})

it('is out of reach of scripts, unreadable, and over after five minutes', async () => {
  await keepChallenge({ purpose: 'sign-in', challenge: 'anybody' })
  const kept = jar.get('passkey')
  expect(kept?.options).toMatchObject({ httpOnly: true, sameSite: 'lax', maxAge: 300 })
  expect(Buffer.from(kept?.value ?? '', 'base64url').toString()).not.toContain('anybody')
  const now = Date.now()
  vi.useFakeTimers({ now: now + 4 * 60_000, toFake: ['Date'] })
  expect(await readChallenge({ purpose: 'sign-in' })).toBe('anybody')
  // What the library forgives of a clock comes on top.
  vi.setSystemTime(now + 5 * 60_000 + 16_000)
  expect(await readChallenge({ purpose: 'sign-in' })).toBeNull()
  vi.useRealTimers()
})

it('is none where the cookie is missing, made up, or one of a session', async () => {
  expect(await readChallenge({ purpose: 'sign-in' })).toBeNull()
  jar.set('passkey', { value: 'made.up', options: {} })
  expect(await readChallenge({ purpose: 'sign-in' })).toBeNull()
  const session = await encodeSessionToken({ sub: userId, sid: another, role: 'admin' })
  jar.set('passkey', { value: session, options: {} })
  expect(await readChallenge({ purpose: 'sign-in' })).toBeNull()
})
