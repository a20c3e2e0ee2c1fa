import { beforeAll, describe, expect, it } from 'vitest'
import { visitor, type SignedInActor } from '@/lib/auth/permissions'
import { codeOf } from '@/tests/support/code-of'
import { makeActor, makePeople, type People, makeVehicle, orderFor } from '@/tests/support/factories'
import { releaseTransaction, setBookingStatus } from './mutations'
import { createBooking } from './reserve'
import { countListedBookings, listBookings } from './queries'
import { listStatusChanges } from './history'
import { staffListQuery } from './list-schema'

const nobody = '018f0000-0000-7000-8000-000000000000'
let people: People
beforeAll(async () => {
  people = await makePeople()
})

const bookingOf = async (actor: SignedInActor) =>
  createBooking(actor, { input: orderFor((await makeVehicle()).id), locale: 'en' })

describe('the search of staff', () => {
  const idsFor = async (q: string, limit?: number) =>
    (await listBookings(people.subadmin, { q, ...(limit && { limit }) })).rows.map(({ id }) => id)

  it('finds a booking by part of its name, by its phone and by its reference, however written', async () => {
    const customer = { ...(await makeActor()), firstName: 'Dawit', lastName: '100% Bekele' }
    const input = orderFor((await makeVehicle()).id, {
      phone: '+251977001122',
      transactionId: 'FT26319SEEK7',
    })
    const { id } = await createBooking(customer, { input, locale: 'en' })
    await bookingOf(people.stranger)
    for (const q of [
      'dawit bek',
      'BEKELE dawit',
      '0977 00 11 22',
      '+251 977-001122',
      '977001122',
      'ft 26319-seek7',
      'https://apps.cbe.com.et:100/?id=FT26319SEEK712345678',
      'seek7',
      '100%',
    ]) {
      expect(await idsFor(q), q).toEqual([id])
    }
    for (const q of ['dawit almaz', 'd_wit', '1%0', '0977 00 11 23', 'FT26319SEEK8']) {
      expect(await idsFor(q), q).toEqual([])
    }
  })

  it('goes through all pages and back by key', async () => {
    const customer = { ...(await makeActor()), firstName: 'Seblewongel' }
    const made = []
    for (let turn = 0; turn < 5; turn++) made.unshift((await bookingOf(customer)).id)
    const list = (keys: object) => listBookings(people.admin, { q: 'seblewongel', limit: 2, ...keys })
    const follow = (text: string | null) => staffListQuery.parse({ after: text ?? '' })
    const back = (text: string | null) => staffListQuery.parse({ before: text ?? '' })
    const first = await list({})
    const second = await list(follow(first.next))
    const third = await list(follow(second.next))
    expect([first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(made)
    expect([first.previous, third.next]).toEqual([null, null])
    expect((await list(back(third.previous))).rows.map(({ id }) => id)).toEqual(made.slice(2, 4))
  })

  it('is not for customers', async () => {
    expect(await codeOf(listBookings(people.owner, {}))).toBe('FORBIDDEN')
    expect(await codeOf(listBookings(visitor, {}))).toBe('UNAUTHENTICATED')
  })
})

describe('releasing a transaction', () => {
  it('lets the transfer of a canceled booking pay for another, and is written down', async () => {
    const transactionId = 'FT26319FREE1'
    const vehicle = await makeVehicle()
    const order = () => ({ input: orderFor(vehicle.id, { transactionId }), locale: 'en' as const })
    const { id } = await createBooking(people.owner, order())
    expect(await codeOf(releaseTransaction(people.admin, id))).toBe('STATE_CONFLICT')
    await setBookingStatus(people.owner, { id, status: 'canceled' })
    expect(await codeOf(createBooking(people.owner, order()))).toBe('TRANSACTION_USED')
    for (const actor of [people.owner, people.subadmin]) {
      expect(await codeOf(releaseTransaction(actor, id))).toBe('FORBIDDEN')
    }
    const unproven = { ...people.admin, hasFactor: true, provenAt: null }
    expect(await codeOf(releaseTransaction(unproven, id))).toBe('PROOF_REQUIRED')
    // It is the other booking's to be checked from now on, and to be returned.
    const released = { isTransactionReleased: true, claimed: 0 }
    expect(await releaseTransaction(people.admin, id)).toMatchObject(released)
    expect(await codeOf(releaseTransaction(people.admin, id))).toBe('STATE_CONFLICT')
    expect(await codeOf(createBooking(people.stranger, order()))).toBe('done')
    expect((await listStatusChanges(people.admin, id)).at(-1)).toMatchObject({
      reason: 'transaction-released',
      by: 'admin',
      name: 'Almaz Tadesse',
    })
    expect(await codeOf(releaseTransaction(people.admin, nobody))).toBe('NOT_FOUND')
  })
})

it('lists chosen bookings whatever became of them, in a list of another status too', async () => {
  const { id } = await bookingOf(people.owner)
  await setBookingStatus(people.owner, { id, status: 'canceled' })
  await bookingOf(people.stranger)
  const query: Parameters<typeof listBookings>[1] = { status: 'pending', ids: [id] }
  const { rows } = await listBookings(people.admin, query)
  expect(rows.map((booking) => [booking.id, booking.status])).toEqual([[id, 'canceled']])
  expect(await countListedBookings(people.admin, query)).toBe(1)
})
