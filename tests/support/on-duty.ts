import { randomUUID } from 'node:crypto'
import { dateOfDay } from '@/lib/core/day'
import { createBooking } from '@/prisma/seed/bookings'
import { makeDriver, makeUnit } from './access/world'
import { dutyKey } from './duty-link'
import { dayFromToday, makeCustomer, makeVehicle, siteDatabase } from './site-database'

/** A driver with trips on the given days, each with a unit. */
export async function onDuty(daysFromToday = [0]) {
  const { id: driverId, linkNumber } = await makeDriver(siteDatabase)
  const vehicle = await makeVehicle(daysFromToday.length)
  const customer = await makeCustomer()
  const trips: string[] = []
  for (const inDays of daysFromToday) {
    const seed = { vehicle, customer, inDays, status: 'successful', destination: 'Bishoftu' } as const
    const { id } = await createBooking(siteDatabase, { ...seed, transactionId: `FT${randomUUID()}` })
    const unit = await makeUnit(siteDatabase, vehicle.id)
    const day = dateOfDay(dayFromToday(inDays))
    await siteDatabase.booking.update({
      where: { id },
      data: { pickupPlace: 'Bole, Edna Mall', riderName: 'Marta Bekele', riderPhone: '+251911778899' },
    })
    await siteDatabase.assignment.create({ data: { bookingId: id, day, driverId, unitId: unit.id } })
    trips.push(id)
  }
  return { driverId, trips, key: dutyKey({ driverId, linkNumber }) }
}
