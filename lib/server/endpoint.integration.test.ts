import { NextRequest } from 'next/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { operation, type Operation } from './endpoint-declaration'
import { openSessionOf } from '@/lib/auth/session'
import { encodeSessionToken, sessionCookieName } from '@/lib/auth/session-token'
import type { SignedInRole } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { makeActor } from '@/tests/support/factories'
import { codeOf } from '@/tests/support/code-of'
import { defineEndpoint } from './endpoint'

// The framework's cookies of a request: outside of one there are none.
const cookieJar = new Map<string, string>()
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (cookieJar.has(name) ? { name, value: cookieJar.get(name) } : undefined),
  }),
}))
beforeEach(() => cookieJar.clear())

async function signInAs(role: SignedInRole) {
  const { id } = await makeActor(role)
  const expiresAt = new Date(Date.now() + 60_000)
  const session = await openSessionOf(
    database(),
    { id, role, sessionEpoch: 0 },
    { userAgent: null, expiresAt },
  )
  cookieJar.set(sessionCookieName(), await encodeSessionToken({ sub: id, sid: session.id, role }))
}

const declared = {
  id: 'listSecrets',
  method: 'GET',
  path: '/secrets',
  tag: 'Service',
  summary: 'List the secrets',
  success: { status: 200, description: 'The secrets.', schema: z.array(z.string()) },
} as const satisfies Partial<Operation>

const ask = (served: ReturnType<typeof defineEndpoint>) =>
  served.answer(new NextRequest('http://localhost/api/secrets'), {}, 'en')

// @ts-expect-error -- Only what everybody may call can be cached: this declaration does not compile.
const cachedForAdmins: Operation<unknown, unknown, unknown, string[]> = operation({
  ...declared,
  permission: 'user:list',
  cacheTags: [],
})

it('a cached answer is refused to whoever may not call the endpoint', async () => {
  const served = defineEndpoint(cachedForAdmins, async () => ({ body: ['secret'] }))
  await signInAs('admin')
  expect(await (await ask(served)).json()).toEqual(['secret'])
  await signInAs('user')
  expect(await codeOf(ask(served))).toBe('FORBIDDEN')
  cookieJar.clear()
  expect(await codeOf(ask(served))).toBe('UNAUTHENTICATED')
})

it('a cached answer is made for a visitor, whoever asks first', async () => {
  const endpoint = operation({ ...declared, permission: 'page:public', cacheTags: [] })
  const served = defineEndpoint(endpoint, async ({ actor }) => ({ body: [actor.role] }))
  await signInAs('admin')
  expect(await (await ask(served)).json()).toEqual(['visitor'])
})
