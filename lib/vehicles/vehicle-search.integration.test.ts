import { PrismaPg } from '@prisma/adapter-pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { createBooking } from '@/lib/bookings/reserve'
import { database, type Database } from '@/lib/db/client'
import { cursorQuery, type PageRequest } from '@/lib/db/cursor'
import { PrismaClient } from '@/lib/db/generated/client'
import { createCar } from '@/prisma/seed/cars'
import { pagingQuery } from '@/lib/server/paging'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { priceRuleFacts } from '@/tests/support/quotes'
import { blockPlaces } from './availability/mutations'
import { savePriceRule } from './prices/mutations'
import { getQuote } from './prices/queries'
import { type VehicleSort, vehicleSorts } from './rules'
import { vehicleSearchQuery } from './schema'
import { findVehicles } from './vehicle-order'
import { searchVehicles } from './vehicle-search'
import { vehicleWordsFor } from './vehicle-words'

const asked = vehicleSearchQuery.extend(pagingQuery.shape)

async function search(query: Record<string, string> = {}) {
  const page = await searchVehicles(visitor, { query: asked.parse(query), locale: 'en' })
  return { ...page, names: page.rows.map(({ name }) => name) }
}

const car = (name: string, facts: Partial<Parameters<typeof createCar>[1]> = {}) =>
  createCar(database(), { name, item: 'pickup', price: '$60', filename: 'pickup-1.webp', ...facts })

const rented = (name: string, dayPrice: number, [seats = 5, quantity = 1] = [5, 1]) =>
  car(name, { prices: [dayPrice], facts: [seats, 2, 'manual', 'diesel', quantity] })

describe('a search among the vehicles of both kinds', () => {
  const inRange = { min: '41000', max: '41999' }

  beforeAll(async () => {
    await makeVehicle({ name: 'Ober', price: 41_200, seats: 7, gearbox: 'automatic', category: 'minivan' })
    await makeVehicle({ name: 'Ulm', price: 41_000, seats: 4, gearbox: 'manual' })
    await rented('Rhein', 41_100)
    await rented('Weser', 41_900, [7, 0])
    await car('Quelle ohne Preis')
  })

  it.each([
    [{}, ['Ulm', 'Rhein', 'Ober', 'Weser']],
    [{ sort: 'price-desc' }, ['Ober', 'Rhein', 'Ulm', 'Weser']],
    [{ sort: 'name' }, ['Ober', 'Rhein', 'Ulm', 'Weser']],
    [{ sort: 'newest' }, ['Rhein', 'Ulm', 'Ober', 'Weser']],
    [{ kind: 'car' }, ['Rhein', 'Weser']],
    [{ kind: 'one-day' }, ['Ulm', 'Ober']],
    [{ class: 'minivan' }, ['Ober']],
    [{ seats: '5' }, ['Rhein', 'Ober', 'Weser']],
    [{ seats: '5', gearbox: 'automatic' }, ['Ober']],
    [{ min: '41100', max: '41200' }, ['Rhein', 'Ober']],
    [{ q: 'rhein' }, ['Rhein']],
    [{ q: '%' }, []],
    [{ q: '_' }, []],
    [{ q: '' }, ['Ulm', 'Rhein', 'Ober', 'Weser']],
  ])('for %j finds %j', async (query, names) => {
    expect((await search({ ...inRange, ...query })).names).toEqual(names)
  })

  it.each(['price', 'price-desc', 'name', 'newest'])(
    'by %s puts what cannot be booked last, and a car without a day price behind it',
    async (sort) => {
      const { rows } = await search({ sort, limit: '200' })
      const parts = rows.map(({ total, available }) => (total === null ? 2 : available === 0 ? 1 : 0))
      expect(parts).toEqual(parts.toSorted())
      expect(new Set(parts)).toEqual(new Set([0, 1, 2]))
      expect(rows.find(({ name }) => name === 'Quelle ohne Preis')).toMatchObject({
        total: null,
        available: 1,
        kind: 'car',
        dayPrice: null,
      })
    },
  )

  it.each(['price', 'price-desc', 'name', 'newest'])(
    'by %s comes the same in one piece, by number and by key',
    async (sort) => {
      const whole = (await search({ sort, limit: '200' })).names
      const byNumber = []
      for (let page = 1; page <= whole.length; page++)
        byNumber.push(...(await search({ sort, limit: '1', page: String(page) })).names)
      expect(byNumber).toEqual(whole)
      const beyond = await search({ sort, limit: '1', page: String(whole.length + 1) })
      expect(beyond).toMatchObject({ rows: [], total: whole.length })
    },
  )
})

