import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { addDays } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { codeOf } from '@/tests/support/code-of'
import {
  dayFromToday,
  makeActor,
  makePeople,
  type People,
  makeVehicle,
  orderFor,
} from '@/tests/support/factories'
import { listStatusChanges } from './history'
import { changeBooking } from './change-booking'
import { findBooking, searchBookings } from './queries'
import { removeBooking, setBookingStatus } from './mutations'
import { createBooking } from './reserve'
import { bookingRecord } from './worded-booking'
import { changeBookingRequest } from './change-schema'
import { bookingsQuery } from './list-schema'

let people: People
const day = dayFromToday(12)

beforeAll(async () => {
  people = await makePeople()
})

async function book(changes: Parameters<typeof orderFor>[1] = {}, quantity = 3, owner = people.owner) {
  const vehicle = await makeVehicle({ quantity, price: 3500 })
  const input = orderFor(vehicle.id, { date: day, lastDate: addDays(day, 1), ...changes })
  return { vehicle, booking: await createBooking(owner, { input, locale: 'en' }) }
}

const change = (actor: SignedInActor, id: string, sent: Record<string, unknown>) =>
  changeBooking(actor, { id, input: changeBookingRequest.parse(sent) })
const booked = async (vehicleId: string) =>
  (
    await database().vehicleDay.findMany({ where: { vehicleId, booked: { gt: 0 } }, orderBy: { day: 'asc' } })
  ).map(({ day: on, booked: places }) => [on.toISOString().slice(0, 10), places])

describe('a booking that is extended', () => {
  it('stays as it is where an empty message, or none, is sent for none', async () => {
    const { booking } = await book({ message: undefined })
    for (const message of ['', null]) {
      const same = await change(people.owner, booking.id, { message })
      expect(same.version).toBe(booking.version)
    }
  })

  it('takes its own record back without charging its lines again, and loses a message that is null', async () => {
    const { booking } = await book({ message: 'Two suitcases' })
    const record = await bookingRecord(booking, 'en')
    expect((await change(people.owner, booking.id, record)).version).toBe(booking.version)
    const moved = await change(people.subadmin, booking.id, { ...record, destination: 'Jimma' })
    expect(moved).toMatchObject({ destination: 'Jimma', total: booking.total, lines: booking.lines })
    const lines = [...record.lines, { text: 'Third rental', amount: -50_000 }]
    const agreed = await change(people.subadmin, booking.id, { lines })
    expect(agreed.total).toBe(booking.total - 500)
    const again = await change(people.subadmin, booking.id, await bookingRecord(agreed, 'en'))
    expect(again.total).toBe(agreed.total)
    expect((await change(people.owner, booking.id, { message: null })).message).toBeNull()
  })

  it('takes the days after, gets a new quote, and keeps the old one', async () => {
    const { vehicle, booking } = await book()
    const longer = await change(people.owner, booking.id, { lastDate: addDays(day, 3) })
    expect(longer).toMatchObject({ date: day, lastDate: addDays(day, 3), total: 14_000 })
    expect(longer.version).toBeGreaterThan(booking.version)
    expect(await booked(vehicle.id)).toEqual([0, 1, 2, 3].map((days) => [addDays(day, days), 1]))
    const lines = await database().bookingLine.findMany({ where: { bookingId: booking.id } })
    expect(new Set(lines.map(({ quote }) => quote))).toEqual(new Set([1, 2]))
    const history = await database().bookingChange.findMany({ where: { bookingId: booking.id } })
    expect(history.at(-1)).toMatchObject({
      actorId: people.owner.id,
      changes: { lastDate: [addDays(day, 1), addDays(day, 3)] },
    })
  })

  it('is refused whole where one of the days is full, and stays as it was', async () => {
    const { vehicle, booking } = await book({}, 1)
    const input = orderFor(vehicle.id, { date: addDays(day, 3) })
    await createBooking(people.stranger, { input, locale: 'en' })
    expect(await codeOf(change(people.owner, booking.id, { lastDate: addDays(day, 4) }))).toBe('SOLD_OUT')
    expect((await findBooking(people.owner, booking.id)).total).toBe(7000)
    expect(await booked(vehicle.id)).toEqual([0, 1, 3].map((days) => [addDays(day, days), 1]))
    // Moved where its own days overlap with the new ones, it needs no second place.
    const moved = await change(people.owner, booking.id, { date: addDays(day, 1), lastDate: addDays(day, 2) })
    expect(moved.total).toBe(7000)
  })

  it('changes vehicle with the price of the other one, gives the first one back, and says both', async () => {
    const { vehicle, booking } = await book()
    const other = await makeVehicle({ price: 5000 })
    const swapped = await change(people.admin, booking.id, { vehicleId: other.id })
    expect(swapped).toMatchObject({ vehicleId: other.id, total: 10_000, price: 5000 })
    expect(await booked(vehicle.id)).toEqual([])
    expect((await listStatusChanges(people.admin, booking.id)).at(-1)).toMatchObject({
      edits: [{ field: 'vehicleId', before: vehicle.name, after: other.name }],
    })
    const audited = await database().auditEntry.findFirst({ where: { entityId: booking.id, action: 'edit' } })
    expect(audited?.changes).toEqual({ vehicleId: [vehicle.id, other.id] })
  })

  it('at once by many never holds more than there are', async () => {
    const vehicle = await makeVehicle({ quantity: 3 })
    const made = await Promise.all(
      Array.from({ length: 9 }, (_, n) =>
        createBooking(people.owner, {
          input: orderFor(vehicle.id, { date: addDays(day, (n % 3) * 2) }),
          locale: 'en',
        }),
      ),
    )
    const answers = await Promise.all(
      made.map(({ id, lastDate }) => codeOf(change(people.owner, id, { lastDate: addDays(lastDate, 2) }))),
    )
    expect(new Set(answers)).toEqual(new Set(['done', 'SOLD_OUT']))
    for (const [, places] of await booked(vehicle.id)) expect(places).toBeLessThanOrEqual(3)
  })
})

