import { describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/actor'
import { database, type Transaction } from '@/lib/db/client'
import { makeActor, makeAddress, testPassword } from '@/tests/support/factories'
import { registerInput } from './schema'
import { getOwnProfile, registerUser, verifyCredentials } from './sign-in'

const registration = (email: string, more: Record<string, unknown> = {}) =>
  registerInput.parse({
    firstName: 'Abebe',
    lastName: 'Kebede',
    email,
    phone: '0911223344',
    password: testPassword,
    ...more,
  })

const logIn = (input: { email: string; password: string }, address = makeAddress()) =>
  verifyCredentials(visitor, { input, address })

describe('registering', () => {
  it('makes an account of a user, whatever role is sent', async () => {
    const input = registration('abebe@example.com', { role: 'admin', isAdmin: true })
    const user = await registerUser(visitor, { input, locale: 'am', address: makeAddress() })
    expect(user).toMatchObject({ email: 'abebe@example.com', role: 'user', lastLogin: null })
    expect(JSON.stringify(user)).not.toMatch(/password|argon2/i)
  })

  it('keeps the password as a hash only', async () => {
    await registerUser(visitor, {
      input: registration('hash@example.com'),
      locale: 'en',
      address: makeAddress(),
    })
    const row = await database().user.findUnique({ where: { email: 'hash@example.com' } })
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(row)).not.toContain(testPassword)
  })

  it('with a password that everybody tries first is refused', async () => {
    const input = registration('easy@example.com', { password: 'Password123' })
    const registering = registerUser(visitor, { input, locale: 'en', address: makeAddress() })
    await expect(registering).rejects.toMatchObject({ fields: { password: 'passwordCommon' } })
    expect(await database().user.count({ where: { email: 'easy@example.com' } })).toBe(0)
  })

  it('with a taken address is refused, capitals apart', async () => {
    await registerUser(visitor, {
      input: registration('taken@example.com'),
      locale: 'en',
      address: makeAddress(),
    })
    const again = registerUser(visitor, {
      input: registration('Taken@Example.com'),
      locale: 'en',
      address: makeAddress(),
    })
    await expect(again).rejects.toMatchObject({ code: 'EMAIL_TAKEN', fields: { email: 'emailTaken' } })
  })

  it('twice at once makes one account', async () => {
    const register = () =>
      registerUser(visitor, {
        input: registration('twice@example.com'),
        locale: 'en',
        address: makeAddress(),
      })
    const answers = await Promise.allSettled([register(), register(), register()])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('logging in', () => {
  it('proves who somebody is and notes the moment', async () => {
    const { email, id } = await makeActor()
    const { user, proven } = await logIn({ email, password: testPassword })
    expect(user.id).toBe(id)
    expect(user.lastLogin).not.toBeNull()
    expect(proven).toEqual({ id, role: 'user', sessionEpoch: 0 })
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
      await expect.poll(() => waitingFor(pid), { timeout: 10_000 }).toBe(1)
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

describe('one’s own profile', () => {
  it('is for whoever is signed in and holds no password', async () => {
    const actor = await makeActor('subadmin')
    const profile = await getOwnProfile(actor)
    expect(profile).toMatchObject({ id: actor.id, role: 'subadmin' })
    expect(Object.keys(profile).join()).not.toMatch(/password/i)
    await expect(getOwnProfile(visitor)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
