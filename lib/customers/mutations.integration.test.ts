import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { createBooking } from '@/lib/bookings/reserve'
import { database } from '@/lib/db/client'
import {
  dayFromToday,
  makeActor,
  makeAddress,
  makeVehicle,
  orderFor,
  testPassword,
} from '@/tests/support/factories'
import { closeAccount, getAccountClosing, reopenAccount } from './account-closing'
import { removeOwnAccount, removeUser } from './mutations'
import { getOwnData } from './own-data'
import { updateUser } from '@/lib/users/mutations'
import { getUser } from '@/lib/users/queries'

let admin: Awaited<ReturnType<typeof makeActor>>
beforeAll(async () => {
  admin = await makeActor('admin')
  await makeActor('admin')
})

describe('a closed account', () => {
  it('can be opened again also where the person became staff meanwhile', async () => {
    const { id } = await makeActor()
    await closeAccount(admin, id)
    await updateUser(admin, { id, input: { role: 'subadmin' } })
    const closing = async () => {
      const user = await getUser(admin, id)
      return user && getAccountClosing(admin, user)
    }
    expect(await closing()).toEqual({ isClosed: true, pending: 0 })
    await reopenAccount(admin, id)
    expect(await closing()).toBeNull()
  })
})

describe('a deleted user', () => {
  it('leaves bookings without the person’s data; pending ones give their place back', async () => {
    const customer = await makeActor()
    const expiresAt = new Date(Date.now() + 60_000)
    await database().session.create({ data: { userId: customer.id, expiresAt } })
    const vehicle = await makeVehicle({ quantity: 1 })
    const input = orderFor(vehicle.id, { date: dayFromToday(8), message: 'Call my wife' })
    const booking = await createBooking(customer, { input, locale: 'en' })
    await removeUser(admin, customer.id)

    expect(await getUser(admin, customer.id)).toBeNull()
    const row = await database().booking.findUniqueOrThrow({ where: { id: booking.id } })
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
    expect(await database().session.count({ where: { userId: customer.id } })).toBe(0)
    expect(await database().auditEntry.count({ where: { entityId: customer.id, action: 'remove' } })).toBe(1)
  })

  it('is forgotten in the bookings whoever deletes the row', async () => {
    const customer = await makeActor()
    const { id: vehicleId } = await makeVehicle()
    const booking = await createBooking(customer, { input: orderFor(vehicleId), locale: 'en' })
    await database().$executeRaw`DELETE FROM "users" WHERE "id" = ${customer.id}::uuid`
    const row = await database().booking.findUniqueOrThrow({ where: { id: booking.id } })
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
    const demotion = { role: 'user' } as const
    for (const id of more) await updateUser(admin, { id, input: demotion })
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

const exists = async (id: string) => (await database().user.count({ where: { id } })) === 1
const remove = (actor: Awaited<ReturnType<typeof makeActor>>, input: { password?: string; email?: string }) =>
  removeOwnAccount(actor, { input: { password: '', email: '', ...input }, address: makeAddress() })

describe('the own account', () => {
  it('is deleted with the right password, and its bookings stay without the person', async () => {
    const customer = await makeActor()
    const { id: vehicleId } = await makeVehicle()
    const booking = await createBooking(customer, { input: orderFor(vehicleId), locale: 'en' })
    await remove(customer, { password: testPassword })
    expect(await exists(customer.id)).toBe(false)
    const row = await database().booking.findUniqueOrThrow({ where: { id: booking.id } })
    expect(row).toMatchObject({ userId: null, status: 'canceled', customerName: '', phone: '' })
  })

  it('stays when the password is wrong, and guesses are limited', async () => {
    const customer = await makeActor()
    const address = makeAddress()
    const guess = () => removeOwnAccount(customer, { input: { password: 'wrong', email: '' }, address })
    for (let turn = 0; turn < 10; turn++)
      await expect(guess()).rejects.toMatchObject({ code: 'PASSWORD_WRONG' })
    await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' })
    await expect(remove(customer, { email: customer.email })).rejects.toMatchObject({
      code: 'PASSWORD_WRONG',
    })
    expect(await exists(customer.id)).toBe(true)
  })

  it('without a password is deleted with the own address', async () => {
    const customer = await makeActor()
    await database().user.update({ where: { id: customer.id }, data: { passwordHash: null } })
    await expect(remove(customer, { email: 'a@example.com' })).rejects.toMatchObject({
      fields: { email: 'emailNotYours' },
    })
    await remove(customer, { email: customer.email })
    expect(await exists(customer.id)).toBe(false)
  })

  it.each(['subadmin', 'admin'] as const)('of a %s stays', async (role) => {
    const staff = await makeActor(role)
    await expect(remove(staff, { password: testPassword })).rejects.toMatchObject({
      code: 'STAFF_ACCOUNT_OWN',
    })
  })
})

describe('the own data', () => {
  it('hold profile, bookings and sessions, and no secret', async () => {
    const customer = await makeActor()
    const { id: vehicleId } = await makeVehicle()
    const booking = await createBooking(customer, { input: orderFor(vehicleId), locale: 'en' })
    const session = await database().session.create({
      data: { userId: customer.id, userAgent: 'Firefox/140.0', expiresAt: new Date(Date.now() + 60_000) },
    })
    const data = await getOwnData(customer)
    expect(data).toMatchObject({
      profile: { email: customer.email },
      bookings: [{ id: booking.id, statusChanges: [{ toStatus: 'pending' }] }],
      sessions: [{ browser: 'Firefox' }],
    })
    const text = JSON.stringify(data)
    expect(text).not.toMatch(/argon2|passwordHash/)
    expect(text).not.toContain(session.id)
  })

  it('of whoever has the address of the company hold nothing of others', async () => {
    const [staff, customer] = [await makeActor('subadmin'), await makeActor()]
    const { id: vehicleId } = await makeVehicle()
    const { id } = await createBooking(customer, { input: orderFor(vehicleId), locale: 'en' })
    await database().outboxMail.updateMany({
      where: { template: 'booking-for-company', args: { path: ['bookingId'], equals: id } },
      data: { recipient: staff.email },
    })
    expect(JSON.stringify(await getOwnData(staff))).not.toContain(id)
  })

  it('of staff hold how they look at lists', async () => {
    const staff = await makeActor('subadmin')
    const view = { name: 'Tomorrow', path: '/SubBookStatus', query: 'sort=day' }
    await database().savedView.create({ data: { ...view, userId: staff.id } })
    expect((await getOwnData(staff)).savedViews).toEqual([view])
  })
})
