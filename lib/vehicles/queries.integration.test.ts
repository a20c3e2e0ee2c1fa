import { describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { createBooking } from '@/lib/bookings/reserve'
import type { Day } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { createCar } from '@/prisma/seed/cars'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { getOneDayVehicle, listAvailability } from './queries'
import { getTripVehicle } from './trip-vehicle'

describe('the availability of a vehicle', () => {
  it('is told for each day in order', async () => {
    const vehicle = await makeVehicle({ quantity: 1 })
    await createBooking(await makeActor(), {
      input: orderFor(vehicle.id, { date: dayFromToday(2) }),
      locale: 'en',
    })
    const answer = await listAvailability(visitor, {
      vehicleIds: [vehicle.id, crypto.randomUUID()],
      from: dayFromToday(1),
      days: 3,
    })
    const days = [
      { day: dayFromToday(1), available: 1 },
      { day: dayFromToday(2), available: 0 },
      { day: dayFromToday(3), available: 1 },
    ]
    expect(answer).toEqual([{ vehicleId: vehicle.id, days }])
  })

  it('is told of cars too, whose places the desk and the list of cars show', async () => {
    const car = { name: 'Vitz', item: 'suv', price: '$60', filename: 'suv-1.webp' } as const
    const { id } = await createCar(database(), { ...car, facts: [4, 1, 'manual', 'petrol', 3] })
    const from = dayFromToday(1)
    const answer = await listAvailability(visitor, { vehicleIds: [id], from, days: 1 })
    expect(answer).toEqual([{ vehicleId: id, days: [{ day: from, available: 3 }] }])
  })
})

/** A vehicle as its page shows it for a trip of one day. */
function vehicleOn(id: string, date: Day) {
  const pickup = { pickupPlace: undefined, pickupTime: undefined, passengers: undefined }
  return getTripVehicle(visitor, { id, trip: { date, lastDate: date, ...pickup }, locale: 'en' })
}

describe('a car for a trip', () => {
  const makeCar = async (dayPrice: number | null) => {
    const car = { name: 'Vitz', item: 'suv', price: '$60', filename: 'suv-1.webp' } as const
    const { id } = await createCar(database(), { ...car, facts: [4, 1, 'manual', 'petrol', 3] })
    await database().vehicle.update({ where: { id }, data: { dayPrice } })
    return id
  }

  it('costs what its day does, and has cars beside it that can be reserved', async () => {
    const [car, other, unpriced] = [await makeCar(1560), await makeCar(1600), await makeCar(null)]
    const found = await vehicleOn(car, dayFromToday(3))
    expect(found?.vehicle).toMatchObject({ kind: 'car', total: 1560, available: 3 })
    const similar = found?.similar.map(({ id }) => id)
    expect(similar).toContain(other)
    expect(similar).not.toContain(unpriced)
    expect((await vehicleOn(unpriced, dayFromToday(3)))?.vehicle).toMatchObject({
      ...{ total: null, perDay: null, typedPrice: '$60' },
    })
  })
})

describe('the next days of a vehicle that is taken', () => {
  const nextFree = async (days: number) => {
    const { id } = await makeVehicle({ quantity: 1 })
    const date = dayFromToday(days)
    await createBooking(await makeActor(), { input: orderFor(id, { date }), locale: 'en' })
    return (await vehicleOn(id, date))?.nextFree
  }

  it('can be booked', async () => {
    expect(await nextFree(3)).toEqual([4, 5, 6].map(dayFromToday))
    expect(await nextFree(363)).toEqual([364, 365].map(dayFromToday))
    expect(await nextFree(365)).toEqual([])
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
