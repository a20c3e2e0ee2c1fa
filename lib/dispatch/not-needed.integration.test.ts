import { expect, it } from 'vitest'
import { changeBooking } from '@/lib/bookings/change-booking'
import { createBooking } from '@/lib/bookings/reserve'
import { dateOfDay } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { createCar } from '@/prisma/seed/cars'
import { makeDriver, makeUnit } from '@/tests/support/access/world'
import { dayFromToday, makeActor, orderFor } from '@/tests/support/factories'
import { assign } from './mutations'

it('a driver is free again on the days to come once a rental goes on without one', async () => {
  const staff = await makeActor('subadmin')
  const { id: vehicleId } = await createCar(database(), {
    ...{ name: 'Toyota Vitz', item: 'suv', price: '$60', filename: 'suv-1.webp' },
    ...{ facts: [5, 2, 'manual', 'petrol', 3], prices: [3500] },
  })
  const texts = { textEn: 'Driver for a car', textOm: 'Konkolaachisaa', textAm: 'ሹፌር', isDriver: true }
  const extra = await database().extra.create({ data: { ...texts, amountSantim: 100_000, per: 'day' } })
  const [from, middle, to] = [dayFromToday(0), dayFromToday(1), dayFromToday(2)]
  const input = orderFor(vehicleId, { date: from, lastDate: to, extras: [extra.id] })
  const { id: bookingId } = await createBooking(await makeActor(), { input, locale: 'en' })
  const { id: driverId } = await makeDriver(database())
  const { id: unitId } = await makeUnit(database(), vehicleId)
  await assign(staff, { bookingId, day: from, driverId })
  await assign(staff, { bookingId, day: middle, driverId, unitId })
  await assign(staff, { bookingId, day: to, driverId })
  // What was driven today stays theirs.
  const pressed = { bookingId, day: dateOfDay(from), driverId, word: 'done', pressedAt: new Date() } as const
  await database().dutyStep.create({ data: { id: crypto.randomUUID(), ...pressed } })

  await changeBooking(staff, { id: bookingId, input: { destination: 'Adama' } })
  expect(await database().assignment.count({ where: { driverId } })).toBe(3)
  await changeBooking(staff, { id: bookingId, input: { extras: [] } })
  const left = await database().assignment.findMany({ where: { bookingId }, orderBy: { day: 'asc' } })
  expect(left).toMatchObject([
    { day: dateOfDay(from), driverId },
    { day: dateOfDay(middle), driverId: null, unitId },
  ])
})
