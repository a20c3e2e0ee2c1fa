import { randomUUID } from 'node:crypto'
import { createBooking } from './bookings'
import type { Database } from './database'
import { createPerson } from './people'

type Vehicle = {
  id: string
  name: string
  model: string
  item: string
  url: string
  price: number
  quantity: number
}

// Customers whom the demo's lists and figures know, and whose passwords nobody does.
const guests = [
  { firstName: 'Biruk', lastName: 'Alemayehu', email: 'biruk@example.com', phone: '+251912345601' },
  { firstName: 'Lensa', lastName: 'Dabala', email: 'lensa@example.com', phone: '+251923456702' },
  { firstName: 'Sara', lastName: 'Lindholm', email: 'sara@example.com', phone: '+46701234503' },
] as const

const destinations = [
  'Bishoftu',
  'Adama',
  'Entoto Park',
  'Bole International Airport',
  'Ambo',
  'Debre Libanos',
]
const bookingCount = 48

/** The number of a transfer as the bank writes it: its day of the year and five signs, no two alike. */
const referenceOf = (n: number) =>
  `FT26${310 - n}${(31_415_926 + n * 1_299_709).toString(36).toUpperCase().slice(-5)}`

/**
 * What was booked in the weeks before the first start, so that figures have something to tell: more of late, most of it
 * confirmed, and something for today and tomorrow. Nothing depends on chance.
 */
export async function createHistory(database: Database, vehicles: readonly Vehicle[]): Promise<void> {
  const customers = []
  for (const guest of guests) {
    customers.push(await createPerson(database, { ...guest, role: 'user', password: randomUUID() }))
  }
  const offered = vehicles.filter(({ quantity }) => quantity > 2)
  for (let n = 0; n < bookingCount; n += 1) {
    const vehicle = offered[(n * n) % offered.length]
    const customer = customers[n % customers.length]
    const destination = destinations[n % destinations.length]
    if (!vehicle || !customer || !destination) continue
    // 3, 3, 4, 4, 6, … days ago: the further back, the rarer.
    const daysAgo = 3 + Math.floor((n * (n + 5)) / 29)
    await createBooking(database, {
      vehicle,
      customer,
      daysAgo,
      inDays: Math.min(1, 3 - daysAgo + (n % 2)),
      status: n % 6 === 5 ? 'canceled' : 'successful',
      transactionId: referenceOf(n),
      destination,
    })
  }
}
