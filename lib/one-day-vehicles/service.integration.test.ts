import { describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/actor'
import { createOneDayBooking } from '@/lib/one-day-bookings/create'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { oneDayVehicleQuery } from './schema'
import { getOneDayVehicle, listAvailability, listOneDayVehicles } from './service'

const list = async (query: Record<string, string>) => {
  const page = await listOneDayVehicles(visitor, { query: oneDayVehicleQuery.parse(query), locale: 'en' })
  return { ...page, names: page.vehicles.map(({ name }) => name) }
}

describe('the list of one-day vehicles', () => {
  it('is filtered by price with both ends included, cheapest first', async () => {
    const prices = [20_999, 21_000, 21_500, 22_000, 22_001]
    for (const price of prices) await makeVehicle({ price, name: `Band ${price}` })
    const { names } = await list({ min: '21000', max: '22000' })
    expect(names).toEqual(['Band 21000', 'Band 21500', 'Band 22000'])
  })

  it('finds every word in any column and any case', async () => {
    await makeVehicle({ name: 'Lada Niva', model: '1988' })
    expect((await list({ q: 'niva 1988' })).names).toEqual(['Lada Niva'])
    expect((await list({ q: 'NIVA 1989' })).names).toEqual([])
  })

  it('reads the signs of a pattern as plain text', async () => {
    await makeVehicle({ name: 'Hundred % Car_X' })
    expect((await list({ q: '%' })).names).toEqual(['Hundred % Car_X'])
    expect((await list({ q: 'car_x' })).names).toEqual(['Hundred % Car_X'])
    expect((await list({ q: '\\' })).names).toEqual([])
  })

  it('is not broken by an address that makes no sense', async () => {
    const sensible = await list({})
    const odd = await list({ date: 'tomorrow', min: 'cheap', max: '-1', page: 'last' })
    expect(odd.total).toBe(sensible.total)
  })

  it('shows what is left on the day that is asked for', async () => {
    const vehicle = await makeVehicle({ name: 'Only one left', quantity: 2 })
    await createOneDayBooking(await makeActor(), {
      input: orderFor(vehicle.id, { date: dayFromToday(4) }),
      locale: 'en',
    })
    const leftOn = async (days: number) =>
      (await list({ q: 'Only one left', date: dayFromToday(days) })).vehicles[0]?.available
    expect(await leftOn(4)).toBe(1)
    expect(await leftOn(5)).toBe(2)
  })
})

describe('the availability of a vehicle', () => {
  it('is told for each day in order', async () => {
    const vehicle = await makeVehicle({ quantity: 1 })
    await createOneDayBooking(await makeActor(), {
      input: orderFor(vehicle.id, { date: dayFromToday(2) }),
      locale: 'en',
    })
    const days = await listAvailability(visitor, { vehicleId: vehicle.id, from: dayFromToday(1), days: 3 })
    expect(days).toEqual([
      { day: dayFromToday(1), available: 1 },
      { day: dayFromToday(2), available: 0 },
      { day: dayFromToday(3), available: 1 },
    ])
  })
})

describe('the features of a vehicle', () => {
  it('are shown in the reader’s language, marked with it', async () => {
    const { id } = await makeVehicle({ features: 'city' })
    for (const locale of ['en', 'om', 'am'] as const) {
      const vehicle = await getOneDayVehicle(visitor, { id, day: dayFromToday(0), locale })
      expect(vehicle?.features.lang).toBe(locale)
    }
  })
})
