import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { createBooking } from '@/lib/bookings/reserve'
import type { Day } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { blockPlaces } from '@/lib/vehicles/availability/mutations'
import { createCar } from '@/prisma/seed/cars'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { extraFacts, priceRuleFacts } from '@/tests/support/quotes'
import { newVehicleName } from '@/tests/support/vehicle-name'
import { cursorQuery } from '@/lib/db/cursor'
import { listVehicles } from '@/lib/vehicles/public-list'
import { getVehicle } from '@/lib/vehicles/queries'
import { removeExtra, removePriceRule, saveExtra, savePriceRule } from './mutations'
import {
  getQuote,
  listExtras,
  listFromPrices,
  listOfferedExtras,
  listPriceRules,
  listVehicleChoices,
  priceVehiclesOn,
} from './queries'
import { extraRecord } from './view'

const date = dayFromToday(5)
const makeCar = () =>
  createCar(database(), { name: 'Vitz', item: 'suv', price: '$60', filename: 'suv-1.webp' })

async function makeExtra(birr: number, per: 'day' | 'booking') {
  return saveExtra(await makeActor('admin'), { facts: extraFacts(birr, per) })
}

describe('a quote', () => {
  it('is of the days, what rules change, and the extras that are asked for', async () => {
    const admin = await makeActor('admin')
    const { id: vehicleId } = await makeVehicle({ price: 3500 })
    const driver = await makeExtra(1000, 'day')
    await makeExtra(500, 'booking')
    const facts = priceRuleFacts({ percent: 10, target: { vehicleId, category: null } })
    await savePriceRule(admin, { facts })
    const asked = { vehicleId, date, lastDate: dayFromToday(7) }
    // 3 × 3500 + 3 × 350, and 3 × 1000 for the driver.
    expect(await getQuote(visitor, asked)).toMatchObject({ days: 3, total: 1_155_000, available: 3 })
    const { lines, total } = await getQuote(visitor, { ...asked, extras: [driver.id, driver.id] })
    expect(total).toBe(1_455_000)
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['rent', 1_050_000],
      ['rule', 105_000],
      ['extra', 300_000],
    ])
  })

  it('follows a change of the vehicle and of a rule at once', async () => {
    const admin = await makeActor('admin')
    const { id: vehicleId } = await makeVehicle({ price: 3000 })
    const total = async () => (await getQuote(visitor, { vehicleId, date })).total
    expect(await total()).toBe(300_000)
    const facts = priceRuleFacts({ percent: -50, target: { vehicleId, category: null } })
    const rule = await savePriceRule(admin, { facts })
    expect(await total()).toBe(150_000)
    await removePriceRule(admin, rule.id)
    expect(await total()).toBe(300_000)
    // Past the application, as by hand.
    await database().vehicle.update({ where: { id: vehicleId }, data: { dayPrice: 2000 } })
    await expect.poll(total).toBe(200_000)
  })

  it('takes the price from 7 and from 30 days on, and a class', async () => {
    const admin = await makeActor('admin')
    const { id: vehicleId } = await makeCar()
    const prices = { dayPrice: 2000, priceFrom7: 1800, priceFrom30: 1500 }
    await database().vehicle.update({ where: { id: vehicleId }, data: prices })
    const total = async (last: number) =>
      (await getQuote(visitor, { vehicleId, date, lastDate: dayFromToday(last) })).total
    expect(await total(11)).toBe(1_260_000)
    expect(await total(34)).toBe(4_500_000)
    const days = { from: date, to: date, rank: 9999 }
    const facts = priceRuleFacts({
      amount: 500,
      ...days,
      target: { vehicleId: null, category: 'suv' },
    })
    const rule = await savePriceRule(admin, { facts })
    expect(await total(11)).toBe(1_310_000)
    await removePriceRule(admin, rule.id)
  })

  it('says what is left on the day with the least', async () => {
    const { id: vehicleId } = await makeVehicle({ quantity: 5 })
    const staff = await makeActor('subadmin')
    const block = { vehicleId, reason: 'Tyres' }
    await blockPlaces(staff, { ...block, from: dayFromToday(6), to: dayFromToday(8), places: 2 })
    await blockPlaces(staff, { ...block, from: dayFromToday(8), to: dayFromToday(8), places: 3 })
    const available = async (last: number) =>
      (await getQuote(visitor, { vehicleId, date, lastDate: dayFromToday(last) })).available
    expect(await Promise.all([5, 6, 7, 8].map(available))).toEqual([5, 3, 3, 0])
  })

  it('is refused for other days, unknown vehicles and extras, and cars without a day price', async () => {
    const { id: vehicleId } = await makeVehicle()
    const quote = (asked: object) => getQuote(visitor, { vehicleId, date, ...asked })
    await expect(quote({ date: dayFromToday(-1) })).rejects.toMatchObject({
      code: 'DATE_OUT_OF_RANGE',
      fields: { date: 'dayOutOfRange' },
    })
    await expect(quote({ date: dayFromToday(360), lastDate: dayFromToday(366) })).rejects.toMatchObject({
      code: 'DATE_OUT_OF_RANGE',
      fields: { lastDate: 'dayOutOfRange' },
    })
    await expect(quote({ vehicleId: randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(quote({ extras: [randomUUID()] })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { extras: 'extraUnknown' },
    })
    const car = await makeCar()
    await expect(quote({ vehicleId: car.id })).rejects.toMatchObject({ code: 'PRICE_ON_REQUEST' })
  })
})

