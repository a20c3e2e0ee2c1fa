import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { expect, type PlaywrightWorkerArgs } from '@playwright/test'
import { PrismaClient } from '@/lib/db/generated/client'
import { createOneDayVehicle } from '@/prisma/seed/one-day-vehicles'
import { createPerson } from '@/prisma/seed/people'
import { orderBody } from './customers'
import { type Ask, fetchAs, jsonBody } from './fetch-as'
import { dayFromToday } from './site-database'

export const ordersEach = 10
/** One request of one person, which may be sent again with its key. */
export type Order = { path: string; body: object; key: string; ask: Ask }

/** People with an account on the site of a database, each signed in. */
export async function signedInPeople(
  playwright: PlaywrightWorkerArgs['playwright'],
  site: { url: string; databaseUrl: string; count: number },
): Promise<Ask[]> {
  const people: Ask[] = []
  for (let index = 0; index < site.count; index++) {
    const account = { email: `${randomUUID()}@example.com`, password: 'Correct-horse-7' }
    const person = { ...account, firstName: 'Almaz', lastName: 'Tadesse', role: 'user' } as const
    await withDatabase(site.databaseUrl, (client) => createPerson(client, person))
    const request = await playwright.request.newContext({ baseURL: site.url })
    expect((await request.post('/api/login', { data: account })).status()).toBe(200)
    people.push(await fetchAs(request, site.url))
    await request.dispose()
  }
  return people
}

/**
 * A new vehicle with a place for every order, and ten orders of it by each person, half of them paid by a transfer and half
 * to be paid later; earlier bookings are gone. Each names a destination of its own.
 */
export async function makeOrders(
  databaseUrl: string,
  people: readonly Ask[],
): Promise<{ vehicleId: string; orders: Order[] }> {
  const vehicle = await withDatabase(databaseUrl, async (client) => {
    await client.booking.deleteMany()
    return createOneDayVehicle(client, {
      name: 'Toyota Corolla',
      model: '2022',
      features: 'comfort',
      price: 3500,
      quantity: people.length * ordersEach,
      seats: 4,
      filename: 'one-day-01.webp',
    })
  })
  const orders = people.flatMap((ask) =>
    Array.from({ length: ordersEach }, (_, index) => {
      const destination = randomUUID()
      const rental = { vehicleId: vehicle.id, date: dayFromToday(60), phone: '0911234567', destination }
      const order =
        index % 2 === 0 ? orderOf(vehicle.id, destination) : { path: '/api/bookings', body: rental }
      return { ...order, key: randomUUID(), ask }
    }),
  )
  return { vehicleId: vehicle.id, orders }
}

const orderOf = (vehicleId: string, destination: string) => ({
  path: '/api/dashboard/OneDayVehiclesBook',
  body: orderBody(vehicleId, dayFromToday(60), { destination }),
})

/** The id of the booking that was answered with 201; null for any other answer, or none. */
export async function sendOrder({ path, body, key, ask }: Order): Promise<string | null> {
  const json = jsonBody(body)
  try {
    const answer = await ask(path, {
      method: 'POST',
      ...json,
      headers: { ...json.headers, 'idempotency-key': key },
      signal: AbortSignal.timeout(60_000),
    })
    return answer.status === 201 ? String((await answer.json()).booking._id) : null
  } catch {
    return null
  }
}

/** What really stands in the database. */
export async function bookingsOf(databaseUrl: string, vehicleId: string) {
  return withDatabase(databaseUrl, (client) =>
    client.booking.findMany({ where: { vehicleId }, select: { id: true, destination: true, status: true } }),
  )
}

/** Lets the time of every booking that nobody paid be over, and the job run that looks for them; how many there are. */
export async function endHolds(databaseUrl: string, vehicleId: string): Promise<number> {
  return withDatabase(databaseUrl, async (client) => {
    const unpaid = { vehicleId, status: 'pending' as const, claimedSantim: 0 }
    const { count } = await client.booking.updateMany({ where: unpaid, data: { holdUntil: new Date() } })
    await client.$queryRaw`SELECT FROM graphile_worker.add_job('expire-bookings')`
    return count
  })
}

/** How many bookings hold a place beyond their time. */
export async function heldTooLong(databaseUrl: string): Promise<number> {
  return withDatabase(databaseUrl, (client) =>
    client.booking.count({ where: { status: 'pending', holdUntil: { lte: new Date() } } }),
  )
}

/** Bookings whose customer was told more than once of one and the same thing, by what stands in the outbox. */
export async function mailsTwice(databaseUrl: string): Promise<unknown> {
  return withDatabase(
    databaseUrl,
    (client) => client.$queryRaw`
      SELECT args ->> 'bookingId' AS booking, args ->> 'event' AS event, recipient FROM outbox_mails
      WHERE template LIKE 'booking-for-%' GROUP BY 1, 2, 3 HAVING count(*) > 1`,
  )
}

/** How many mails wait that no job would send. */
export async function mailsWithoutJob(databaseUrl: string): Promise<number> {
  const rows = await withDatabase(
    databaseUrl,
    (client) => client.$queryRaw<unknown[]>`
      SELECT 1 FROM outbox_mails WHERE state = 'queued'
        AND NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = 'send-mail:' || outbox_mails.id)`,
  )
  return rows.length
}

/** Whether the database waits for the disk before it says yes. */
export async function fsyncOf(databaseUrl: string): Promise<unknown> {
  return withDatabase(databaseUrl, (client) => client.$queryRaw`SHOW fsync`)
}

async function withDatabase<T>(url: string, work: (client: PrismaClient) => Promise<T>): Promise<T> {
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) })
  try {
    return await work(client)
  } finally {
    await client.$disconnect()
  }
}
