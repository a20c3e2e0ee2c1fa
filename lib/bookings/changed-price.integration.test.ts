import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { addDays, startOfDay } from '@/lib/core/day'
import { createDeskBooking } from '@/lib/customers/desk-booking'
import { database } from '@/lib/db/client'
import { claimPayment, takeCash } from '@/lib/payments/mutations'
import { createCar } from '@/prisma/seed/cars'
import { codeOf } from '@/tests/support/code-of'
import {
  dayFromToday,
  deskOrderFor,
  makeActor,
  makePeople,
  type People,
  makeVehicle,
  orderFor,
} from '@/tests/support/factories'
import { changeBooking } from './change-booking'
import { setBookingStatus } from './mutations'
import { findBooking } from './queries'
import { createBooking } from './reserve'
import { changeBookingRequest } from './change-schema'

let people: People
const day = dayFromToday(12)

beforeAll(async () => {
  people = await makePeople()
})

/** A booking of two days at Br 3,500 each. */
async function book(changes: Parameters<typeof orderFor>[1] = {}) {
  const vehicle = await makeVehicle({ quantity: 3, price: 3500 })
  const input = orderFor(vehicle.id, { date: day, lastDate: addDays(day, 1), ...changes })
  return { booking: await createBooking(people.owner, { input, locale: 'en' }) }
}

const change = (actor: SignedInActor, id: string, sent: Record<string, unknown>) =>
  changeBooking(actor, { id, input: changeBookingRequest.parse(sent) })

describe('a change of days of a booking', () => {
  const hourMs = 60 * 60 * 1000
  /** Moves the hold and the claims of a booking back, as if they had been made so many hours ago. */
  async function makeOlder(id: string, hours: number) {
    await database().$executeRaw`
      UPDATE payments SET created_at = created_at - make_interval(hours => ${hours}) WHERE booking_id = ${id}::uuid`
    await database().$executeRaw`
      UPDATE bookings SET created_at = created_at - make_interval(hours => ${hours}),
        hold_until = hold_until - make_interval(hours => ${hours}) WHERE id = ${id}::uuid`
  }

  it('whose transfer was claimed yesterday lasts until tonight where it is moved to today', async () => {
    const { booking } = await book()
    await makeOlder(booking.id, 24)
    const today = dayFromToday(0)
    const moved = await change(people.owner, booking.id, { date: today, lastDate: today })
    expect(moved.holdUntil).toBe(startOfDay(dayFromToday(1)).toISOString())
  })

  it('leaves a claim of a first-time customer its 72 hours', async () => {
    const newcomer = await makeActor()
    const vehicle = await makeVehicle()
    const input = orderFor(vehicle.id, { date: day, transactionId: undefined, amount: undefined })
    const { id } = await createBooking(newcomer, { input, locale: 'en' })
    await makeOlder(id, 20)
    const claim = { transactionId: `FT26330${id.slice(0, 5).toUpperCase()}`, amount: 350_000 }
    await claimPayment(newcomer, { bookingId: id, claim })
    const held = Date.parse((await findBooking(newcomer, id)).holdUntil ?? '')
    expect(held - Date.now()).toBeGreaterThan(71.9 * hourMs)
    const moved = await change(newcomer, id, { date: addDays(day, 7), lastDate: addDays(day, 7) })
    expect(Date.parse(moved.holdUntil ?? '')).toBe(held)
  })
})

