import { PrismaPg } from '@prisma/adapter-pg'
import { withSessionClock } from '@/lib/db/client'
import { PrismaClient } from '@/lib/db/generated/client'
import { createBooking } from './bookings'
import { createHistory } from './booking-history'
import { createDispatch } from './dispatch'
import { createCar, demoCars } from './cars'
import type { Database } from './database'
import { createContacts, createReaders, createTravelBookings } from './messages'
import { createOneDayVehicle, demoOneDayVehicles } from './one-day-vehicles'
import { createPerson, demoPeople } from './people'
import { createPrices } from './prices'

/** Fills an empty database with the demo of CONTRACT section 3, whole or not at all. False when it is not empty. */
export async function seedDemo(databaseUrl: string): Promise<boolean> {
  const client = new PrismaClient({
    adapter: new PrismaPg({ connectionString: withSessionClock(databaseUrl) }),
  })
  try {
    return await client.$transaction(
      async (transaction) => {
        if ((await transaction.user.count()) > 0) return false
        await createDemo(transaction)
        return true
      },
      { maxWait: 30_000, timeout: 60_000 },
    )
  } finally {
    await client.$disconnect()
  }
}

async function createDemo(database: Database): Promise<void> {
  const people = []
  for (const person of demoPeople) people.push(await createPerson(database, person))
  for (const car of demoCars) await createCar(database, car)
  const vehicles = []
  for (const vehicle of demoOneDayVehicles) vehicles.push(await createOneDayVehicle(database, vehicle))
  await createPrices(database)
  await createContacts(database)
  await createReaders(database)
  await createTravelBookings(database)

  const customer = people.find(({ role }) => role === 'user')
  if (!customer) throw new Error('the demo has no customer')
  const destinations = [
    'Bole International Airport',
    'Bishoftu',
    'Entoto Park',
    'Debre Libanos',
    'Adama',
    'Menagesha',
  ]
  const statuses = ['pending', 'successful', 'canceled'] as const
  for (const [index, destination] of destinations.entries()) {
    const vehicle = vehicles[index]
    const status = statuses[index % statuses.length]
    if (!vehicle || !status) continue
    // No two differ in one sign alone, which staff would be warned of.
    const letter = String.fromCharCode('A'.charCodeAt(0) + (index % 26))
    const transactionId = `FT2632${String(index + 1).padStart(2, '0')}DEM${letter}`
    await createBooking(database, {
      vehicle,
      customer,
      inDays: index + 3,
      // Every third is of several days.
      days: index % 3 === 2 ? 3 : 1,
      status,
      transactionId,
      destination,
    })
  }
  await createHistory(database, vehicles)
  await createDispatch(database)
}
