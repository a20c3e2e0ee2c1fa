import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { createBooking } from '@/lib/bookings/reserve'
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
})