describe('a change', () => {
  it('with an old version is refused and says who changed what', async () => {
    const { booking } = await book()
    await change(people.subadmin, booking.id, { pickupPlace: 'Bole', flight: 'ET 501' })
    const late = change(people.owner, booking.id, { destination: 'Adama', version: booking.version })
    await expect(late).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      edits: [{ name: 'Almaz Tadesse', role: 'subadmin', fields: ['flight', 'pickupPlace'] }],
    })
    const now = await findBooking(people.owner, booking.code)
    const done = await change(people.owner, booking.id, { destination: 'Adama', version: now.version })
    expect(done).toMatchObject({ destination: 'Adama', pickupPlace: 'Bole', flight: 'ET 501' })
  })

  it('is for its customer while pending, for staff always, for nobody else', async () => {
    const { booking } = await book()
    const sent = { message: 'Two suitcases', rider: { name: 'Sara', phone: '0911998877' }, passengers: 2 }
    expect(await codeOf(change(people.stranger, booking.id, sent))).toBe('NOT_FOUND')
    await setBookingStatus(people.admin, { id: booking.id, status: 'successful' })
    expect(await codeOf(change(people.owner, booking.id, sent))).toBe('STATE_CONFLICT')
    const changed = await change(people.subadmin, booking.id, sent)
    expect(changed).toMatchObject({ rider: { name: 'Sara', phone: '+251911998877' }, passengers: 2 })
    expect(await change(people.subadmin, booking.id, { rider: null })).toMatchObject({
      rider: null,
      passengers: 2,
    })
  })

  it('that cancels needs a reason of staff and none of the customer', async () => {
    const { booking } = await book()
    expect(await codeOf(change(people.admin, booking.id, { status: 'canceled' }))).toBe('INVALID_INPUT')
    await change(people.admin, booking.id, { status: 'canceled', reason: 'The road is closed' })
    const [last] = await database().bookingChange.findMany({
      where: { bookingId: booking.id },
      orderBy: { createdAt: 'desc' },
      take: 1,
    })
    expect(last?.reason).toBe('The road is closed')
    const { booking: own } = await book()
    expect((await change(people.owner, own.id, { status: 'canceled' })).status).toBe('canceled')
  })

  it('of days makes no unpaid hold longer', async () => {
    const { booking } = await book({ transactionId: undefined, amount: undefined })
    const moved = await change(people.owner, booking.id, {
      date: addDays(day, 30),
      lastDate: addDays(day, 30),
    })
    expect(moved.holdUntil).toBe(booking.holdUntil)
    const soon = await change(people.owner, booking.id, { date: dayFromToday(1), lastDate: dayFromToday(1) })
    expect(Date.parse(soon.holdUntil ?? '')).toBeLessThan(Date.parse(booking.holdUntil ?? ''))
  })
})

