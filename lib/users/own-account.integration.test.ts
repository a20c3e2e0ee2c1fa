import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { createOneDayBooking } from '@/lib/bookings/reserve'
import { makeActor, makeAddress, makeVehicle, orderFor, testPassword } from '@/tests/support/factories'
import { getOwnData, removeOwnAccount } from './own-account'

beforeAll(() => makeActor('admin'))

const exists = async (id: string) => (await database().user.count({ where: { id } })) === 1
const remove = (actor: Awaited<ReturnType<typeof makeActor>>, input: { password?: string; email?: string }) =>
  removeOwnAccount(actor, { input: { password: '', email: '', ...input }, address: makeAddress() })

describe('the own account', () => {
  it('is deleted with the right password, and its bookings stay without the person', async () => {
    const customer = await makeActor()
    const { id: vehicleId } = await makeVehicle()
    const booking = await createOneDayBooking(customer, { input: orderFor(vehicleId), locale: 'en' })
    await remove(customer, { password: testPassword })
    expect(await exists(customer.id)).toBe(false)
    const row = await database().oneDayBooking.findUniqueOrThrow({ where: { id: booking.id } })
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
    const booking = await createOneDayBooking(customer, { input: orderFor(vehicleId), locale: 'en' })
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
})
