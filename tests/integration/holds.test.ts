import { beforeEach, expect, it } from 'vitest'
import { changeBooking } from '@/lib/bookings/change-booking'
import { undoCancellation } from '@/lib/bookings/cancellation'
import { expireBookings } from '@/lib/bookings/jobs'
import { setBookingStatus } from '@/lib/bookings/mutations'
import { createBooking, findRoomToReserve } from '@/lib/bookings/reserve'
import type { CreateBookingInput } from '@/lib/bookings/schema'
import { addDays, startOfDay } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import { claimPayment } from '@/lib/payments/mutations'
import {
  dayFromToday,
  makeActor,
  makeVehicle,
  orderFor,
  setLimits,
  soughtRoom,
} from '@/tests/support/factories'
import { codeOf } from '@/tests/support/code-of'
import { insertBooking, openConnection, refusalOf } from '@/tests/support/raw-sql'

const limits = { pendingPerPerson: 10, pendingBeforePaid: 2, pendingPerPhone: 2 }
const hourMs = 3_600_000
const running = new AbortController().signal
const locale = 'en'

/** An order to be paid later. */
const reservationFor = (vehicleId: string, changes: Partial<CreateBookingInput> = {}) =>
  orderFor(vehicleId, { transactionId: undefined, amount: undefined, ...changes })

const phoneOf = (n: number) => `+2519${String(10_000_000 + n)}`
const held = (vehicleId: string) =>
  database().booking.findMany({ where: { vehicleId, status: 'pending' }, orderBy: { createdAt: 'asc' } })

/** The code of a refusal, and what it says of the fields. */
async function refusalOfRoom(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof AppError ? [error.code, error.fields] : error
}

const unlimited = { pendingPerPerson: 1000, pendingBeforePaid: 1000, pendingPerPhone: 1000 }
beforeEach(() => setLimits(unlimited))

it('a hundred new accounts hold two places each, however they ask, and none for long', async () => {
  await setLimits(limits)
  const vehicle = await makeVehicle({ quantity: 1000 })
  const people = await Promise.all(Array.from({ length: 100 }, () => makeActor()))
  const refused: unknown[] = []
  for (let from = 0; from < people.length; from += 10) {
    const asked = people.slice(from, from + 10).flatMap((actor, n) =>
      [true, false, true, false].map((isClaimed) => {
        const order = isClaimed ? orderFor : reservationFor
        const input = order(vehicle.id, { date: dayFromToday(60), phone: phoneOf(from + n) })
        return createBooking(actor, { input, locale })
      }),
    )
    const answers = await Promise.allSettled(asked)
    refused.push(...answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : [])))
  }
  expect(new Set(refused)).toEqual(new Set(['TOO_MANY_PENDING']))
  const rows = await held(vehicle.id)
  expect(rows).toHaveLength(200)
  for (const { createdAt, holdUntil, claimedSantim } of rows) {
    const hours = ((holdUntil?.getTime() ?? Infinity) - createdAt.getTime()) / hourMs
    expect(hours).toBeLessThanOrEqual(claimedSantim > 0n ? 72.01 : 24.01)
  }
  expect(await expireBookings(running, new Date(Date.now() + 73 * hourMs))).toBe(200)
  expect(await held(vehicle.id)).toEqual([])
}, 120_000)

