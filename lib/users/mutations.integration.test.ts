import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { versionOf } from '@/lib/audit/record-version'
import { visitor } from '@/lib/auth/permissions'
import { verifyPassword } from '@/lib/auth/password'
import { database } from '@/lib/db/client'
import { makeActor, makeAddress, testPassword } from '@/tests/support/factories'
import { registerUser, updateUser } from './mutations'
import { registerInput, updateUserInput } from './schema'
import { adminFacts } from './view'

let admin: Awaited<ReturnType<typeof makeActor>>
beforeAll(async () => {
  admin = await makeActor('admin')
})

const registration = (email: string, more: Record<string, unknown> = {}) =>
  registerInput.parse({
    firstName: 'Abebe',
    lastName: 'Kebede',
    email,
    phone: '0911223344',
    password: testPassword,
    ...more,
  })

describe('registering', () => {
  it('makes an account of a user, whatever role is sent', async () => {
    const input = registration('abebe@example.com', { role: 'admin', isAdmin: true })
    const { user } = await registerUser(visitor, { input, locale: 'am', address: makeAddress() })
    expect(user).toMatchObject({ email: 'abebe@example.com', role: 'user', lastLogin: null })
    expect(JSON.stringify(user)).not.toMatch(/password|argon2/i)
  })

  it('counts as a login where it signs the person in', async () => {
    const input = registration('first-login@example.com')
    const { user } = await registerUser(visitor, {
      ...{ input, locale: 'en', address: makeAddress(), isSigningIn: true },
    })
    expect(user.lastLogin).not.toBeNull()
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
    await expect(again).rejects.toMatchObject({ code: 'EMAIL_TAKEN', fields: { email: 'emailRegistered' } })
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

const change = (id: string, input: Record<string, unknown>) =>
  updateUser(admin, { id, input: updateUserInput.parse(input) })
const rowOf = (id: string) => database().user.findUniqueOrThrow({ where: { id } })
const sessionsOf = (userId: string) => database().session.count({ where: { userId } })

async function makeSignedIn() {
  const person = await makeActor()
  const expiresAt = new Date(Date.now() + 60_000)
  await database().session.create({ data: { userId: person.id, expiresAt } })
  return person
}

describe('a change of a user', () => {
  it('keeps the password when it is left blank, and the sessions', async () => {
    const { id } = await makeSignedIn()
    const user = await change(id, { firstName: 'Bontu', password: '', phone: '0911 22 33 44' })
    expect(user).toMatchObject({ firstName: 'Bontu', phone: '+251911223344', role: 'user' })
    expect(await verifyPassword((await rowOf(id)).passwordHash, testPassword)).toBe(true)
    expect(await sessionsOf(id)).toBe(1)
  })

  it('of the password signs the person out everywhere and tells them', async () => {
    const { id, email } = await makeSignedIn()
    await change(id, { password: 'Another-horse-8' })
    expect(await verifyPassword((await rowOf(id)).passwordHash, 'Another-horse-8')).toBe(true)
    expect(await sessionsOf(id)).toBe(0)
    const mails = await database().outboxMail.findMany({ where: { recipient: email } })
    expect(mails.map(({ template }) => template)).toEqual(['password-changed'])
    expect(JSON.stringify(mails)).not.toContain('Another-horse-8')
  })

  it('of the password is told to nobody at an address that was never confirmed', async () => {
    const { id, email } = await makeSignedIn()
    await database().user.update({ where: { id }, data: { emailConfirmedAt: null } })
    await change(id, { password: 'Another-horse-8' })
    expect(await database().outboxMail.count({ where: { recipient: email } })).toBe(0)
  })

  it('of the role signs the person out everywhere', async () => {
    const { id } = await makeSignedIn()
    expect(await change(id, { role: 'subadmin' })).toMatchObject({ role: 'subadmin' })
    expect(await sessionsOf(id)).toBe(0)
  })

  it('by an old form puts no old role back unseen', async () => {
    const { id } = await makeActor('subadmin')
    const version = versionOf(adminFacts(await rowOf(id)))
    await change(id, { role: 'user' })
    const input = updateUserInput.parse({ role: 'subadmin', phone: '' })
    const current = versionOf(adminFacts(await rowOf(id)))
    await expect(updateUser(admin, { id, input, version })).rejects.toMatchObject({
      ...{ code: 'VERSION_CONFLICT', edits: [{ fields: ['role'] }], version: current },
    })
    expect(await rowOf(id)).toMatchObject({ role: 'user' })
  })

  it('to a weak password is refused', async () => {
    const { id } = await makeActor()
    await expect(change(id, { password: 'password1' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(updateUserInput.safeParse({ password: 'short' }).success).toBe(false)
  })

  it('of the email asks there to confirm it, and counts as not confirmed until then', async () => {
    const { id, email: oldEmail } = await makeActor()
    await database().user.update({ where: { id }, data: { emailConfirmedAt: new Date(), locale: 'am' } })
    await change(id, { email: oldEmail, firstName: 'Chaltu' })
    expect((await rowOf(id)).emailConfirmedAt).not.toBeNull()
    const email = `${randomUUID()}@example.com`
    await change(id, { email })
    expect(await rowOf(id)).toMatchObject({ email, emailConfirmedAt: null })
    const mails = await database().outboxMail.findMany({ where: { recipient: { in: [oldEmail, email] } } })
    expect(mails).toMatchObject([{ template: 'confirm-email', recipient: email, locale: 'am' }])
  })

  it('of the email to a taken one is refused', async () => {
    const email = (await makeActor()).email
    const again = change((await makeActor()).id, { email: email.toUpperCase() })
    await expect(again).rejects.toMatchObject({ code: 'EMAIL_TAKEN', fields: { email: 'emailTaken' } })
  })

  it('is audited without what belongs to the person', async () => {
    const { id, email } = await makeActor()
    await change(id, {
      firstName: 'Genet',
      phone: '0922334455',
      role: 'subadmin',
      password: 'Another-horse-8',
    })
    const entries = await database().auditEntry.findMany({ where: { entityId: id } })
    expect(entries).toMatchObject([{ action: 'edit', actorId: admin.id }])
    expect(entries[0]?.changes).toEqual({
      firstName: 'changed',
      phone: 'changed',
      password: 'changed',
      role: ['user', 'subadmin'],
    })
    expect(JSON.stringify(entries)).not.toContain(email)
  })

  it('of nobody is refused, also when nothing is sent', async () => {
    await expect(change(randomUUID(), { firstName: 'X' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(updateUserInput.safeParse({ isAdmin: true }).success).toBe(false)
  })
})
