import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/actor'
import { verifyPassword } from '@/lib/auth/password'
import { database } from '@/lib/db/client'
import { createOneDayBooking } from '@/lib/bookings/reserve'
import { dayFromToday, makeActor, makeVehicle, orderFor, testPassword } from '@/tests/support/factories'
import { updateUserInput, userListQuery, type UpdateUserInput } from './staff-schema'
import { countUsers, getUser, listUsers, removeUser, updateUser } from './mutations'

let admin: Awaited<ReturnType<typeof makeActor>>
beforeAll(async () => {
  admin = await makeActor('admin')
  await makeActor('admin')
})

const change = (id: string, input: Record<string, unknown>) =>
  updateUser(admin, { id, input: updateUserInput.parse(input) })
const rowOf = (id: string) => database().user.findUniqueOrThrow({ where: { id } })
const sessionsOf = (userId: string) => database().session.count({ where: { userId } })

async function makeSignedIn(role: 'user' | 'subadmin' = 'user') {
  const person = await makeActor(role)
  const expiresAt = new Date(Date.now() + 60_000)
  await database().session.create({ data: { userId: person.id, expiresAt } })
  return person
}

describe('the list of users', () => {
  const find = async (q: string, more: Record<string, unknown> = {}) => {
    const { rows } = await listUsers(admin, { query: userListQuery.parse({ q, ...more }) })
    return rows.map(({ id }) => id)
  }

  it('is searched by name, email and phone', async () => {
    const { id } = await makeActor()
    const mark = randomUUID().slice(0, 8)
    const data = { firstName: `Zewde${mark}`, lastName: `O'Neil_%${mark}`, phone: '+251912345987' }
    await database().user.update({ where: { id }, data })
    for (const q of [
      `zewde${mark}`,
      `${mark} zewde`,
      `_%${mark}`,
      `0912345987 ${mark}`,
      `+251912 ${mark}`,
      `912345 ${mark}`,
    ]) {
      expect(await find(q), q).toEqual([id])
    }
    expect(await find(`%zewde${mark}`)).toEqual([])
    expect(await find(`zewde${mark}`, { role: 'admin' })).toEqual([])
  })

  it.each(['newest', 'oldest', 'name'])('is walked to its end and back in the order %s', async (sort) => {
    const mark = randomUUID().slice(0, 8)
    for (const firstName of ['Dawit', 'Abebe', 'Chaltu', 'Abebe', 'Bontu']) {
      const { id } = await makeActor()
      await database().user.update({ where: { id }, data: { firstName, lastName: mark } })
    }
    const page = (sent: Record<string, unknown>) =>
      listUsers(admin, { query: userListQuery.parse({ q: mark, sort, ...sent }), limit: 2 })
    const all = await listUsers(admin, { query: userListQuery.parse({ q: mark, sort }) })
    const first = await page({})
    const second = await page({ after: first.next })
    const third = await page({ after: second.next })
    expect([...first.rows, ...second.rows, ...third.rows]).toEqual(all.rows)
    expect([all.rows.length, third.next]).toEqual([5, null])
    expect((await page({ before: third.previous })).rows).toEqual(second.rows)
    expect(await page({ before: second.previous })).toMatchObject({ rows: first.rows, previous: null })
  })

  it('begins anew with a key of another order', async () => {
    const { next } = await listUsers(admin, { query: userListQuery.parse({ sort: 'name' }), limit: 1 })
    const query = userListQuery.parse({ after: next })
    const { rows } = await listUsers(admin, { query, limit: 1 })
    expect(rows).toHaveLength(1)
  })

  it('parts those who sign in with Google from the others', async () => {
    const { id } = await makeActor()
    await database().identityAccount.create({
      data: { userId: id, provider: 'google', providerAccountId: id },
    })
    const google = await listUsers(admin, { query: {}, kind: 'google', limit: 200 })
    const normal = await listUsers(admin, { query: {}, kind: 'password', limit: 200 })
    expect(google.rows.map((user) => user.id)).toEqual([id])
    expect(normal.rows.map((user) => user.id)).not.toContain(id)
    expect(await countUsers(admin, 'password')).toBe(normal.rows.length)
  })
})

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

  it('of the role signs the person out everywhere', async () => {
    const { id } = await makeSignedIn()
    expect(await change(id, { role: 'subadmin' })).toMatchObject({ role: 'subadmin' })
    expect(await sessionsOf(id)).toBe(0)
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

describe('a deleted user', () => {
  it('leaves bookings without the person’s data; pending ones give their place back', async () => {
    const customer = await makeSignedIn()
    const vehicle = await makeVehicle({ quantity: 1 })
    const input = orderFor(vehicle.id, { date: dayFromToday(8), message: 'Call my wife' })
    const booking = await createOneDayBooking(customer, { input, locale: 'en' })
    await removeUser(admin, customer.id)

    expect(await getUser(admin, customer.id)).toBeNull()
    const row = await database().oneDayBooking.findUniqueOrThrow({ where: { id: booking.id } })
    expect(row).toMatchObject({
      userId: null,
      status: 'canceled',
      customerName: '',
      customerEmail: '',
      customerAvatar: null,
      phone: '',
      message: null,
    })
    const day = await database().vehicleDay.findFirstOrThrow({ where: { vehicleId: vehicle.id } })
    expect(day.booked).toBe(0)
    expect(await sessionsOf(customer.id)).toBe(0)
    expect(await database().auditEntry.count({ where: { entityId: customer.id, action: 'remove' } })).toBe(1)
  })

  it('is forgotten in the bookings whoever deletes the row', async () => {
    const customer = await makeActor()
    const { id: vehicleId } = await makeVehicle()
    const booking = await createOneDayBooking(customer, { input: orderFor(vehicleId), locale: 'en' })
    await database().$executeRaw`DELETE FROM "users" WHERE "id" = ${customer.id}::uuid`
    const row = await database().oneDayBooking.findUniqueOrThrow({ where: { id: booking.id } })
    expect(row).toMatchObject({ userId: null, customerName: '', customerEmail: '', phone: '' })
  })

  it('is never oneself while one is staff, nor a stranger’s doing', async () => {
    const { id } = await makeActor()
    await expect(removeUser(admin, admin.id)).rejects.toMatchObject({ code: 'STAFF_ACCOUNT_OWN' })
    await expect(removeUser(visitor, id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(removeUser(admin, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the last admin', () => {
  it('stays under two demotions and two deletions at once', async () => {
    const others = await database().user.findMany({
      where: { role: 'admin', id: { not: admin.id } },
      select: { id: true },
    })
    const [other, ...more] = others.map(({ id }) => id)
    if (!other) throw new Error('no second admin')
    for (const id of more) await change(id, { role: 'user' })
    const demotion: UpdateUserInput = { role: 'user' }
    const answers = await Promise.allSettled([
      updateUser(admin, { id: other, input: demotion }),
      updateUser(admin, { id: admin.id, input: demotion }),
      removeUser(admin, other),
    ])
    expect(await database().user.count({ where: { role: 'admin' } })).toBe(1)
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    for (const { reason } of refused) expect(['LAST_ADMIN', 'NOT_FOUND']).toContain(reason.code)
  })
})
