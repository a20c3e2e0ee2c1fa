import { expect, it } from 'vitest'
import { createBooking } from '@/lib/bookings/reserve'
import { addDays, mondayOf } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { makeDriver, makeUnit } from '@/tests/support/access/world'
import { assign } from './mutations'
import { getDispatchDay } from './queries'
import { proposeDrivers, proposeUnit } from './rules'

it('whoever drives a trip on a Sunday is proposed for its Monday, with the same car', async () => {
  const admin = await makeActor('admin')
  const monday = mondayOf(dayFromToday(13))
  const sunday = addDays(monday, -1)
  const { id: vehicleId } = await makeVehicle()
  const units = [await makeUnit(database(), vehicleId), await makeUnit(database(), vehicleId)]
  const drivers = [await makeDriver(database()), await makeDriver(database())]
  const input = orderFor(vehicleId, { date: sunday, lastDate: monday })
  const { id: bookingId } = await createBooking(await makeActor(), { input, locale: 'en' })

  for (const [driver, unit] of [
    [drivers[0], units[0]],
    [drivers[1], units[1]],
  ]) {
    await assign(admin, { bookingId, day: sunday, driverId: driver?.id, unitId: unit?.id })
    const board = await getDispatchDay(admin, monday)
    const job = board.departures.find((departure) => departure.bookingId === bookingId)
    if (!job) throw new Error('The trip goes on on Monday')
    expect(proposeDrivers(board.drivers, job)[0]).toMatchObject({
      driver: { id: driver?.id },
      knowsTrip: true,
    })
    expect(proposeUnit(board.units, job)?.id).toBe(unit?.id)
  }
})