describe('an extra for one kind of vehicle', () => {
  it('is offered, priced and booked with vehicles of that kind alone', async () => {
    const admin = await makeActor('admin')
    const facts = { ...extraFacts(1200, 'day'), vehicleKind: 'car' } as const
    const driver = await saveExtra(admin, { facts })
    const both = await makeExtra(100, 'day')
    const idsFor = async (kind: 'car' | 'one_day') =>
      (await listOfferedExtras(visitor, kind)).map(({ id }) => id)
    expect(await idsFor('car')).toEqual(expect.arrayContaining([driver.id, both.id]))
    expect(await idsFor('one_day')).not.toContain(driver.id)

    const car = await makeCar()
    await database().vehicle.update({ where: { id: car.id }, data: { dayPrice: 2000 } })
    const extras = [driver.id]
    expect(await getQuote(visitor, { vehicleId: car.id, date, extras })).toMatchObject({ total: 320_000 })
    const { id: vehicleId } = await makeVehicle()
    const refused = { code: 'INVALID_INPUT', fields: { extras: 'extraForOthers' } }
    await expect(getQuote(visitor, { vehicleId, date, extras })).rejects.toMatchObject(refused)
    const input = orderFor(vehicleId, { date, extras })
    await expect(createBooking(await makeActor(), { input, locale: 'en' })).rejects.toMatchObject(refused)
    const shown = (id: string) => getVehicle(visitor, { id, locale: 'en' })
    expect((await shown(car.id))?.extras).toContainEqual(extraRecord(driver))
    expect((await shown(vehicleId))?.extras).not.toContainEqual(extraRecord(driver))
    await removeExtra(admin, driver.id)
  })
})

