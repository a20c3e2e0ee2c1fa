import { PrismaPg } from '@prisma/adapter-pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { database, type Database } from '@/lib/db/client'
import { cursorQuery } from '@/lib/db/cursor'
import { PrismaClient } from '@/lib/db/generated/client'
import { countBookingsByStatus, listBookings, listOwnBookings } from '@/lib/bookings/queries'
import { listOwedRefunds } from '@/lib/payments/queries'
import { listNews } from '@/lib/statistics/news'
import { countWaitingWork } from '@/lib/statistics/waiting-work'
import { listSchedule } from '@/lib/vehicles/availability/queries'
import { listVehicles } from '@/lib/vehicles/public-list'
import { oneDayVehicleQuery, vehicleSearchQuery } from '@/lib/vehicles/schema'
import { findVehicles } from '@/lib/vehicles/vehicle-order'
import { vehicleWordsFor } from '@/lib/vehicles/vehicle-words'
import { withClient } from '@/scripts/lib/databases'
import { fillForScale } from '@/tools/bench/scale-data'
import { dayFromToday, makeActor } from '../support/factories'

const shared: typeof globalThis & { entotoDatabase?: Database } = globalThis

// One connection, so that its own statistics tell what the reads in between cost. It takes an index wherever there is
// one that helps: at this size the planner would rather read the whole table.
function openOneConnection(): Database {
  const adapter = new PrismaPg({
    connectionString: process.env.DATABASE_URL,
    max: 1,
    options: '-c enable_seqscan=off',
  })
  return new PrismaClient({ adapter })
}

beforeAll(async () => {
  await withClient(process.env.DATABASE_OWNER_URL ?? '', (client) => fillForScale(client, 2000))
  shared.entotoDatabase = openOneConnection()
}, 120_000)
afterAll(() => database().$disconnect())

type Reads = { whole: number; rows: number }

async function readsSoFar(): Promise<Reads> {
  await database().$queryRaw`SELECT 1 AS "one" FROM pg_stat_force_next_flush()`
  const [row] = await database().$queryRaw<Reads[]>`
    SELECT sum("seq_tup_read")::integer AS "whole", sum("idx_tup_fetch")::integer AS "rows"
    FROM "pg_stat_user_tables" WHERE "relname" IN (
      'vehicles', 'bookings', 'vehicle_days', 'payments', 'travel_bookings', 'contact_messages'
    )`
  return row ?? { whole: 0, rows: 0 }
}

/** How many rows a read went through: those of whole tables, and those found by an index. */
async function costOf(read: () => Promise<unknown>): Promise<Reads> {
  const before = await readsSoFar()
  await read()
  const after = await readsSoFar()
  return { whole: after.whole - before.whole, rows: after.rows - before.rows }
}

const vehicles = (query: Record<string, string>) => () =>
  listVehicles(visitor, {
    kind: 'one_day',
    query: oneDayVehicleQuery.parse({ date: dayFromToday(9), ...query }),
    locale: 'en',
    cap: 50,
  })

// As `searchVehicles` reads them, with a lower cap for the smaller fleet.
const bothKinds = (query: Record<string, string>) => async () => {
  const { q, kind, class: type, sort, ...facts } = vehicleSearchQuery.parse(query)
  await findVehicles(database(), {
    filter: { ...facts, type, kind: kind && 'car', words: await vehicleWordsFor(q) },
    days: { date: dayFromToday(9), lastDate: dayFromToday(38) },
    sort,
    unpricedLast: true,
    limit: 12,
    cap: 50,
    clamps: false,
  })
}

const statuses = ['pending', 'successful', 'canceled'] as const

describe('no list reads a whole table, among 2,000 vehicles and 20,000 bookings', () => {
  it('is a test that can fail', async () => {
    const unindexed = () => database().booking.count({ where: { destination: 'Nowhere' } })
    expect((await costOf(unindexed)).whole).toBeGreaterThan(10_000)
  })

  it.each([
    ['all', {}],
    ['by name', { sort: 'name' }],
    ['the newest', { sort: 'newest' }],
    ['the dearest first', { sort: 'price-desc' }],
    ['of a price band', { min: '5000', max: '6000' }],
    ['of a word', { q: 'toyotaa' }],
    ['of a word with a slip', { q: 'tyota' }],
    ['of a rare word', { q: 'wedding' }],
    ['of no word at all', { q: 'starship' }],
  ])('vehicles: %s', async (_name, query) => {
    const { whole, rows } = await costOf(vehicles(query))
    expect(whole).toBe(0)
    expect(rows).toBeLessThan(600)
  })

  it.each([
    ['all', {}],
    ['of one kind', { kind: 'car' }],
    ['by name', { sort: 'name' }],
    ['the newest', { sort: 'newest' }],
    ['the dearest first', { sort: 'price-desc' }],
    ['of a price band', { min: '5000', max: '6000' }],
    ['with many seats', { seats: '12' }],
    ['with a gearbox', { gearbox: 'manual' }],
    ['of a class, with a gearbox and seats', { class: 'minivan', gearbox: 'automatic', seats: '7' }],
    ['of a word with a slip', { q: 'tyota' }],
    ['of a rare word', { q: 'wedding' }],
  ] as const)('vehicles of both kinds over a month: %s', async (_name, query) => {
    const { whole, rows } = await costOf(bothKinds(query))
    expect(whole).toBe(0)
    expect(rows).toBeLessThan(1200)
  })

  it.each([7, 30])('the schedule of %i days', async (days) => {
    const admin = await makeActor('admin')
    const request = { from: dayFromToday(1), days, after: undefined, before: undefined }
    const { whole, rows } = await costOf(() => listSchedule(admin, request))
    expect(whole).toBe(0)
    expect(rows).toBeLessThan(600)
  })

  it.each(statuses)('bookings that are %s', async (status) => {
    const admin = await makeActor('admin')
    const { whole, rows } = await costOf(() => listBookings(admin, { page: 1, status }))
    expect(whole).toBe(0)
    expect(rows).toBeLessThan(100)
  })

  it('bookings far behind, by key', async () => {
    const admin = await makeActor('admin')
    const deep = await listBookings(admin, { page: 300, limit: 20, status: 'successful' })
    const read = () =>
      listBookings(admin, { ...cursorQuery.parse({ after: deep.next }), status: 'successful' })
    const { whole, rows } = await costOf(read)
    expect(whole).toBe(0)
    expect(rows).toBeLessThan(100)
  })

  it('the frame of the desk, which every page of staff asks for', async () => {
    const admin = await makeActor('admin')
    for (const read of [countWaitingWork, listNews]) {
      const { whole, rows } = await costOf(() => read(admin))
      expect(whole).toBe(0)
      expect(rows).toBeLessThan(1500)
    }
  })

  it('the money that has to go back, which the day of an admin asks for', async () => {
    const admin = await makeActor('admin')
    const { whole, rows } = await costOf(() => listOwedRefunds(admin, 5))
    expect(whole).toBe(0)
    expect(rows).toBeLessThan(100)
  })

  it('bookings of a customer, and the counts', async () => {
    const { id } = await database().user.findFirstOrThrow({ where: { role: 'user' }, select: { id: true } })
    const customer = { ...(await makeActor()), id }
    expect((await costOf(() => listOwnBookings(customer, { page: 1 }))).whole).toBe(0)
    const admin = await makeActor('admin')
    expect((await costOf(() => countBookingsByStatus(admin))).whole).toBe(0)
  })
})
