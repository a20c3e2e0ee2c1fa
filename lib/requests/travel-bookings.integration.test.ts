import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { dayFromToday, makeActor } from '@/tests/support/factories'
import { countTravelBookings, listTravelBookings } from './travel-booking-list'
import { createTravelBookingInput } from './travel-booking-schema'
import {
  createTravelBooking,
  getTravelBooking,
  removeTravelBooking,
  setTravelBookingDone,
} from './travel-bookings'

const request = (changes: Record<string, unknown> = {}) =>
  createTravelBookingInput.parse({
    firstName: 'Marta',
    phone: '0911 77 88 99',
    date: dayFromToday(4),
    item: 'midsuv',
    ...changes,
  })

const ask = (
  changes: Record<string, unknown> = {},
  actor: Parameters<typeof createTravelBooking>[0] = visitor,
) => createTravelBooking(actor, { input: request(changes), locale: 'om', address: randomUUID() })

describe('a travel booking', () => {
  it('is kept with what is required alone', async () => {
    const booking = await ask()
    expect(booking).toMatchObject({
      firstName: 'Marta',
      lastName: null,
      email: null,
      phone: '+251911778899',
      date: dayFromToday(4),
      item: 'midsuv',
      destination: null,
      message: null,
      isAdmin: false,
      locale: 'om',
    })
  })

  it('counts as an admin’s only when a signed-in admin sent it', async () => {
    expect((await ask({ isAdmin: true })).isAdmin).toBe(false)
    expect((await ask({ isAdmin: true }, await makeActor('user'))).isAdmin).toBe(false)
    expect((await ask({}, await makeActor('admin'))).isAdmin).toBe(true)
  })

  it.each([-1, 366])('is refused %i days from today', async (days) => {
    await expect(ask({ date: dayFromToday(days) })).rejects.toMatchObject({
      code: 'DATE_OUT_OF_RANGE',
      fields: { date: 'dayOutOfRange' },
    })
  })
})

describe('the list of travel bookings', () => {
  it('is for both staff roles and nobody else', async () => {
    await expect(listTravelBookings(visitor, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    const user = await makeActor('user')
    await expect(listTravelBookings(user, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(removeTravelBooking(user, randomUUID())).rejects.toMatchObject({ code: 'FORBIDDEN' })
    for (const role of ['subadmin', 'admin'] as const) {
      await expect(listTravelBookings(await makeActor(role), {})).resolves.toBeDefined()
    }
  })

  it('is narrowed by vehicle, destination and mark', async () => {
    const staff = await makeActor('subadmin')
    const destination = `Jimma${randomUUID().slice(0, 8)}`
    const { id } = await ask({ destination, item: 'pickup' })
    await ask({ destination, item: 'suv' })
    const found = async (filter: object) =>
      (await listTravelBookings(staff, { q: destination, ...filter })).rows.length
    expect(await found({})).toBe(2)
    expect(await found({ item: 'pickup' })).toBe(1)
    expect(await found({ q: destination.replace('J', '_') })).toBe(0)
    const open = await countTravelBookings(staff, { show: 'open' })
    await setTravelBookingDone(staff, { id, isDone: true })
    expect(await found({ show: 'open' })).toBe(1)
    expect(await countTravelBookings(staff, { show: 'open' })).toBe(open - 1)
  })

  it('loses a removed booking for good', async () => {
    const staff = await makeActor('subadmin')
    const { id } = await ask()
    await removeTravelBooking(staff, id)
    expect(await getTravelBooking(staff, id)).toBeNull()
    await expect(removeTravelBooking(staff, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await database().auditEntry.findFirst({ where: { entityId: id } })).toMatchObject({
      action: 'remove',
      entity: 'travel-booking',
      actorRole: 'subadmin',
    })
  })
})