describe('what classes cost from', () => {
  const facts = (bags: number, quantity = 1) => [4, bags, 'manual', 'petrol', quantity] as const
  const makeSedan = (dayPrice: number, bags: number, quantity?: number) =>
    createCar(database(), {
      name: newVehicleName('Sedan'),
      item: 'suv',
      price: '$60',
      filename: 'suv-1.webp',
      prices: [dayPrice],
      facts: facts(bags, quantity),
    })

  it('is the quote of today of the cheapest car that can be booked, at once after a change', async () => {
    const admin = await makeActor('admin')
    const prices = async () => {
      const { compact, economy, standard } = await listFromPrices(visitor)
      return [compact, economy, standard]
    }
    await makeSedan(30, 1, 0)
    const small = await makeSedan(40, 1)
    await makeSedan(60, 2)
    const large = await makeSedan(80, 3)
    await makeVehicle({ price: 10, category: 'suv', bags: 4 })
    await expect.poll(prices).toEqual([40, 60, 80])
    const rule = (percent: number, vehicleId: string, rank: number) =>
      savePriceRule(admin, {
        facts: priceRuleFacts({ percent, rank, target: { vehicleId, category: null } }),
      })
    const dearer = await rule(100, small.id, 1)
    expect(await prices()).toEqual([60, 60, 80])
    const cheaper = await rule(-75, large.id, 1)
    expect(await prices()).toEqual([20, 20, 20])
    expect((await getQuote(visitor, { vehicleId: large.id, date: dayFromToday(0) })).total).toBe(2000)
    await removePriceRule(admin, dearer.id)
    await removePriceRule(admin, cheaper.id)
    expect(await prices()).toEqual([40, 60, 80])
    // Past the application, as by hand.
    await database().vehicle.update({ where: { id: small.id }, data: { quantity: 0 } })
    await expect.poll(prices).toEqual([60, 60, 80])
  })

  it('is nothing where no car of the class can be booked', async () => {
    expect((await listFromPrices(visitor)).pickup).toBeNull()
  })

  it('shows vehicles with what they cost on a day', async () => {
    const admin = await makeActor('admin')
    const vehicle = await makeVehicle({ price: 3000 })
    const day = dayFromToday(40)
    const season = priceRuleFacts({ percent: 20, target: { vehicleId: vehicle.id, category: null } })
    const { id } = await savePriceRule(admin, { facts: { ...season, from: day, to: day } })
    const list = async (on: Day) => {
      const { rows } = await listVehicles(visitor, {
        kind: 'one_day',
        query: { q: vehicle.name, date: on },
        locale: 'en',
        limit: 200,
      })
      const priced = await priceVehiclesOn(visitor, rows, on)
      return priced.find((one) => one.id === vehicle.id)?.dayPrice
    }
    expect([await list(day), await list(dayFromToday(41))]).toEqual([3600, 3000])
    await removePriceRule(admin, id)
  })
})

describe('vehicles to choose from', () => {
  it('are found by words, and the chosen one stays among them', async () => {
    const admin = await makeActor('admin')
    const word = newVehicleName('')
    const yaris = await makeVehicle({ name: `Yaris ${word}`, model: '2021' })
    const corolla = await makeVehicle({ name: `Corolla ${word}`, model: '' })
    const names = async (q: string, ids: string[] = []) =>
      (await listVehicleChoices(admin, { q, ids })).vehicles.map(({ name }) => name)
    expect(await names(word)).toEqual([`Corolla ${word}`, `Yaris ${word} 2021`])
    expect(await names(`yaris ${word}`)).toEqual([`Yaris ${word} 2021`])
    expect(await names(`yaris ${word}`, [corolla.id, yaris.id])).toHaveLength(2)
  })
})

describe('the lists of prices', () => {
  it('come in pages with their counts, the highest rank first and the oldest extra', async () => {
    const admin = await makeActor('admin')
    const { id: vehicleId } = await makeVehicle()
    for (const rank of [9001, 9003, 9002]) {
      await savePriceRule(admin, { facts: priceRuleFacts({ rank, target: { vehicleId, category: null } }) })
    }
    const first = await listPriceRules(admin, { limit: 2 })
    expect(first).toMatchObject({ total: await database().priceRule.count(), previous: null })
    expect(first.rows.map(({ rank }) => rank)).toEqual([9003, 9002])
    const second = await listPriceRules(admin, { ...cursorQuery.parse({ after: first.next }), limit: 2 })
    expect(second.rows[0]).toMatchObject({ rank: 9001, vehicleId })
    const back = await listPriceRules(admin, { ...cursorQuery.parse({ before: second.previous }), limit: 2 })
    expect(back.rows).toEqual(first.rows)
    expect((await listPriceRules(admin, { page: 100, limit: 200 })).rows).toEqual([])

    const extras = [await makeExtra(1, 'day'), await makeExtra(2, 'day')]
    const all = await listExtras(admin, { limit: 200 })
    expect(all.rows.slice(-2)).toEqual(extras)
    const oldest = await listExtras(admin, { limit: 1 })
    const next = await listExtras(admin, { ...cursorQuery.parse({ after: oldest.next }), limit: 1 })
    expect([...oldest.rows, ...next.rows]).toEqual(all.rows.slice(0, 2))
    expect(next.total).toBe(all.total)
  })
})
