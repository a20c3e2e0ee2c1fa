import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { makeActor } from '@/tests/support/factories'
import { providerProfile } from './google-schema'
import { signInWithProvider } from './provider-sign-in'

const profileOf = (email: string, sub: string = randomUUID()) =>
  providerProfile.parse({ sub, email, email_verified: true, name: 'Almaz Tadesse' })

const signIn = (email: string, sub?: string) =>
  signInWithProvider(visitor, { provider: 'google', profile: profileOf(email, sub), locale: 'am' })

const newEmail = () => `google-${randomUUID()}@example.com`

const userOf = (id: string) =>
  database().user.findUniqueOrThrow({
    where: { id },
    include: { sessions: true, identityAccounts: true, tokens: true },
  })

async function leaveTraces(userId: string, email: string) {
  const expiresAt = new Date(Date.now() + 60_000)
  await database().session.create({ data: { userId, expiresAt } })
  const token = { userId, email, purpose: 'reset_password' as const, tokenHash: randomUUID(), expiresAt }
  await database().verificationToken.create({ data: token })
}

describe('signing in by way of a provider', () => {
  it('makes an account of a user without a password, in the language of the page', async () => {
    const email = newEmail()
    const user = await userOf((await signIn(email)).id)
    expect(user).toMatchObject({
      email,
      firstName: 'Almaz',
      lastName: 'Tadesse',
      role: 'user',
      passwordHash: null,
      locale: 'am',
    })
    expect(user.emailConfirmedAt).not.toBeNull()
    expect(user.lastLoginAt).not.toBeNull()
  })

  it('a second time finds the same account, also after the address changed there', async () => {
    const sub = randomUUID()
    const first = await signIn(newEmail(), sub)
    expect(await signIn(newEmail(), sub)).toEqual(first)
  })

  it('many times at once makes one account', async () => {
    const email = newEmail()
    const sub = randomUUID()
    const people = await Promise.all(Array.from({ length: 6 }, () => signIn(email, sub)))
    expect(new Set(people.map(({ id }) => id)).size).toBe(1)
  })

  it('opens the account with that address, which keeps its password, role and sessions', async () => {
    const actor = await makeActor('admin')
    await leaveTraces(actor.id, actor.email)
    expect(await signIn(actor.email)).toEqual({ id: actor.id, role: 'admin', sessionEpoch: 0 })
    const user = await userOf(actor.id)
    expect(user.passwordHash).not.toBeNull()
    expect(user.sessions).toHaveLength(1)
    expect(user.identityAccounts).toHaveLength(1)
  })

  it('takes an account that nobody confirmed away from whoever made it', async () => {
    const actor = await makeActor()
    await database().user.update({ where: { id: actor.id }, data: { emailConfirmedAt: null } })
    await leaveTraces(actor.id, actor.email)
    expect((await signIn(actor.email)).id).toBe(actor.id)
    const user = await userOf(actor.id)
    expect(user.emailConfirmedAt).not.toBeNull()
    expect(user.passwordHash).toBeNull()
    expect(user.sessions).toEqual([])
    expect(user.tokens).toEqual([])
  })
})
