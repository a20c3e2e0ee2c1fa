import { addDays, dateOfDay, dayInAddis } from '@/lib/core/day'
import type { Locale } from '@/lib/core/i18n/routing'
import type { Database } from './database'

type DriverSeed = {
  firstName: string
  lastName: string
  phone: string
  licence: string
  /** Days from today for which the licence is valid. */
  validDays: number
  languages: string[]
  drivesSince: number
  locale: Locale
}

/** Invented drivers; their licences say that they are of the demo, and one of them is soon to be renewed. */
const demoDrivers: readonly DriverSeed[] = [
  {
    ...{ firstName: 'Dawit', lastName: 'Alemu', phone: '+251911400101', licence: 'DEMO 3 104201' },
    ...{ validDays: 700, languages: ['am', 'en'], drivesSince: 2014, locale: 'am' },
  },
  {
    ...{ firstName: 'Chaltu', lastName: 'Gemechu', phone: '+251911400102', licence: 'DEMO 3 104202' },
    ...{ validDays: 410, languages: ['om', 'am', 'en'], drivesSince: 2017, locale: 'om' },
  },
  {
    ...{ firstName: 'Yonas', lastName: 'Tesfaye', phone: '+251911400103', licence: 'DEMO 3 104203' },
    ...{ validDays: 25, languages: ['am', 'en', 'fr'], drivesSince: 2009, locale: 'en' },
  },
  {
    ...{ firstName: 'Kedir', lastName: 'Hussen', phone: '+251911400104', licence: 'DEMO 3 104204' },
    ...{ validDays: 230, languages: ['am', 'om', 'ar'], drivesSince: 2019, locale: 'am' },
  },
]

/**
 * Makes the drivers and units of the demo (CONTRACT section 3): two units of each one-day vehicle, as far as it has places, and
 * drivers for some of what is booked, so that the board shows both.
 */
export async function createDispatch(database: Database): Promise<void> {
  const today = dayInAddis(new Date())
  const drivers = []
  for (const { validDays, ...driver } of demoDrivers) {
    const data = { ...driver, licenceUntil: dateOfDay(addDays(today, validDays)) }
    drivers.push(await database.driver.create({ data, select: { id: true } }))
  }
  const units = await createUnits(database)
  await assignSome(database, { drivers, units })
}

type Made = { id: string }
type MadeUnit = Made & { vehicleId: string }

async function createUnits(database: Database): Promise<MadeUnit[]> {
  const today = dayInAddis(new Date())
  const vehicles = await database.vehicle.findMany({
    where: { kind: 'one_day' },
    select: { id: true, quantity: true },
    orderBy: { id: 'asc' },
  })
  const units: MadeUnit[] = []
  for (const { id: vehicleId, quantity } of vehicles) {
    for (let n = 0; n < Math.min(2, quantity); n += 1) {
      const number = units.length
      const data = {
        vehicleId,
        plate: `AA 3 D${String(10_011 + number * 37)}`,
        // One of them is soon to be renewed.
        insuranceUntil: dateOfDay(addDays(today, number === 2 ? 5 : 120 + number * 9)),
        inspectionUntil: dateOfDay(addDays(today, 90 + number * 11)),
      }
      units.push(await database.unit.create({ data, select: { id: true, vehicleId: true } }))
    }
  }
  return units
}

/** Confirmed trips of the coming days: each driver one a day, each unit too, and the others are left open. */
async function assignSome(
  database: Database,
  { drivers, units }: { drivers: readonly Made[]; units: readonly MadeUnit[] },
): Promise<void> {
  const today = dateOfDay(dayInAddis(new Date()))
  const bookings = await database.booking.findMany({
    where: { status: 'successful', day: { gte: today } },
    select: { id: true, vehicleId: true, day: true },
    orderBy: [{ day: 'asc' }, { id: 'asc' }],
  })
  const taken = new Set<string>()
  const freeOn = <One extends Made>(some: readonly One[], day: Date) =>
    some.find(({ id }) => !taken.has(`${id} ${day.toISOString()}`))
  for (const [index, { id: bookingId, vehicleId, day }] of bookings.entries()) {
    if (index % 3 === 2) continue
    const driver = freeOn(drivers, day)
    const unit = freeOn(
      units.filter((one) => one.vehicleId === vehicleId),
      day,
    )
    if (!driver || !unit) continue
    await database.assignment.create({ data: { bookingId, day, driverId: driver.id, unitId: unit.id } })
    for (const { id } of [driver, unit]) taken.add(`${id} ${day.toISOString()}`)
  }
}
