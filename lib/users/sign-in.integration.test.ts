import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { database, type Transaction } from '@/lib/db/client'
import { codeOf } from '@/tests/support/code-of'
import { makeActor, makeAddress, testPassword } from '@/tests/support/factories'
import { providerProfile } from './schema'
import { signInWithProvider, verifyCredentials } from './sign-in'

const logIn = (input: { email: string; password: string }, address = makeAddress()) =>
  verifyCredentials(visitor, { input, address })

describe('logging in', () => {
  it('verifies who somebody is and notes the moment', async () => {
    const { email, id } = await makeActor()
    const { user, verified } = await logIn({ email, password: testPassword })
    expect(user.id).toBe(id)
    expect(user.lastLogin).not.toBeNull()
    expect(verified).toEqual({ id, role: 'user', sessionEpoch: 0, hasFactor: false })
  })

  it.each([
    ['', testPassword, 'CREDENTIALS_MISSING'],
    ['somebody@example.com', '', 'CREDENTIALS_MISSING'],
    ['nobody@example.com', testPassword, 'USER_NOT_FOUND'],
  ])('as %j with %j is refused: %s', async (email, password, code) => {
    await expect(logIn({ email, password })).rejects.toMatchObject({ code })
  })

  it('with a wrong password is refused', async () => {
    const { email } = await makeActor()
    for (const password of [testPassword.toLowerCase(), `${testPassword} `, 'x']) {
      await expect(logIn({ email, password })).rejects.toMatchObject({
        code: 'PASSWORD_WRONG',
      })
    }
  })

  it('without a password of one’s own is refused', async () => {
    const { email, id } = await makeActor()
    await database().user.update({ where: { id }, data: { passwordHash: null } })
    await expect(logIn({ email, password: testPassword })).rejects.toMatchObject({
      code: 'PASSWORD_WRONG',
    })
  })

  it('to an account that is deleted in that moment is refused', async () => {
    const { email, id } = await makeActor()
    const deleteMeanwhile = async (transaction: Transaction) => {
      const [{ pid } = { pid: 0 }] = await transaction.$queryRaw<{ pid: number }[]>`
        SELECT pg_backend_pid() AS pid FROM "users" WHERE "id" = ${id}::uuid FOR UPDATE`
      const answer = logIn({ email, password: testPassword }).then(
        () => 'signed in',
        (error: unknown) => error,
      )
      // It has seen the account and now waits for the row.
      await expect.poll(() => waitingFor(pid), { timeout: 15_000 }).toBe(1)
      await transaction.user.delete({ where: { id } })
      return { answer }
    }
    const login = await database().$transaction(deleteMeanwhile, { timeout: 20_000 })
    expect(await login.answer).toMatchObject({ code: 'NO_ROLE' })
  })
})

/** How many connections wait for what one holds. */
async function waitingFor(pid: number): Promise<number> {
  const [row] = await database().$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM pg_stat_activity WHERE ${pid}::int = ANY (pg_blocking_pids(pid))`
  return Number(row?.count)
}

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

  it('opens the account with that address, which keeps its role and nothing by which it was opened before', async () => {
    const actor = await makeActor('admin')
    await leaveTraces(actor.id, actor.email)
    const sub = randomUUID()
    expect(await signIn(actor.email, sub)).toEqual({
      id: actor.id,
      role: 'admin',
      sessionEpoch: 1,
      hasFactor: false,
    })
    const user = await userOf(actor.id)
    expect(user).toMatchObject({ passwordHash: null, sessions: [], tokens: [] })
    expect(user.identityAccounts).toHaveLength(1)
    const told = { template: 'password-changed', recipient: actor.email }
    expect(await database().outboxMail.findMany({ where: told })).toMatchObject([
      { args: { firstName: 'Almaz', provider: 'Google' } },
    ])
    await database().user.update({ where: { id: actor.id }, data: { passwordHash: 'set later' } })
    await signIn(actor.email, sub)
    expect((await userOf(actor.id)).passwordHash).toBe('set later')
    expect(await database().outboxMail.count({ where: told })).toBe(1)
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

  it('refuses an account that is closed, whether it belongs to one or not, and leaves it as it is', async () => {
    const [linked, other] = [await signIn(newEmail(), 'closed'), await makeActor()]
    const { email } = await userOf(linked.id)
    for (const [id, address, sub] of [
      [linked.id, email, 'closed'],
      [other.id, other.email, undefined],
    ] as const) {
      await database().user.update({ where: { id }, data: { closedAt: new Date() } })
      const before = await userOf(id)
      expect(await codeOf(signIn(address, sub))).toBe('ACCOUNT_CLOSED')
      expect(await userOf(id)).toEqual(before)
    }
  })
})
