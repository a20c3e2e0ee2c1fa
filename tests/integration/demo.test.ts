import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { priceBands } from '@/lib/vehicles/rules'
import { carCategories } from '@/lib/vehicles/rules'
import { visitor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { importStatement } from '@/lib/payments/statement-import'
import { confirmStatement, countStatement, getStatement } from '@/lib/payments/statement-result'
import { spanOf } from '@/lib/statistics/rules'
import { dayInAddis, dateOfDay, startOfDay } from '@/lib/core/day'
import { getQuote, listFromPrices, listPriceRules } from '@/lib/vehicles/prices/queries'
import { seedDemo } from '@/prisma/seed/demo'
import { dayFromToday, makeActor } from '../support/factories'
import { readProjectFile } from '../support/source-files'
import { statementFile } from '../support/statement-claims'

const url = process.env.DATABASE_OWNER_URL ?? ''
let wasEmpty = false
beforeAll(async () => {
  wasEmpty = await seedDemo(url)
})

// CONTRACT section 3.
describe('the demo', () => {
  it('is made once', async () => {
    expect(wasEmpty).toBe(true)
    expect(await seedDemo(url)).toBe(false)
  })

  it('has cars of every category, and one-day vehicles of every price band', async () => {
    for (const item of carCategories) {
      expect(
        await database().vehicle.count({ where: { kind: 'car', category: item } }),
        item,
      ).toBeGreaterThanOrEqual(3)
    }
    const kind = 'one_day'
    for (const { key, min, max } of priceBands) {
      const dayPrice = { gte: min, ...(max !== undefined && { lte: max }) }
      expect(await database().vehicle.count({ where: { kind, dayPrice } }), key).toBeGreaterThan(0)
    }
    expect(await database().vehicle.count({ where: { kind } })).toBeGreaterThanOrEqual(12)
    expect(await database().vehicle.count({ where: { kind, dayPrice: { lt: 3000 } } })).toBeGreaterThan(0)
    expect(await database().vehicle.count({ where: { kind, quantity: 0 } })).toBeGreaterThan(0)
  })

  it('has cars that cost what the specification prints on the home page, and city cars with a driver', async () => {
    const cheapest = async (where: object) => {
      const { _min } = await database().vehicle.aggregate({
        where: { kind: 'car', quantity: { gt: 0 }, ...where },
        _min: { dayPrice: true },
      })
      return _min.dayPrice
    }
    expect(await cheapest({ category: 'suv' })).toBe(1560)
    expect(await cheapest({ category: 'suv', bags: { gt: 1 } })).toBe(2070)
    expect(await cheapest({ category: 'midsuv' })).toBe(1770)
    expect(await cheapest({ category: 'minivan' })).toBe(2570)
    const city = await database().vehicle.findMany({
      where: { kind: 'one_day', category: 'suv', item: { contains: 'city' } },
      select: { dayPrice: true },
    })
    expect(city.length).toBeGreaterThanOrEqual(3)
    for (const { dayPrice } of city) {
      expect(dayPrice).toBeGreaterThanOrEqual(2200)
      expect(dayPrice).toBeLessThanOrEqual(5000)
    }
  })

  it('has facts of every vehicle, prices of longer rentals and several pictures of some', async () => {
    const unknown = {
      OR: [{ seats: null }, { bags: null }, { gearbox: null }, { fuel: null }, { category: null }],
    }
    expect(await database().vehicle.count({ where: unknown })).toBe(0)
    expect(await database().vehicle.count({ where: { kind: 'car', dayPrice: null } })).toBe(1)
    expect(await database().vehicle.count({ where: { priceFrom30: { not: null } } })).toBeGreaterThan(5)
    for (const kind of ['car', 'one_day'] as const) {
      expect(
        await database().vehicle.count({ where: { kind, pictures: { some: {} } } }),
      ).toBeGreaterThanOrEqual(3)
    }
    for (const { url } of await database().vehiclePicture.findMany()) {
      expect(existsSync(`public${url}`), url).toBe(true)
    }
  })

  it('has one season, one weekend rule and three extras, and its plain day prices', async () => {
    const today = dayFromToday(0)
    const { rows } = await listPriceRules(await makeActor('admin'))
    const [season, weekend, ...others] = rows
    expect(season).toMatchObject({ percent: 20, weekdays: [], vehicleId: null, category: null })
    expect([weekend?.weekdays, others]).toEqual([[6, 7], []])
    expect(await database().extra.count()).toBe(3)
    const vitz = await database().vehicle.findFirstOrThrow({ where: { name: 'Toyota Vitz', dayPrice: 1560 } })
    const [from, to] = [season?.from ?? '', season?.to ?? '']
    expect([from > today, to > from]).toEqual([true, true])
    expect((await getQuote(visitor, { vehicleId: vitz.id, date: today })).total).toBe(156_000)
    // What SPEC prints on the home page (CONTRACT section 3).
    expect(await listFromPrices(visitor)).toMatchObject({
      compact: 1560,
      economy: 2070,
      midsuv: 1770,
      minivan: 2570,
    })
  })

  it('has bookings of every status, ahead and behind, some of them for today', async () => {
    const today = dayInAddis(new Date())
    for (const status of ['pending', 'successful', 'canceled'] as const) {
      expect(await database().booking.count({ where: { status } }), status).toBeGreaterThan(0)
    }
    const day = dateOfDay(today)
    expect(await database().booking.count({ where: { day } })).toBeGreaterThan(0)
    expect(await database().booking.count({ where: { day: { gt: day } } })).toBeGreaterThan(3)
    const { from } = spanOf('90', today)
    const early = { createdAt: { lt: startOfDay(from) } }
    expect(await database().booking.count({ where: early })).toBe(0)
    // Nothing of the past waits for an answer: it would expire at the first start.
    expect(await database().booking.count({ where: { status: 'pending', day: { lte: day } } })).toBe(0)
  })

  it('has messages and requests that wait', async () => {
    expect(await database().contactMessage.count({ where: { doneAt: null } })).toBeGreaterThan(0)
    expect(await database().travelBooking.count({ where: { doneAt: null } })).toBeGreaterThan(0)
  })

  it('has claims that docs/demo-statement.csv confirms, one of another amount, and one that nobody claimed', async () => {
    const admin = await makeActor('admin')
    const file = statementFile(readProjectFile('docs/demo-statement.csv'))
    const id = await importStatement(admin, { file, bank: null })
    expect(await countStatement(admin, id)).toEqual({ lines: 6, exact: 3, differs: 1, notFound: 1 })
    // One of them was confirmed before.
    expect(await confirmStatement(admin, id)).toEqual({ confirmed: 2 })
    expect(await getStatement(admin, { id, group: 'exact', page: 1 })).toMatchObject({ open: 0 })
  })
})