it('accounts that name one phone hold two places together, at once and past the application', async () => {
  await setLimits(limits)
  const vehicle = await makeVehicle({ quantity: 100 })
  const people = await Promise.all(Array.from({ length: 20 }, () => makeActor()))
  const phone = phoneOf(500)
  const answers = await Promise.allSettled(
    people.map((actor) => createBooking(actor, { input: reservationFor(vehicle.id, { phone }), locale })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const client = await openConnection()
  const other = await insertBooking(client, { vehicleId: vehicle.id })
  const moved = client.query('UPDATE bookings SET phone = $1 WHERE id = $2', [phone, other])
  expect(await refusalOf(moved)).toBe('too_many_pending')
})

it('a cancellation that is undone holds no more than a new booking, and is told all the same', async () => {
  await setLimits(limits)
  const vehicle = await makeVehicle({ quantity: 100 })
  const [actor, other, admin] = [await makeActor(), await makeActor(), await makeActor('admin')]
  const phone = phoneOf(900)
  const book = (by: typeof actor, number: string) =>
    createBooking(by, { input: reservationFor(vehicle.id, { phone: number }), locale })
  const cancel = (id: string) => setBookingStatus(actor, { id, status: 'canceled' })
  const [first, second] = [await book(actor, phone), await book(actor, phoneOf(901))]
  await cancel(first.id)
  const third = await book(actor, phoneOf(902))
  expect(await codeOf(undoCancellation(actor, first.id))).toBe('TOO_MANY_PENDING')
  const told = { args: { path: ['bookingId'], equals: first.id }, recipient: actor.email }
  expect(await database().outboxMail.count({ where: { ...told, state: 'queued' } })).toBe(2)
  // Nor do two accounts hold more of one phone.
  await cancel(third.id)
  await book(other, phone)
  await book(other, phone)
  expect(await codeOf(undoCancellation(actor, first.id))).toBe('TOO_MANY_PENDING')
  expect(await held(vehicle.id)).toHaveLength(3)
  // Staff are bound by neither.
  await setBookingStatus(admin, { id: first.id, status: 'pending' })
  await setBookingStatus(admin, { id: second.id, status: 'canceled' })
  await setBookingStatus(admin, { id: third.id, status: 'pending' })
  expect((await undoCancellation(admin, second.id)).status).toBe('pending')
})

it('staff book for customers and correct their phones past the limits, which still bind the customers', async () => {
  await setLimits({ pendingPerPerson: 2, pendingBeforePaid: 2, pendingPerPhone: 2 })
  const vehicle = await makeVehicle({ quantity: 100 })
  const [customer, subadmin] = [await makeActor(), await makeActor('subadmin')]
  const [phone, stranger] = [phoneOf(950), '2001:db8:1:950::/64']
  const book = (by: typeof customer, number = phone) =>
    createBooking(by, {
      ...{ input: reservationFor(vehicle.id, { phone: number }), locale },
      address: stranger,
    })
  for (let n = 0; n < 4; n += 1) await book(subadmin)
  // What staff made counts for nobody.
  const first = await book(customer)
  const [another, third] = [await makeActor(), await makeActor()]
  expect(await refusalOfRoom(book(another))).toEqual(['ADDRESS_FULL', undefined])
  // Whoever asks beforehand is told so, behind that address and of those days alone.
  const room = (changes = {}) =>
    findRoomToReserve(another, { ...soughtRoom(vehicle.id), address: stranger, ...changes })
  expect([await room(), await room({ address: '2001:db8:1:951::/64' })]).toEqual(['address-full', 'free'])
  const later = dayFromToday(40)
  expect(await room({ days: { date: later, lastDate: later } })).toBe('free')
  const make = (by: typeof customer, number: string) =>
    createBooking(by, { input: reservationFor(vehicle.id, { phone: number }), locale })
  await make(another, phone)
  expect(await refusalOfRoom(make(third, phone))).toEqual(['TOO_MANY_PENDING', { phone: 'phoneFull' }])

  const { id } = await make(third, phoneOf(951))
  const move = (by: typeof customer) => changeBooking(by, { id, input: { phone } })
  expect(await refusalOfRoom(move(third))).toEqual(['TOO_MANY_PENDING', { phone: 'phoneFull' }])
  expect((await move(subadmin)).phone).toBe(phone)
  // Once its number is full, nothing else of a booking is refused for it.
  expect((await changeBooking(customer, { id: first.id, input: { flight: 'ET 501' } })).flight).toBe('ET 501')
})

it('who paid once may hold ten', async () => {
  await setLimits(limits)
  const vehicle = await makeVehicle({ quantity: 100 })
  const [actor, admin] = [await makeActor(), await makeActor('admin')]
  const phone = phoneOf(700)
  const paid = await createBooking(actor, { input: orderFor(vehicle.id, { phone }), locale })
  await setBookingStatus(admin, { id: paid.id, status: 'successful' })
  const book = () => createBooking(actor, { input: reservationFor(vehicle.id, { phone }), locale })
  for (let n = 0; n < 10; n += 1) await book()
  expect(await codeOf(book())).toBe('TOO_MANY_PENDING')
  const room = (by: typeof actor) => findRoomToReserve(by, soughtRoom(vehicle.id))
  expect([await room(actor), await room(admin)]).toEqual(['full', 'free'])
  // A first claim of theirs lasts until the day before, not three days.
  const [first] = await held(vehicle.id)
  const claim = { transactionId: `FT${crypto.randomUUID()}`, amount: 350_000 }
  await claimPayment(actor, { bookingId: first?.id ?? '', claim })
  const { holdUntil } = await database().booking.findUniqueOrThrow({ where: { id: first?.id ?? '' } })
  expect(holdUntil).toEqual(startOfDay(dayFromToday(5)))
})

it('a place that nobody pays is free again, and whoever held it is told', async () => {
  const vehicle = await makeVehicle({ quantity: 1 })
  const actor = await makeActor()
  const { id, holdUntil } = await createBooking(actor, { input: reservationFor(vehicle.id), locale })
  expect(holdUntil).not.toBeNull()
  const other = await makeActor()
  const again = () => createBooking(other, { input: reservationFor(vehicle.id), locale })
  expect(await codeOf(again())).toBe('SOLD_OUT')
  await expireBookings(running, new Date(Date.parse(holdUntil ?? '') + 1))
  const gone = await database().booking.findUniqueOrThrow({
    where: { id },
    include: { statusChanges: { orderBy: { createdAt: 'asc' } } },
  })
  expect(gone).toMatchObject({ status: 'canceled', holdUntil: null })
  expect(gone.statusChanges.at(-1)).toMatchObject({ reason: 'unpaid', actorId: null })
  const mails = await database().outboxMail.findMany({ where: { recipient: actor.email } })
  expect(mails.map(({ args }) => Object(args).event).toSorted()).toEqual(['reserved', 'unpaid'])
  expect((await again()).status).toBe('pending')
})

it('a claim stops the clock, and a hold that ended takes none', async () => {
  const vehicle = await makeVehicle({ quantity: 5 })
  const actor = await makeActor()
  const date = addDays(dayFromToday(0), 30)
  const book = () => createBooking(actor, { input: reservationFor(vehicle.id, { date }), locale })
  const [paid, late] = [await book(), await book()]
  const claim = () => ({ transactionId: `FT${crypto.randomUUID()}`, amount: 350_000 })
  await claimPayment(actor, { bookingId: paid.id, claim: claim() })
  await expireBookings(running, new Date(Date.now() + 25 * hourMs))
  expect((await held(vehicle.id)).map(({ id }) => id)).toEqual([paid.id])
  expect(await codeOf(claimPayment(actor, { bookingId: late.id, claim: claim() }))).toBe('STATE_CONFLICT')
  expect(await codeOf(claimPayment(await makeActor(), { bookingId: paid.id, claim: claim() }))).toBe(
    'NOT_FOUND',
  )
})
