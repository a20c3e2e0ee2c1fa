import { beforeAll, describe, expect, it } from 'vitest'
import { visitor, type Actor, type SignedInActor } from '@/lib/auth/permissions'
import { cursorQuery, encodeCursor } from '@/lib/db/cursor'
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
import { undoCancellation } from './cancellation'
import { removeBooking, setBookingStatus } from './mutations'
import { createBooking } from './reserve'
import {
  countBookingsByStatus,
  countBookings,
  listBookings,
  listNextBookings,
  listOwnBookings,
  getBooking,
} from './queries'
import { listStatusChanges } from './history'

const nobody = '018f0000-0000-7000-8000-000000000000'
let people: People
beforeAll(async () => {
  people = await makePeople()
})

async function bookingOf(actor: SignedInActor, status: 'pending' | 'successful' | 'canceled' = 'pending') {
  const vehicle = await makeVehicle()
  const booking = await createBooking(actor, { input: orderFor(vehicle.id), locale: 'en' })
  return status === 'pending' ? booking : setBookingStatus(people.admin, { id: booking.id, status })
}

describe('who may set the status of a customer’s pending booking', () => {
  it.each([
    ['visitor', 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
    ['owner', 'FORBIDDEN', 'done'],
    ['stranger', 'NOT_FOUND', 'NOT_FOUND'],
    ['subadmin', 'FORBIDDEN', 'FORBIDDEN'],
    ['admin', 'done', 'done'],
  ] as const)('%s: successful %s, canceled %s', async (who, successful, canceled) => {
    const actor: Actor = who === 'visitor' ? visitor : people[who]
    const first = await bookingOf(people.owner)
    const second = await bookingOf(people.owner)
    expect(await codeOf(setBookingStatus(actor, { id: first.id, status: 'successful' }))).toBe(successful)
    expect(await codeOf(setBookingStatus(actor, { id: second.id, status: 'canceled' }))).toBe(canceled)
    await database().booking.updateMany({
      where: { id: { in: [first.id, second.id] } },
      data: { status: 'canceled', holdUntil: null },
    })
  })

  it('a customer no longer cancels what is confirmed', async () => {
    const booking = await bookingOf(people.owner, 'successful')
    expect(await codeOf(setBookingStatus(people.owner, { id: booking.id, status: 'canceled' }))).toBe(
      'STATE_CONFLICT',
    )
  })

  it('an unknown booking is not found, also for the admin', async () => {
    expect(await codeOf(setBookingStatus(people.admin, { id: nobody, status: 'canceled' }))).toBe('NOT_FOUND')
  })
})

describe('reopening a canceled booking', () => {
  it('takes the place again while one is left', async () => {
    const booking = await bookingOf(people.owner, 'canceled')
    const reopened = await setBookingStatus(people.admin, { id: booking.id, status: 'pending' })
    expect(reopened.status).toBe('pending')
  })

  it('fails with the reason when the day is full, and changes nothing', async () => {
    const vehicle = await makeVehicle({ quantity: 1 })
    const request = () => ({ input: orderFor(vehicle.id), locale: 'en' as const })
    const first = await createBooking(people.owner, request())
    await setBookingStatus(people.owner, { id: first.id, status: 'canceled' })
    await createBooking(people.stranger, request())
    expect(await codeOf(setBookingStatus(people.admin, { id: first.id, status: 'successful' }))).toBe(
      'SOLD_OUT',
    )
    expect((await getBooking(people.admin, first.id))?.status).toBe('canceled')
    expect(await listStatusChanges(people.admin, first.id)).toHaveLength(2)
  })

  it('is refused once its vehicle was removed, which it could hold no place of', async () => {
    const booking = await bookingOf(people.owner)
    await setBookingStatus(people.owner, { id: booking.id, status: 'canceled' })
    await database().vehicle.delete({ where: { id: booking.vehicleId ?? '' } })
    expect(await codeOf(undoCancellation(people.owner, booking.id))).toBe('STATE_CONFLICT')
    const reopen = (status: 'pending' | 'successful') =>
      codeOf(setBookingStatus(people.admin, { id: booking.id, status }))
    expect([await reopen('pending'), await reopen('successful')]).toEqual([
      'STATE_CONFLICT',
      'STATE_CONFLICT',
    ])
    expect((await getBooking(people.admin, booking.id))?.status).toBe('canceled')
  })

  it('is refused once its transaction was released', async () => {
    const booking = await bookingOf(people.owner, 'canceled')
    await database().payment.updateMany({
      where: { bookingId: booking.id },
      data: { referenceKey: null, releasedAt: new Date() },
    })
    expect(await codeOf(setBookingStatus(people.admin, { id: booking.id, status: 'pending' }))).toBe(
      'TRANSACTION_RELEASED',
    )
  })
})

describe('what happened to a booking', () => {
  it('is kept with who did it', async () => {
    const booking = await bookingOf(people.owner, 'successful')
    const changes = await listStatusChanges(people.admin, booking.id)
    expect(changes).toMatchObject([
      { from: null, to: 'pending', by: 'user' },
      { from: 'pending', to: 'successful', by: 'admin' },
    ])
    const audited = await database().auditEntry.findMany({ where: { entityId: booking.id } })
    expect(audited).toMatchObject([{ actorId: people.admin.id, action: 'set-status' }])
  })

  it('does not grow by setting the same status again', async () => {
    const booking = await bookingOf(people.owner, 'successful')
    await setBookingStatus(people.admin, { id: booking.id, status: 'successful' })
    expect(await listStatusChanges(people.admin, booking.id)).toHaveLength(2)
  })
})

describe('lists of bookings', () => {
  it('show customers their own only, newest first', async () => {
    const actor = await makeActor()
    const older = await bookingOf(actor)
    const newer = await bookingOf(actor)
    await bookingOf(people.stranger)
    const { rows: bookings, total } = await listOwnBookings(actor, { page: 1 })
    expect(bookings.map(({ id }) => id)).toEqual([newer.id, older.id])
    expect(total).toBe(2)
  })

  it('tell what comes next, in the order of its days, from what is over', async () => {
    const actor = await makeActor()
    const [soon, gone] = [await bookingOf(actor), await bookingOf(actor, 'canceled')]
    await bookingOf(people.stranger)
    expect((await listNextBookings(actor)).map(({ id }) => id)).toEqual([soon.id])
    const past = await listOwnBookings(actor, { part: 'past' })
    expect(past).toMatchObject({ total: 1, rows: [{ id: gone.id }] })
  })

  it('of everybody are for staff, by status where asked', async () => {
    const booking = await bookingOf(people.stranger, 'canceled')
    for (const actor of [people.subadmin, people.admin]) {
      const { rows: bookings } = await listBookings(actor, { status: 'canceled' })
      expect(bookings.map(({ id }) => id)).toContain(booking.id)
      expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(['canceled']))
    }
    const counts = await countBookingsByStatus(people.admin)
    const all = await countBookings(people.admin)
    expect(counts.pending + counts.successful + counts.canceled).toBe(all)
    expect(await countBookings(people.admin, 'canceled')).toBe(counts.canceled)
  })

  it('end with their last page on a screen, and hold nothing beyond it elsewhere', async () => {
    const actor = await makeActor()
    const { id } = await bookingOf(actor)
    const shown = await listOwnBookings(actor, { page: 9999, limit: 2, clamps: true })
    expect(shown).toMatchObject({ page: 1, pages: 1, total: 1, rows: [{ id }] })
    expect(await listOwnBookings(actor, { page: 9999, limit: 2 })).toMatchObject({ total: 1, rows: [] })
  })

  it('go on by cursor exactly where the page before ended, whatever was added meanwhile', async () => {
    const actor = await makeActor()
    const booked = []
    for (let turn = 0; turn < 5; turn++) booked.unshift(await bookingOf(actor))
    const page = (number: number, after: string | null = null) =>
      listOwnBookings(actor, { ...cursorQuery.parse({ after }), page: number, limit: 2 })
    const first = await page(1)
    await bookingOf(actor)
    const second = await page(2, first.next)
    const third = await page(3, second.next)
    const shown = [first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id))
    expect(shown).toEqual(booked.map(({ id }) => id))
    expect(third.next).toBeNull()
  })

  it('fall back to the number of the page for a cursor that says nothing', async () => {
    const actor = await makeActor()
    const older = await bookingOf(actor)
    await bookingOf(actor)
    for (const after of [crypto.randomUUID(), 'first', encodeCursor(['yesterday', older.id])]) {
      const { rows } = await listOwnBookings(actor, {
        ...cursorQuery.parse({ after }),
        page: 2,
        limit: 1,
      })
      expect(rows.map(({ id }) => id)).toEqual([older.id])
    }
  })

  it('hold nobody else’s behind the place of somebody else’s', async () => {
    const actor = await makeActor()
    const { id } = await bookingOf(actor)
    const others = await bookingOf(people.stranger)
    const after = [others.createdAt, others.id] as const
    expect((await listOwnBookings(actor, { after })).rows.map((row) => row.id)).toEqual([id])
  })

  it.each([
    ['the list', (actor: Actor) => listBookings(actor, {})],
    ['the counts', (actor: Actor) => countBookingsByStatus(actor)],
  ] as const)('keep %s from customers and visitors', async (_name, verb) => {
    expect(await codeOf(verb(people.owner))).toBe('FORBIDDEN')
    expect(await codeOf(verb(visitor))).toBe('UNAUTHENTICATED')
  })

  it('keep a single booking and its history from customers', async () => {
    const booking = await bookingOf(people.owner)
    expect(await codeOf(getBooking(people.owner, booking.id))).toBe('FORBIDDEN')
    expect(await codeOf(listStatusChanges(people.owner, booking.id))).toBe('FORBIDDEN')
  })
})

describe('deleting a booking', () => {
  it('is for the admin and frees place and transaction', async () => {
    const vehicle = await makeVehicle({ quantity: 1 })
    const input = orderFor(vehicle.id, { date: dayFromToday(3) })
    const customer = await makeActor()
    const { id } = await createBooking(customer, { input, locale: 'en' })
    expect(await codeOf(removeBooking(customer, id))).toBe('FORBIDDEN')
    expect(await codeOf(removeBooking(people.subadmin, id))).toBe('FORBIDDEN')
    expect(await codeOf(removeBooking(visitor, id))).toBe('UNAUTHENTICATED')
    await removeBooking(people.admin, id)
    expect(await codeOf(removeBooking(people.admin, id))).toBe('NOT_FOUND')
    expect(await codeOf(createBooking(customer, { input, locale: 'en' }))).toBe('done')
  })
})
