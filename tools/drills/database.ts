import { PrismaPg } from '@prisma/adapter-pg'
import { createDatabase } from '../../scripts/lib/databases'
import { migrate } from '../../scripts/lib/migrate'
import { liftLimits } from '../../scripts/lib/test-limits'

const places = 100_000
const password = 'Correct-horse-7'
const people = 6

/** A database with people who book, an admin, and two vehicles with places for everybody on a day in two months. */
export async function prepareDatabase(server: { url(databaseName: string): string }) {
  const url = server.url('drill')
  await createDatabase(server.url('postgres'), 'drill')
  await migrate(url)
  await liftLimits(url)
  // What uses the generated client is loaded once it is there.
  const { addDays, dayInAddis } = await import('@/lib/core/day')
  const { PrismaClient } = await import('@/lib/db/generated/client')
  const { createOneDayVehicle } = await import('@/prisma/seed/one-day-vehicles')
  const { createPerson } = await import('@/prisma/seed/people')
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) })
  const accountOf = async (email: string, role: 'admin' | 'user' = 'user') => {
    await createPerson(client, { firstName: 'Almaz', lastName: 'Tadesse', email, role, password })
    return { email, password }
  }
  const vehicleOf = (name: string) =>
    createOneDayVehicle(client, {
      ...{ name, model: '2022', features: 'comfort', price: 3500, quantity: places },
      ...{ seats: 4, filename: 'one-day-01.webp' },
    })
  try {
    return {
      url,
      admin: await accountOf('admin@example.com', 'admin'),
      observer: await accountOf('observer@example.com'),
      customers: await Promise.all(
        Array.from({ length: people }, (_, index) => accountOf(`customer-${index}@example.com`)),
      ),
      vehicleId: (await vehicleOf('Booked by everybody')).id,
      observedId: (await vehicleOf('Booked by one')).id,
      places,
      date: addDays(dayInAddis(new Date()), 60),
    }
  } finally {
    await client.$disconnect()
  }
}