describe('a list beyond the cap', () => {
  const days = { date: dayFromToday(3), lastDate: dayFromToday(5) }
  const list = async (sort: VehicleSort, { cap = 2, ...place }: PageRequest & { cap?: number } = {}) => {
    const filter = { words: await vehicleWordsFor('Saale') }
    const asked = { filter, days, sort, unpricedLast: true, limit: 2, cap, clamps: false, ...place }
    const page = await findVehicles(database(), asked)
    return { ...page, ids: page.rows.map(({ id }) => id) }
  }

  beforeAll(async () => {
    for (const price of [5000, 4000, 6000, 5000]) await makeVehicle({ name: 'Saale', price })
    for (const price of [3000, 7000]) await rented('Saale', price, [5, 0])
    for (let made = 0; made < 3; made++) await car('Saale')
  })

  it.each(vehicleSorts)('by %s is the same page by page and key by key', async (sort) => {
    const whole = (await list(sort, { limit: 20, cap: 20 })).ids
    expect(new Set(whole).size).toBe(9)
    const byNumber = []
    for (let page = 1; page <= 6; page++) byNumber.push(...(await list(sort, { page })).ids)
    expect(byNumber).toEqual(whole)
    const byKey = []
    let place: PageRequest = {}
    for (let page = 1; page <= 6; page++) {
      const { ids, next } = await list(sort, place)
      byKey.push(...ids)
      if (!next) break
      place = cursorQuery.parse({ after: next })
    }
    expect(byKey).toEqual(whole)
  })
})

describe('what is left and what it costs', () => {
  it('is the least of the days, and the quote of all of them', async () => {
    const admin = await makeActor('admin')
    const { id } = await makeVehicle({ name: 'Havel', price: 3000, quantity: 3 })
    await database().vehicle.update({ where: { id }, data: { priceFrom7: 2500 } })
    const target = { vehicleId: id, category: null }
    const facts = { ...priceRuleFacts({ percent: 20, target }), from: dayFromToday(11), to: dayFromToday(11) }
    await savePriceRule(admin, { facts })
    const input = orderFor(id, { date: dayFromToday(11), lastDate: dayFromToday(12) })
    await createBooking(admin, { input, locale: 'en' })
    const block = { vehicleId: id, places: 2, reason: 'Tyres' }
    await blockPlaces(admin, { ...block, from: dayFromToday(12), to: dayFromToday(13) })
    const days = async (from: number, to?: number) => {
      const date = { date: dayFromToday(from), ...(to && { lastDate: dayFromToday(to) }) }
      const { rows } = await search({ q: 'Havel', ...date })
      const { total, available } = await getQuote(visitor, { vehicleId: id, ...date })
      expect(rows.map((row) => [row.total, row.available])).toEqual([[total, available]])
      return [total, available]
    }
    expect(await days(10)).toEqual([300_000, 3])
    expect(await days(11)).toEqual([360_000, 2])
    expect(await days(10, 11)).toEqual([660_000, 2])
    expect(await days(10, 12)).toEqual([960_000, 0])
    expect(await days(13, 19)).toEqual([1_750_000, 1])
  })

  it('puts what is gone on one of the days behind what is free on all', async () => {
    const { id } = await makeVehicle({ name: 'Spree', price: 43_000, quantity: 1 })
    await makeVehicle({ name: 'Spree', model: 'Later', price: 43_100, quantity: 1 })
    const input = orderFor(id, { date: dayFromToday(6) })
    await createBooking(await makeActor(), { input, locale: 'en' })
    const models = async (from: number, to: number) =>
      (await search({ q: 'Spree', date: dayFromToday(from), lastDate: dayFromToday(to) })).rows.map((row) => [
        row.model,
        row.available,
      ])
    expect(await models(7, 9)).toEqual([
      ['2022', 1],
      ['Later', 1],
    ])
    expect(await models(4, 6)).toEqual([
      ['Later', 1],
      ['2022', 0],
    ])
  })

  it.each([
    [{ date: dayFromToday(-1) }, 'DATE_OUT_OF_RANGE', { date: 'dayOutOfRange' }],
    [{ date: dayFromToday(366) }, 'DATE_OUT_OF_RANGE', { date: 'dayOutOfRange' }],
    [{ date: dayFromToday(9), lastDate: dayFromToday(8) }, 'INVALID_INPUT', { lastDate: 'rangeInvalid' }],
    [{ date: dayFromToday(0), lastDate: dayFromToday(90) }, 'INVALID_INPUT', { lastDate: 'rentalTooLong' }],
  ])('is not told for %j', async (query, code, fields) => {
    await expect(search(query)).rejects.toMatchObject({ code, fields: expect.objectContaining(fields) })
  })
})

const shared: typeof globalThis & { entotoDatabase?: Database } = globalThis

/** How many statements a search sends to the database. */
async function statementsOf(query: Record<string, string>): Promise<number> {
  const usual = database()
  const counting = new PrismaClient({
    adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL }),
    log: [{ emit: 'event', level: 'query' }],
  })
  let statements = 0
  counting.$on('query', () => (statements += 1))
  shared.entotoDatabase = counting
  try {
    await search(query)
    statements = 0
    await search(query)
    return statements
  } finally {
    shared.entotoDatabase = usual
    await counting.$disconnect()
  }
}

it('sends as many statements for many vehicles and days as for one', async () => {
  const days = { date: dayFromToday(1), lastDate: dayFromToday(60) }
  const ofOne = await statementsOf({ limit: '1' })
  expect(ofOne).toBeGreaterThan(1)
  expect(await statementsOf({ ...days, limit: '200' })).toBe(ofOne)
  expect(ofOne).toBeLessThanOrEqual(6)
})
