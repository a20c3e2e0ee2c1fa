import { expect, it } from 'vitest'
import { changeBooking } from '@/lib/bookings/change-booking'
import { createBooking } from '@/lib/bookings/reserve'
import { database } from '@/lib/db/client'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { openConnection, watchWaiting } from '@/tests/support/raw-sql'
import { makeDriver } from '@/tests/support/access/world'
import { assign, replaceDriver } from './mutations'

it('a trip that came to the driver at that moment is given on too, while its booking is changed', async () => {
  const admin = await makeActor('admin')
  const day = dayFromToday(6)
  const [ill, by] = [await makeDriver(database()), await makeDriver(database())]
  const input = orderFor((await makeVehicle()).id, { date: day, pickupTime: '06:00', returnTime: '08:00' })
  const { id: bookingId } = await createBooking(await makeActor(), { input, locale: 'en' })

  // Whoever comes to the board waits for this one, in the order in which they came.
  const first = await openConnection()
  await first.query("BEGIN; SELECT pg_advisory_xact_lock(hashtext('dispatch'))")
  const untilWaiting = await watchWaiting()
  const assigned = assign(admin, { bookingId, day, driverId: ill.id })
  await untilWaiting(1)
  const replaced = replaceDriver(admin, { driverId: ill.id, day, by: by.id })
  await untilWaiting(2)
  // It gets the booking once that is assigned, and then waits for the board.
  const changed = changeBooking(admin, { id: bookingId, input: { returnTime: '09:00' } })
  await untilWaiting(3)
  await first.query('COMMIT')

  const [, outcome] = await Promise.all([assigned, replaced, changed])
  expect(outcome).toMatchObject({ replaced: 1, open: 0 })
  expect(await database().assignment.findMany({ select: { driverId: true } })).toEqual([{ driverId: by.id }])
  expect(await database().driverDayOff.count({ where: { driverId: ill.id } })).toBe(1)
  const { returnTime } = await database().booking.findUniqueOrThrow({ where: { id: bookingId } })
  expect(returnTime).toBe('09:00')
})
