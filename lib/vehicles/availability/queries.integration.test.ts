import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { blockPlaces } from './mutations'
import { setBookingStatus } from '@/lib/bookings/mutations'
import { createBooking } from '@/lib/bookings/reserve'
import { cursorQuery } from '@/lib/db/cursor'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { newVehicleName } from '@/tests/support/vehicle-name'
import { getVehicleSchedule, listSchedule } from './queries'

const noKey = cursorQuery.parse({})
const week = { from: dayFromToday(10), days: 7 }

async function book(vehicleId: string, days: number) {
  return createBooking(await makeActor(), {
    input: orderFor(vehicleId, { date: dayFromToday(days) }),
    locale: 'en',
  })
}

describe('the schedule', () => {
  it('tells for each day what is booked, blocked and free, and by whom', async () => {
    const admin = await makeActor('admin')
    const { id } = await makeVehicle({ quantity: 3 })
    const booking = await book(id, 12)
    const canceled = await book(id, 12)
    await setBookingStatus(admin, { id: canceled.id, status: 'canceled' })
    await blockPlaces(admin, {
      vehicleId: id,
      from: dayFromToday(12),
      to: dayFromToday(13),
      places: 2,
      reason: 'Tyres',
    })
    const row = await getVehicleSchedule(admin, { id, ...week })
    expect(row).toMatchObject({ id, quantity: 3 })
    const days = row?.days ?? []
    expect(days.map(({ free }) => free)).toEqual([3, 3, 0, 1, 3, 3, 3])
    expect(days[2]).toMatchObject({
      day: dayFromToday(12),
      booked: 1,
      blocked: 2,
      bookings: [
        {
          ...{ id: booking.id, customerName: 'Almaz Tadesse', status: 'pending' },
          ...{ date: dayFromToday(12), lastDate: dayFromToday(12) },
        },
      ],
      blocks: [{ places: 2, reason: 'Tyres' }],
    })
    expect(await getVehicleSchedule(admin, { id: randomUUID(), ...week })).toBeNull()
  })

  it('is found by words as customers type them, or by what is held in that time', async () => {
    const staff = await makeActor('subadmin')
    const word = newVehicleName('')
    const free = await makeVehicle({ name: `Yaris ${word}`, model: '2021' })
    const busy = await makeVehicle({ name: `Corolla ${word}`, model: '2023' })
    await book(busy.id, 11)
    const idsFor = async (query: object) =>
      (await listSchedule(staff, { ...noKey, ...week, q: word, ...query })).rows.map(({ id }) => id)
    expect(await idsFor({})).toEqual([busy.id, free.id])
    expect(await idsFor({ q: `2021 ${word}` })).toEqual([free.id])
    expect(await idsFor({ isBusy: true })).toEqual([busy.id])
    expect(await idsFor({ isBusy: true, from: dayFromToday(12) })).toEqual([])
    expect(await idsFor({ q: `ኮሮላ ${word}` })).toEqual([busy.id])
    expect(await idsFor({ q: `${word} %` })).toEqual([busy.id, free.id])
    expect(await idsFor({ q: '%' })).toEqual([])
  })

  it('pages by name, there and back', async () => {
    const staff = await makeActor('subadmin')
    const word = newVehicleName('Page')
    for (let index = 0; index < 15; index++) await makeVehicle({ name: `${word} ፩ ${index % 3}` })
    const page = (keys: object) => listSchedule(staff, { ...cursorQuery.parse(keys), ...week, q: word })
    const first = await page({})
    const second = await page({ after: first.next })
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(15)
    expect(second.next).toBeNull()
    const back = await page({ before: second.previous })
    expect(back.rows.map(({ id }) => id)).toEqual(first.rows.map(({ id }) => id))
    const nonsense = Buffer.from(JSON.stringify(['a', 'b'])).toString('base64url')
    expect((await page({ after: nonsense })).rows).toHaveLength(12)
  })
})
