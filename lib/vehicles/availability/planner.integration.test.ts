import { describe, expect, it } from 'vitest'
import { setBookingStatus } from '@/lib/bookings/mutations'
import { createBooking } from '@/lib/bookings/reserve'
import { createCar } from '@/prisma/seed/cars'
import { database } from '@/lib/db/client'
import { takeCash } from '@/lib/payments/mutations'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { newVehicleName } from '@/tests/support/vehicle-name'
import { blockPlaces } from './mutations'
import { getPlanner } from './planner'

const time = { from: dayFromToday(10), days: 14 }

const book = async (vehicleId: string, from: number, to = from) =>
  createBooking(await makeActor(), {
    input: orderFor(vehicleId, { date: dayFromToday(from), lastDate: dayFromToday(to) }),
    locale: 'en',
  })

describe('the timeline', () => {
  it('has each booking with all of its days, and what is blocked in that time', async () => {
    const admin = await makeActor('admin')
    const word = newVehicleName('')
    const { id } = await makeVehicle({ name: `Corolla ${word}`, quantity: 3 })
    const [before, within, after] = [await book(id, 8, 11), await book(id, 15, 16), await book(id, 21, 25)]
    const canceled = await book(id, 17)
    await setBookingStatus(admin, { id: canceled.id, status: 'canceled' })
    await setBookingStatus(admin, { id: within.id, status: 'successful' })
    const block = { vehicleId: id, from: dayFromToday(22), to: dayFromToday(30), places: 2, reason: 'Tyres' }
    await blockPlaces(admin, block)
    const { rows, free, places } = await getPlanner(admin, { ...time, q: word })
    expect(places).toBe(3)
    expect(rows).toEqual([
      {
        ...{ id, name: `Corolla ${word} 2022`, quantity: 3 },
        bars: [
          [before.code, -1, 4, 'claimed', 'Almaz Tadesse'],
          [within.code, 6, 2, 'confirmed', 'Almaz Tadesse'],
          [after.code, 12, 5, 'claimed', 'Almaz Tadesse'],
          ['', 13, 2, 'blocked', '2 × Tyres'],
        ],
      },
    ])
    expect(free).toEqual([2, 2, 3, 3, 3, 2, 2, 3, 3, 3, 3, 2, 0, 0])
  })

  it('tells what was paid in part from what was not paid at all', async () => {
    const admin = await makeActor('admin')
    const word = newVehicleName('')
    const { id: vehicleId } = await makeVehicle({ name: `Hiace ${word}`, quantity: 2 })
    const unpaid = { transactionId: undefined, amount: undefined, date: dayFromToday(12) }
    const reserve = async () =>
      createBooking(await makeActor(), { input: orderFor(vehicleId, unpaid), locale: 'en' })
    const [held, part] = [await reserve(), await reserve()]
    await takeCash(admin, { bookingId: part.id, amount: 100_000 })
    const { rows } = await getPlanner(admin, { ...time, q: word })
    const looks = rows.flatMap(({ bars }) => bars.map(([code, , , look]) => [code, look]))
    expect(Object.fromEntries(looks)).toEqual({ [held.code]: 'held', [part.code]: 'part' })
  })

  it('has cars beside one-day vehicles, and their places can be blocked too', async () => {
    const admin = await makeActor('admin')
    const word = newVehicleName('')
    const car = await createCar(database(), {
      ...{ name: `Vitz ${word}`, item: 'suv', price: '$60', filename: 'suv-1.webp' },
    })
    const day = dayFromToday(11)
    await blockPlaces(admin, { vehicleId: car.id, from: day, to: day, places: 1, reason: 'Paint' })
    const { rows } = await getPlanner(admin, { ...time, q: word, isBusy: true })
    expect(rows.map(({ id, bars }) => [id, bars])).toEqual([[car.id, [['', 2, 1, 'blocked', 'Paint']]]])
  })
})