describe('a change of what it costs', () => {
  it.each([
    ['alone', {}],
    ['sent with the status as it was', { status: 'pending' }],
  ])('%s confirms a booking that costs no more than was paid by now', async (_, more) => {
    const { booking } = await book({ transactionId: undefined, amount: undefined })
    await takeCash(people.subadmin, { bookingId: booking.id, amount: 400_000 })
    const shorter = await change(people.owner, booking.id, { lastDate: day, ...more })
    expect(shorter).toMatchObject({
      status: 'successful',
      total: 3500,
      paid: 4000,
      over: 500,
      holdUntil: null,
    })
    const events = await database().outboxMail.findMany({
      where: { recipient: people.owner.email, args: { path: ['bookingId'], equals: booking.id } },
    })
    expect(events.map(({ args }) => Object(args).event)).toContain('successful')
  })

  it('is what confirms a booking again that the admin set back, and nothing else that is changed', async () => {
    const { booking } = await book()
    await setBookingStatus(people.admin, { id: booking.id, status: 'successful' })
    await takeCash(people.admin, { bookingId: booking.id, amount: 350_000 })
    await setBookingStatus(people.admin, { id: booking.id, status: 'pending' })
    expect(await change(people.owner, booking.id, { pickupTime: '08:30' })).toMatchObject({
      status: 'pending',
      pickupTime: '08:30',
    })
    expect((await change(people.owner, booking.id, { lastDate: day })).status).toBe('successful')
  })

  it('keeps an extra that is not offered any more, at its price', async () => {
    const extra = await database().extra.create({
      data: { textEn: 'Tent', textOm: 'Dunkaana', textAm: 'ድንኳን', amountSantim: 30_000, per: 'day' },
    })
    const { booking } = await book({ extras: [extra.id] })
    await database().extra.delete({ where: { id: extra.id } })
    expect((await change(people.owner, booking.id, { lastDate: addDays(day, 2) })).total).toBe(3 * 3800)
    expect((await change(people.owner, booking.id, { extras: [] })).total).toBe(3 * 3500)
    expect(await codeOf(change(people.owner, booking.id, { extras: [extra.id] }))).toBe('INVALID_INPUT')
  })

  it('keeps what was agreed for a car that has no price', async () => {
    const { id: vehicleId } = await createCar(database(), {
      ...{ name: 'Prado', item: 'suv', price: 'On request', filename: 'car-01.webp' },
      facts: [5, 3, 'automatic', 'diesel', 2],
    })
    const { id } = await createDeskBooking(people.subadmin, {
      input: {
        ...deskOrderFor(vehicleId, { date: day, lastDate: day, paid: 'later' }),
        agreed: [{ text: 'For a wedding', total: 900_000 }],
      },
      locale: 'en',
    })
    const longer = await change(people.admin, id, { lastDate: addDays(day, 1) })
    expect(longer).toMatchObject({ lastDate: addDays(day, 1), total: 9000 })
  })

  it('is agreed by staff alone, and gives way to the price list where they agree on nothing', async () => {
    const { booking } = await book()
    const lines = [{ text: 'Third rental', amount: -50_000 }]
    const unheard = await change(people.owner, booking.id, { lines, destination: 'Adama' })
    expect(unheard).toMatchObject({ total: 7000, destination: 'Adama' })
    const agreed = await change(people.subadmin, booking.id, { lines })
    expect(agreed).toMatchObject({ total: 6500, version: unheard.version + 1 })
    expect(agreed.lines.at(-1)).toMatchObject({ kind: 'agreed', args: { text: 'Third rental' } })
    // The same once more changes nothing, and neither does what costs nothing.
    const same = await change(people.subadmin, booking.id, { lines, pickupPlace: 'Bole' })
    expect(same).toMatchObject({ total: 6500, version: agreed.version + 1, pickupPlace: 'Bole' })
    expect(await codeOf(change(people.owner, booking.id, { lastDate: day }))).toBe('STATE_CONFLICT')
    const below = [{ text: 'Too much', amount: -1_000_000 }]
    expect(await codeOf(change(people.subadmin, booking.id, { lines: below }))).toBe('INVALID_INPUT')
    expect((await change(people.subadmin, booking.id, { lines: [] })).total).toBe(7000)
    const longer = { lastDate: addDays(day, 2), lines }
    expect((await change(people.subadmin, booking.id, longer)).total).toBe(10_000)
    expect((await change(people.subadmin, booking.id, { lastDate: day })).total).toBe(3500)
  })

  it('lets staff note an early return, and an extra of a rental that is over', async () => {
    const { booking } = await book()
    await setBookingStatus(people.admin, { id: booking.id, status: 'successful' })
    await database().$executeRaw`
      UPDATE bookings SET day = day - 15, last_day = last_day - 15 + 2 WHERE id = ${booking.id}::uuid`
    const [date, lastDate] = [dayFromToday(-3), dayFromToday(0)]
    expect(await findBooking(people.admin, booking.id)).toMatchObject({ date, lastDate })
    const early = await change(people.subadmin, booking.id, { lastDate: addDays(date, 1) })
    expect(early).toMatchObject({ date, lastDate: addDays(date, 1), total: 7000 })
    const extra = await database().extra.create({
      data: { textEn: 'Rack', textOm: 'Baattuu', textAm: 'መደርደሪያ', amountSantim: 10_000, per: 'booking' },
    })
    expect((await change(people.subadmin, booking.id, { extras: [extra.id] })).total).toBe(7100)
    const past = { date: addDays(date, -1) }
    expect(await codeOf(change(people.subadmin, booking.id, past))).toBe('DATE_OUT_OF_RANGE')
  })

  it('lets nobody but staff end a rental on a day that is over', async () => {
    const { booking } = await book({ transactionId: undefined, amount: undefined })
    await takeCash(people.admin, { bookingId: booking.id, amount: 350_000 })
    await database().$executeRaw`
      UPDATE bookings SET day = day - 15, last_day = last_day - 15 + 2 WHERE id = ${booking.id}::uuid`
    const date = dayFromToday(-3)
    const ending = (actor: SignedInActor, lastDate: string) => codeOf(change(actor, booking.id, { lastDate }))
    expect(await ending(people.owner, date)).toBe('DATE_OUT_OF_RANGE')
    expect(await ending(people.owner, addDays(date, 1))).toBe('DATE_OUT_OF_RANGE')
    expect(await findBooking(people.owner, booking.id)).toMatchObject({ status: 'pending', date })
    const ended = await change(people.subadmin, booking.id, { lastDate: date })
    expect(ended).toMatchObject({ status: 'successful', total: 3500 })
  })
})
