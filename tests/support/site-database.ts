import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '@/lib/db/generated/client'
import { createCar } from '@/prisma/seed/cars'
import { createOneDayVehicle } from '@/prisma/seed/one-day-vehicles'
import { createPerson, demoPeople } from '@/prisma/seed/people'
import { dayFromToday } from './day-from-today'
import { newVehicleName } from './vehicle-name'

const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: process.env.E2E_DATABASE_URL }) })

/** The database of the running site, for arranging and for looking at what is really there. */
export const siteDatabase = client

export { dayFromToday }

/** Email and password of a demo account (CONTRACT section 3). */
export function demoAccount(role: 'user' | 'subadmin' | 'admin'): { email: string; password: string } {
  const person = demoPeople.find((one) => one.role === role)
  if (!person) throw new Error(`no demo account ${role}`)
  return { email: person.email, password: person.password }
}

/** A customer nobody else uses. */
export async function makeCustomer({ firstName = 'Almaz', lastName = 'Tadesse' } = {}) {
  const password = 'Correct-horse-7'
  const email = `customer-${randomUUID()}@example.com`
  const person = await createPerson(client, {
    firstName,
    lastName,
    email,
    role: 'user',
    password,
  })
  return { ...person, password }
}

/** A vehicle of Br 3,500 that only this test knows, with a name to find it by. */
export async function makeVehicle(quantity = 3) {
  return createOneDayVehicle(client, {
    name: newVehicleName('Corolla'),
    model: '2022',
    features: 'comfort',
    price: 3500,
    quantity,
    seats: 4,
    filename: 'one-day-01.webp',
  })
}

/** A car whose price is told on request, that only this test knows: any other may be gone a moment later. */
export const makeCar = () =>
  createCar(client, { name: newVehicleName('Vitz'), item: 'suv', price: '$60', filename: 'suv-1.webp' })

/** The only car of its name, rented by the day for this price. */
export async function makePricedCar(price = 1560) {
  const { id } = await makeCar()
  const car = await client.vehicle.update({ where: { id }, data: { dayPrice: price, quantity: 1 } })
  return { ...car, price }
}

/** How many bookings of a vehicle there are. */
export function bookingCount(vehicleId: string): Promise<number> {
  return client.booking.count({ where: { vehicleId } })
}

/** A message that nobody has answered yet, of somebody with this first name. */
export const makeContact = (firstName: string) =>
  siteDatabase.contactMessage.create({
    data: { firstName, email: 'marta@example.com', phone: '+251911778899', message: 'Hello' },
  })