describe('a booking that staff move', () => {
  const mailsOf = async (id: string) => {
    const about = { args: { path: ['bookingId'], equals: id }, template: 'booking-for-customer' }
    const mails = await database().outboxMail.findMany({ where: about, orderBy: { createdAt: 'asc' } })
    return mails.map(({ args }) => Object(args)).filter(({ event }) => event !== 'received')
  }

  it('is told to its customer as it is now, with what was before', async () => {
    const trip = { pickupPlace: 'Bole', pickupTime: '08:00' }
    const { vehicle, booking } = await book(trip, 3, await makeActor())
    await setBookingStatus(people.admin, { id: booking.id, status: 'successful' })
    const other = await makeVehicle({ name: 'Toyota HiAce', price: 5000 })
    const days = { date: addDays(day, 1), lastDate: addDays(day, 1) }
    await change(people.subadmin, booking.id, { ...days, vehicleId: other.id, pickupTime: '06:00' })
    expect((await mailsOf(booking.id)).at(-1)).toMatchObject({
      ...{ event: 'changed', ...days, vehicleName: 'Toyota HiAce', pickupTime: '06:00', price: 5000 },
      before: {
        ...{ date: day, lastDate: addDays(day, 1), vehicleName: vehicle.name },
        ...{ pickupPlace: 'Bole', pickupTime: '08:00', price: 7000 },
      },
    })
    for (const one of [{ pickupPlace: 'Piassa' }, { pickupTime: '07:00' }, { returnTime: '18:00' }]) {
      await change(people.subadmin, booking.id, one)
      expect((await mailsOf(booking.id)).at(-1)).toMatchObject({ event: 'changed', ...one })
    }
  })

  it('is told nobody where that is not so', async () => {
    const owner = await makeActor()
    const { booking } = await book({ pickupPlace: 'Bole' }, 3, owner)
    await change(owner, booking.id, { pickupPlace: 'Piassa' })
    await change(people.subadmin, booking.id, { pickupPlace: 'Piassa', message: 'Two suitcases' })
    expect(await mailsOf(booking.id)).toEqual([])
    await change(people.admin, booking.id, {
      ...{ pickupPlace: 'Bole', status: 'canceled', reason: 'The road is closed' },
    })
    expect((await mailsOf(booking.id)).map(({ event }) => event)).toEqual(['canceled'])
  })
})

describe('a booking that was deleted', () => {
  it('is there for an admin alone, with its payments, lines and history', async () => {
    const { vehicle, booking } = await book()
    await setBookingStatus(people.admin, { id: booking.id, status: 'successful' })
    await removeBooking(people.admin, booking.id)
    expect(await findBooking(people.admin, booking.code)).toMatchObject({
      isHidden: true,
      paid: 3500,
      total: 7000,
    })
    expect(await codeOf(findBooking(people.owner, booking.id))).toBe('NOT_FOUND')
    expect(await codeOf(findBooking(people.subadmin, booking.id))).toBe('NOT_FOUND')
    expect(await booked(vehicle.id)).toEqual([])
    expect(await codeOf(change(people.admin, booking.id, { destination: 'Adama' }))).toBe('NOT_FOUND')
  })
})

describe('a search', () => {
  it('finds own bookings, and everybody’s for staff, by days of travel, day of making, status and code', async () => {
    const { booking } = await book({ date: dayFromToday(200), lastDate: dayFromToday(202) })
    const found = async (actor: SignedInActor, query: Record<string, unknown>) => {
      const list = await searchBookings(actor, bookingsQuery.parse(query), { page: 1, limit: 50 })
      return list.rows.map(({ id }) => id)
    }
    const inside = { from: dayFromToday(202), to: dayFromToday(203) }
    expect(await found(people.owner, inside)).toEqual([booking.id])
    expect(await found(people.stranger, inside)).toEqual([])
    expect(await found(people.subadmin, { ...inside, scope: 'all' })).toEqual([booking.id])
    expect(await found(people.subadmin, { scope: 'all', q: booking.code.toLowerCase() })).toEqual([
      booking.id,
    ])
    expect(await found(people.owner, { ...inside, by: 'made' })).toEqual([])
    expect(await found(people.owner, { ...inside, status: 'canceled' })).toEqual([])
    expect(await found(people.owner, { from: dayFromToday(0), to: dayFromToday(0), by: 'made' })).toContain(
      booking.id,
    )
    expect(await codeOf(found(people.owner, { scope: 'all' }))).toBe('FORBIDDEN')
    expect(() => bookingsQuery.parse({ colour: 'red' })).toThrow('filterUnknown')
  })
})
