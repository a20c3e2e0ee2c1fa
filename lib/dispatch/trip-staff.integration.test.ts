import { beforeAll, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { changeBooking } from '@/lib/bookings/change-booking'
import { createBooking } from '@/lib/bookings/reserve'
import { dateOfDay } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { makeDriver, makeUnit } from '@/tests/support/access/world'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { assign } from './mutations'
import { getDispatchDay } from './queries'
import { getRide, listTripStaff } from './trip-staff'

let customer: SignedInActor
beforeAll(async () => {
  customer = await makeActor()
})

it('the customer and the rider see driver and car of their trip, the portrait until the number goes, nobody else does', async () => {
  const vehicle = await makeVehicle()
  const day = dayFromToday(3)
  const { id: bookingId } = await createBooking(customer, {
    input: orderFor(vehicle.id, { date: day }),
    locale: 'en',
  })
  const driver = await makeDriver(database())
  const unit = await makeUnit(database(), vehicle.id)
  await database().driver.update({ where: { id: driver.id }, data: { image: '/files/driver-0a-192.webp' } })
  await database().unit.update({ where: { id: unit.id }, data: { image: '/files/unit-0a-960.webp' } })
  await assign(await makeActor('subadmin'), { bookingId, day, driverId: driver.id, unitId: unit.id })

  const seen = { driver: { image: '/files/driver-0a-192.webp' }, unit: { image: '/files/unit-0a-960.webp' } }
  const rider = { role: 'visitor', rideId: bookingId } as const
  expect(await listTripStaff(customer, bookingId)).toMatchObject([seen])
  expect(await getRide(rider)).toMatchObject({ staff: [seen], isOver: false, hasDriver: true })
  expect(await listTripStaff(await makeActor(), bookingId)).toEqual([])

  // Without an hour it takes its whole day: the number goes at noon of the next.
  const morning = await getRide(rider, new Date(`${dayFromToday(4)}T08:59:00Z`))
  expect(morning).toMatchObject({ staff: [seen], isOver: true })
  expect(morning.staff[0]?.driver?.phone).not.toBeNull()
  const { staff, isOver } = await getRide(rider, new Date(`${dayFromToday(4)}T09:01:00Z`))
  expect(isOver).toBe(true)
  expect(staff).toMatchObject([{ driver: { firstName: 'Dawit', phone: null, image: null }, unit: seen.unit }])
})

it('a day that is over keeps the name of the car that drove it, once its trip goes on with another vehicle', async () => {
  const [first, second] = [await makeVehicle({ name: 'Suzuki' }), await makeVehicle({ name: 'Toyota' })]
  const [yesterday, today] = [dayFromToday(-1), dayFromToday(0)]
  const input = orderFor(first.id, { date: today })
  const { id: bookingId } = await createBooking(customer, { input, locale: 'en' })
  await database().booking.update({ where: { id: bookingId }, data: { day: dateOfDay(yesterday) } })
  const staff = await makeActor('subadmin')
  const drive = async (day: typeof today, { id: vehicleId }: typeof first) =>
    assign(staff, { bookingId, day, unitId: (await makeUnit(database(), vehicleId)).id })
  await drive(yesterday, first)
  await changeBooking(staff, { id: bookingId, input: { vehicleId: second.id } })
  await drive(today, second)

  const named = (await listTripStaff(customer, bookingId)).map(({ unit }) => unit?.vehicleName)
  expect(named).toEqual(['Suzuki', 'Toyota'])
  for (const [day, vehicleName] of [
    [yesterday, 'Suzuki'],
    [today, 'Toyota'],
  ] as const) {
    const { departures } = await getDispatchDay(staff, day)
    expect(departures.find((one) => one.bookingId === bookingId)).toMatchObject({ vehicleName })
  }
})
