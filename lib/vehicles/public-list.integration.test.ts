import { beforeAll, describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { createBooking } from '@/lib/bookings/reserve'
import { createCar } from '@/prisma/seed/cars'
import { codeOf } from '@/tests/support/code-of'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { listVehicles } from './public-list'
import { listResults } from './results'
import type { CarCategory } from './rules'
import { oneDayVehicleQuery } from './schema'

const list = async (query: Record<string, string>, size: { limit?: number; cap?: number } = {}) => {
  const page = await listVehicles(visitor, {
    kind: 'one_day',
    query: oneDayVehicleQuery.parse(query),
    locale: 'en',
    ...size,
  })
  return { ...page, names: page.rows.map(({ name }) => name) }
}

async function bookOut(vehicleId: string, days: number) {
  const input = orderFor(vehicleId, { date: dayFromToday(days) })
  await createBooking(await makeActor(), { input, locale: 'en' })
}

describe('the price range', () => {
  beforeAll(async () => {
    for (const price of [20_999, 21_000, 21_500, 22_000, 22_001])
      await makeVehicle({ price, name: `Band ${price}` })
  })

  it('holds both of its ends, cheapest first', async () => {
    const expected = ['Band 21000', 'Band 21500', 'Band 22000']
    expect((await list({ min: '21000', max: '22000' })).names).toEqual(expected)
  })

  it('is understood the other way round as well', async () => {
    expect((await list({ min: '22000', max: '21500' })).names).toEqual(['Band 21500', 'Band 22000'])
  })
})

describe('the order of the list', () => {
  const range = { min: '31000', max: '31999' }

  beforeAll(async () => {
    await makeVehicle({ price: 31_200, name: 'beta' })
    await makeVehicle({ price: 31_100, name: 'Gamma' })
    await makeVehicle({ price: 31_300, name: 'Alpha' })
    await makeVehicle({ price: 31_000, name: 'Delta', quantity: 0 })
  })

  it.each([
    ['price', ['Gamma', 'beta', 'Alpha', 'Delta']],
    ['price-desc', ['Alpha', 'beta', 'Gamma', 'Delta']],
    ['name', ['Alpha', 'beta', 'Gamma', 'Delta']],
    ['newest', ['Alpha', 'Gamma', 'beta', 'Delta']],
    ['whatever', ['Gamma', 'beta', 'Alpha', 'Delta']],
  ])('by %s puts what is gone on the day last', async (sort, expected) => {
    expect((await list({ ...range, sort })).names).toEqual(expected)
  })

  it.each(['price', 'price-desc', 'name', 'newest'])(
    'by %s is the same in one piece, page by page, and key by key beyond the cap',
    async (sort) => {
      const whole = (await list({ ...range, sort }, { limit: 9 })).names
      const byNumber = []
      for (const page of ['1', '2', '3', '4'])
        byNumber.push(...(await list({ ...range, sort, page }, { limit: 1, cap: 2 })).names)
      expect(byNumber).toEqual(whole)
      const byKey = []
      let after: string | undefined
      for (let page = 1; page < 9; page++) {
        const next = await list({ ...range, sort, page: '1', ...(after && { after }) }, { limit: 1, cap: 2 })
        byKey.push(...next.names)
        if (!next.next) break
        after = next.next
      }
      expect(byKey).toEqual(whole)
    },
  )

  it('follows the bookings of the day', async () => {
    const { id } = await makeVehicle({ price: 32_000, name: 'First', quantity: 1 })
    await makeVehicle({ price: 32_001, name: 'Second', quantity: 1 })
    await bookOut(id, 8)
    const on = async (days: number) =>
      (await list({ min: '32000', max: '32999', date: dayFromToday(days) })).names
    expect(await on(7)).toEqual(['First', 'Second'])
    expect(await on(8)).toEqual(['Second', 'First'])
  })

  it('counts no further than the cap', async () => {
    expect((await list(range, { cap: 2 })).total).toBe(3)
    expect((await list(range)).total).toBe(4)
  })
})

describe('the day', () => {
  it('that is asked for decides what is left', async () => {
    const vehicle = await makeVehicle({ name: 'Wolga', quantity: 2 })
    await bookOut(vehicle.id, 4)
    const leftOn = async (days: number) =>
      (await list({ q: 'Wolga', date: dayFromToday(days) })).rows[0]?.available
    expect(await leftOn(4)).toBe(1)
    expect(await leftOn(5)).toBe(2)
    for (const days of [-1, 366]) expect(await codeOf(leftOn(days))).toBe('DATE_OUT_OF_RANGE')
  })

  it('and all the rest may be nonsense without breaking the list', async () => {
    const sensible = await list({})
    const odd = await list({
      min: 'cheap',
      max: '-1',
      page: 'last',
      sort: 'x',
      after: '%',
    })
    expect(odd.names).toEqual(sensible.names)
  })
})

describe('the search', () => {
  beforeAll(async () => {
    await makeVehicle({ name: 'Toyota Starlet', model: '1998' })
    await makeVehicle({ name: 'ሱዙኪ ስዊፍት', model: '2019' })
    await makeVehicle({ name: 'Hyundai Atos', model: '2007' })
    await makeVehicle({ name: 'Mercedes-Benz Vito', model: '2016' })
    await makeVehicle({ name: 'Toyota Land Cruiser Prado', model: '2021' })
    await makeVehicle({ name: 'Toyota Hilux', model: '2020' })
    await makeVehicle({ name: 'Toyota RAV4', model: '2018' })
    await makeVehicle({ name: 'Citroën C3 100% Car_X', model: '2017' })
  })

  it.each([
    ...['Toyota starlet', 'toyotaa starlett', 'TOYOTA STARLET', 'ቶዮታ ስታርሌት', 'Tooyootaa Istaarleet'].map(
      (q) => [q, 'Toyota Starlet'],
    ),
    ...['suzuki swift', 'ሱዙኪ ስዊፍት', 'Suuzukii', 'suzki', 'ሱዙኪ'].map((q) => [q, 'ሱዙኪ ስዊፍት']),
    ...['hyundai', 'Hundaayii', 'ሂዩንዳይ', 'ሀዩንዳይ', 'hyundia', 'hundai'].map((q) => [q, 'Hyundai Atos']),
    ...['mercedes', 'Marsedes', 'መርሴዲስ', 'mercedes benz vito', 'ቤንዝ'].map((q) => [q, 'Mercedes-Benz Vito']),
    ...['land cruiser', 'landcruiser', 'ላንድ ክሩዘር', 'ፕራዶ', 'Piraadoo'].map((q) => [
      q,
      'Toyota Land Cruiser Prado',
    ]),
    ...['hilux', 'ሃይሉክስ', 'ሂሉክስ', 'Haayiluks'].map((q) => [q, 'Toyota Hilux']),
    ...['rav4', 'RAV 4', 'ራቭ4', 'rav-4'].map((q) => [q, 'Toyota RAV4']),
    ...['citroen', 'CITROËN', 'sitroen', 'car_x', '100%'].map((q) => [q, 'Citroën C3 100% Car_X']),
    ['starl', 'Toyota Starlet'],
    ['starlet 1998', 'Toyota Starlet'],
    ['1998 starlet', 'Toyota Starlet'],
  ])('for “%s” finds %s and nothing else', async (q, name) => {
    expect((await list({ q })).names).toEqual([name])
  })

  it.each(['Toyota', 'toyotaa', 'ቶዮታ', 'tOYOTA', 'Tooyootaa', 'toyta', 'tyota'])(
    'for “%s” finds every Toyota and no other car',
    async (q) => {
      const { names } = await list({ q })
      expect(names).toHaveLength(4)
      expect(names.filter((name) => !name.startsWith('Toyota'))).toEqual([])
    },
  )

  it.each(['starlet 1999', 'toyota swift', 'gfdskl', '%', '\\', '_', '   .', '199', 'ፈረስ'])(
    'for “%s” finds nothing, and never everything',
    async (q) => {
      expect((await list({ q })).names).toEqual([])
    },
  )

  it('reads the features in each language', async () => {
    await database().vehicle.create({
      data: {
        kind: 'one_day',
        name: 'Lada',
        model: '1990',
        item: 'Roof rack',
        itemTranslations: { am: 'የጣሪያ መደርደሪያ', om: 'Sooftii baattuu' },
        dayPrice: 2500,
        quantity: 1,
        seats: 4,
        url: '/x.webp',
        filename: 'x.webp',
      },
    })
    for (const q of ['roof', 'ጣሪያ', 'sooftii']) expect((await list({ q })).names, q).toEqual(['Lada'])
  })

  it('knows a vehicle by its new name only, once it was renamed', async () => {
    const { id } = await makeVehicle({ name: 'Trabant' })
    await database().vehicle.update({ where: { id }, data: { name: 'Wartburg' } })
    expect((await list({ q: 'trabant' })).names).toEqual([])
    expect((await list({ q: 'wartburg' })).names).toEqual(['Wartburg'])
    await database().vehicle.delete({ where: { id } })
    expect((await list({ q: 'wartburg' })).names).toEqual([])
    const words = await database().vehicleWord.findMany({ where: { word: { startsWith: 'uartburg' } } })
    expect(words).toEqual([{ word: 'uartburg', vehicles: 0 }])
  })

  it('goes together with price and day', async () => {
    expect((await list({ q: 'toyota', min: '3500', max: '3500', date: dayFromToday(3) })).total).toBe(4)
    expect((await list({ q: 'toyota', min: '3501' })).total).toBe(0)
  })
})

const post = (name: string, item: 'midsuv' | 'pickup') =>
  createCar(database(), { name, item, price: '2,100,000 Br', filename: 'midsuv-1.webp' })

const listCars = (query: { type: CarCategory; page?: number }, limit?: number) =>
  listVehicles(visitor, { kind: 'car', query, locale: 'en', ...(limit && { limit }) })

const noWishes = { pickupPlace: undefined, pickupTime: undefined, passengers: undefined }

describe('the public list of cars', () => {
  it('shows a visitor the cars of one category, newest first', async () => {
    const earlier = await post('Earlier', 'pickup')
    const later = await post('Later', 'pickup')
    await post('Other class', 'midsuv')
    const { rows: cars } = await listCars({ type: 'pickup' })
    expect(new Set(cars.map(({ category }) => category))).toEqual(new Set(['pickup']))
    const ids = cars.map(({ id }) => id)
    expect(ids.indexOf(later.id)).toBeLessThan(ids.indexOf(earlier.id))
  })

  it('shows the price as staff typed it', async () => {
    const { id } = await post('As typed', 'pickup')
    const { rows: cars } = await listCars({ type: 'pickup' })
    expect(cars.find((car) => car.id === id)?.price).toBe('2,100,000 Br')
  })

  it('shows the last page for one beyond it on a screen, and nothing elsewhere', async () => {
    await post('One', 'midsuv')
    await post('Two', 'midsuv')
    const day = dayFromToday(3)
    const last = await listResults(visitor, {
      kind: 'car',
      trip: { date: day, lastDate: day, ...noWishes },
      filter: { class: 'midsuv' },
      sort: 'newest',
      page: 999,
      limit: 1,
    })
    expect(last.page).toBe(last.pages)
    expect(last.pages).toBe(last.total)
    expect(last.rows).toHaveLength(1)
    const beyond = await listCars({ type: 'midsuv', page: 999 }, 1)
    expect(beyond).toMatchObject({ rows: [], total: last.total })
  })
})
