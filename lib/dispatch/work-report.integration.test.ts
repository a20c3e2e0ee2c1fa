import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { changeBooking } from '@/lib/bookings/change-booking'
import { createBooking } from '@/lib/bookings/reserve'
import { dateOfDay } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { makeDriver, makeUnit } from '@/tests/support/access/world'
import { assign } from './mutations'
import { listDriverWork, listUnitUse } from './work-report'

let admin: SignedInActor
let customer: SignedInActor
beforeAll(async () => {
  admin = await makeActor('admin')
  customer = await makeActor()
})

describe('the report of a period', () => {
  it('counts days and trips of its days alone, two trips of a day as one day', async () => {
    const vehicle = await makeVehicle()
    const driver = await makeDriver(database())
    const unit = await makeUnit(database(), vehicle.id)
    const idle = await makeDriver(database())
    const trips = [
      { inDays: 40, pickupTime: '08:00', returnTime: '10:00' },
      { inDays: 40, pickupTime: '13:00', returnTime: '15:00' },
      { inDays: 41, pickupTime: '08:00', returnTime: '10:00' },
      { inDays: 45, pickupTime: '08:00', returnTime: '10:00' },
    ]
    for (const { inDays, ...times } of trips) {
      const day = dayFromToday(inDays)
      const input = orderFor(vehicle.id, { date: day, ...times })
      const { id: bookingId } = await createBooking(customer, { input, locale: 'en' })
      await assign(admin, { bookingId, day, driverId: driver.id, unitId: unit.id })
    }
    const span = { from: dayFromToday(40), to: dayFromToday(44) }
    const work = await listDriverWork(admin, span)
    expect(work.find(({ id }) => id === driver.id)).toMatchObject({ days: 2, trips: 3 })
    expect(work.find(({ id }) => id === idle.id)).toMatchObject({ days: 0, trips: 0 })
    const use = await listUnitUse(admin, span)
    expect(use.find(({ id }) => id === unit.id)).toMatchObject({ days: 2, trips: 3 })
  })

  it('counts the days that a car drove before its rental went on with another one', async () => {
    const [vehicle, other] = [await makeVehicle(), await makeVehicle()]
    const unit = await makeUnit(database(), vehicle.id)
    const [yesterday, today, tomorrow] = [dayFromToday(-1), dayFromToday(0), dayFromToday(1)]
    const input = orderFor(vehicle.id, { date: today, lastDate: tomorrow })
    const { id: bookingId } = await createBooking(customer, { input, locale: 'en' })
    await database().booking.update({ where: { id: bookingId }, data: { day: dateOfDay(yesterday) } })
    for (const day of [yesterday, today, tomorrow]) await assign(admin, { bookingId, day, unitId: unit.id })
    const driven = async () => {
      const use = await listUnitUse(admin, { from: yesterday, to: tomorrow })
      return use.find(({ id }) => id === unit.id)
    }
    expect(await driven()).toMatchObject({ days: 3, trips: 3 })

    // It broke down this morning.
    await changeBooking(admin, { id: bookingId, input: { vehicleId: other.id } })
    expect(await driven()).toMatchObject({ days: 1, trips: 1 })
    await changeBooking(admin, { id: bookingId, input: { returnTime: '18:00' } })
    const left = await database().assignment.findMany({ where: { bookingId } })
    expect(left).toMatchObject([{ day: dateOfDay(yesterday), unitId: unit.id, isHeld: true }])
  })

  it('counts what a driver drove on a day that is over, whatever became of the trip', async () => {
    const vehicle = await makeVehicle()
    const driver = await makeDriver(database())
    const [yesterday, today] = [dayFromToday(-1), dayFromToday(0)]
    const bookingIds: string[] = []
    for (const times of [
      { pickupTime: '08:00', returnTime: '17:00' },
      { pickupTime: '19:00', returnTime: '21:00' },
    ]) {
      const input = orderFor(vehicle.id, { date: today, ...times })
      const { id: bookingId } = await createBooking(customer, { input, locale: 'en' })
      const day = dateOfDay(yesterday)
      await database().booking.update({ where: { id: bookingId }, data: { day, lastDay: day } })
      await assign(admin, { bookingId, day: yesterday, driverId: driver.id })
      bookingIds.push(bookingId)
    }
    // The customer of the day trip kept the car.
    await changeBooking(admin, { id: bookingIds[0] ?? '', input: { lastDate: today, date: yesterday } })
    const work = await listDriverWork(admin, { from: yesterday, to: today })
    expect(work.find(({ id }) => id === driver.id)).toMatchObject({ days: 1, trips: 2 })
  })
})
