import { describe, expect, it } from 'vitest'
import { createBooking } from '@/lib/bookings/reserve'
import { addDays, type Day, dayOfDate, mondayOf } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { makeDriver, makeUnit } from '@/tests/support/access/world'
import { addDaysOff } from './drivers/mutations'
import { assign } from './mutations'
import { getDispatchDay } from './queries'
import { proposeDrivers, proposeUnit } from './rules'

const driver = async () => (await makeDriver(database())).id

async function bookDays(date: Day, lastDate: Day) {
  const { id: vehicleId } = await makeVehicle()
  const input = orderFor(vehicleId, { date, lastDate })
  const { id: bookingId } = await createBooking(await makeActor(), { input, locale: 'en' })
  return { bookingId, vehicleId }
}

for (const goesOn of [true, false]) {
  it(`whoever drives a trip on its ${goesOn ? 'Sunday is proposed for its Monday' : 'Monday is proposed for its Sunday'}, with the same car`, async () => {
    const admin = await makeActor('admin')
    const monday = mondayOf(dayFromToday(13))
    const sunday = addDays(monday, -1)
    const [known, asked] = goesOn ? [sunday, monday] : [monday, sunday]
    const { bookingId, vehicleId } = await bookDays(sunday, monday)
    const units = [await makeUnit(database(), vehicleId), await makeUnit(database(), vehicleId)]
    const drivers = [await driver(), await driver()]

    for (const [driverId, unitId] of [
      [drivers[0], units[0]?.id],
      [drivers[1], units[1]?.id],
    ]) {
      await assign(admin, { bookingId, day: known, driverId, unitId })
      const board = await getDispatchDay(admin, asked)
      const job = board.departures.find((departure) => departure.bookingId === bookingId)
      if (!job) throw new Error('The trip has both days')
      expect(proposeDrivers(board.drivers, job)[0]).toMatchObject({
        driver: { id: driverId },
        knowsTrip: true,
      })
      expect(proposeUnit(board.units, job)?.id).toBe(unitId)
    }
  })
}

describe('an assignment of a trip that goes on', () => {
  const [first, second, third, last] = [6, 7, 8, 9].map(dayFromToday) as [Day, Day, Day, Day]

  const driversOf = async (bookingId: string) => {
    const rows = await database().assignment.findMany({ where: { bookingId }, orderBy: { day: 'asc' } })
    return rows.map(({ day, driverId }) => [dayOfDate(day), driverId])
  }

  it('is for the days after it as well where that is asked, but for those of somebody else', async () => {
    const admin = await makeActor('admin')
    const { bookingId } = await bookDays(first, last)
    const [one, other, next] = [await driver(), await driver(), await driver()]
    await assign(admin, { bookingId, day: third, driverId: other })
    await assign(admin, { bookingId, day: second, driverId: one, onward: last })
    expect(await driversOf(bookingId)).toEqual([
      [second, one],
      [third, other],
      [last, one],
    ])
    // Another instead of the one that was seen.
    await assign(admin, { bookingId, day: second, driverId: next, seenDriverId: one, onward: last })
    expect(await driversOf(bookingId)).toEqual([
      [second, next],
      [third, other],
      [last, next],
    ])
  })

  it('is noted for the days alone on which it changes something', async () => {
    const admin = await makeActor('admin')
    const { bookingId } = await bookDays(first, last)
    await assign(admin, { bookingId, day: third, driverId: await driver() })
    await assign(admin, { bookingId, day: second, driverId: await driver(), onward: last })
    const notes = await database().auditEntry.findMany({
      where: { entityId: bookingId, action: 'assign' },
      orderBy: { id: 'asc' },
      select: { changes: true },
    })
    expect(notes.map(({ changes }) => changes)).toMatchObject(
      [third, second, last].map((day) => ({ day: [null, day] })),
    )
  })

  it('goes no further than the sender has seen of a trip that was made longer meanwhile', async () => {
    const admin = await makeActor('admin')
    const { bookingId } = await bookDays(first, last)
    const driverId = await driver()
    await assign(admin, { bookingId, day: first, driverId, onward: third })
    expect(await driversOf(bookingId)).toEqual([first, second, third].map((day) => [day, driverId]))
  })

  it('changes nothing where it cannot be done on one of them, and names that day', async () => {
    const admin = await makeActor('admin')
    const { bookingId } = await bookDays(first, last)
    const driverId = await driver()
    await addDaysOff(admin, { id: driverId, days: [last] })
    await expect(assign(admin, { bookingId, day: first, driverId, onward: last })).rejects.toMatchObject({
      code: 'DRIVER_OFF',
      days: [last],
    })
    expect(await driversOf(bookingId)).toEqual([])
  })
})
