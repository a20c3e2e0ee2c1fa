import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { expect, type APIRequestContext, type PlaywrightWorkerArgs } from '@playwright/test'
import { PrismaClient } from '@/lib/db/generated/client'
import { createOneDayVehicle } from '@/prisma/seed/one-day-vehicles'
import { createPerson } from '@/prisma/seed/people'
import { orderBody } from './customers'
import { dayFromToday } from './site-database'

export const ordersEach = 10
const path = '/api/dashboard/OneDayVehiclesBook'

/** One request of one person, which may be sent again with its key. */
export type Order = { body: object; key: string; request: APIRequestContext }

/** A vehicle with a place for every order, and people on a database who order it ten times each. */
export async function arrangeOrders(databaseUrl: string, people: number) {
  return withDatabase(databaseUrl, async (client) => {
    const vehicle = await createOneDayVehicle(client, {
      name: 'Toyota Corolla',
      model: '2022',
      features: 'comfort',
      price: 3500,
      quantity: people * ordersEach,
      seats: 4,
      filename: 'one-day-01.webp',
    })
    const accounts = []
    for (let index = 0; index < people; index++) {
      const account = { email: `${randomUUID()}@example.com`, password: 'Correct-horse-7' }
      await createPerson(client, { ...account, firstName: 'Almaz', lastName: 'Tadesse', role: 'user' })
      accounts.push(account)
    }
    return { vehicleId: vehicle.id, accounts }
  })
}

/** Signs the people in and makes their orders of a vehicle for one day. */
export async function makeOrders(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  { vehicleId, accounts }: Awaited<ReturnType<typeof arrangeOrders>>,
): Promise<Order[]> {
  const orders: Order[] = []
  for (const account of accounts) {
    const request = await playwright.request.newContext({ baseURL })
    expect((await request.post('/api/login', { data: account })).status()).toBe(200)
    for (let index = 0; index < ordersEach; index++) {
      orders.push({ body: orderBody(vehicleId, dayFromToday(60)), key: randomUUID(), request })
    }
  }
  return orders
}

/** The id of the booking that was answered with 201; null for any other answer, or none. */
export async function sendOrder({ body, key, request }: Order): Promise<string | null> {
  try {
    const answer = await request.post(path, {
      data: body,
      headers: { 'idempotency-key': key },
      timeout: 60_000,
    })
    return answer.status() === 201 ? String((await answer.json()).booking._id) : null
  } catch {
    return null
  }
}

/** What really stands in the database. */
export async function bookingsOf(databaseUrl: string, vehicleId: string) {
  return withDatabase(databaseUrl, (client) =>
    client.oneDayBooking.findMany({ where: { vehicleId }, select: { id: true, transactionKey: true } }),
  )
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
