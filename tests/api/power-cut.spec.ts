import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { PrismaClient } from '@/lib/db/generated/client'
import { createOneDayVehicle } from '@/prisma/seed/one-day-vehicles'
import { createPerson } from '@/prisma/seed/people'
import { orderBody } from '../support/customers'
import { isLongRun } from '../support/long-run'
import { openOwnSite } from '../support/own-site'
import { dayFromToday } from '../support/site-database'

const people = 20
const ordersEach = 10
const repetitions = isLongRun ? 20 : 1
const path = '/api/dashboard/OneDayVehiclesBook'

test.describe.configure({ timeout: repetitions * 120_000 + 120_000 })

type Order = { body: object; key: string; person: number }

async function arrange(databaseUrl: string) {
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl }) })
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
  await client.$disconnect()
  return { vehicle, accounts }
}

/** The id of the booking that was answered with 201, null for any other answer or none. */
async function send(request: APIRequestContext, { body, key }: Order): Promise<string | null> {
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

async function idsIn(databaseUrl: string, vehicleId: string): Promise<string[]> {
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl }) })
  const rows = await client.oneDayBooking.findMany({
    where: { vehicleId },
    select: { id: true, transactionKey: true },
  })
  await client.$disconnect()
  expect(new Set(rows.map(({ transactionKey }) => transactionKey)).size).toBe(rows.length)
  return rows.map(({ id }) => id)
}

for (const victim of ['server', 'database'] as const) {
  test(`bookings that were answered survive kill -9 of the ${victim} in the middle of 200, ${repetitions} times`, async ({
    playwright,
  }) => {
    const site = await openOwnSite()
    try {
      for (let repetition = 0; repetition < repetitions; repetition++) {
        const { vehicle, accounts } = await arrange(site.databaseUrl())
        const requests = await Promise.all(
          accounts.map(async (data) => {
            const request = await playwright.request.newContext({ baseURL: site.url })
            expect((await request.post('/api/login', { data })).status()).toBe(200)
            return request
          }),
        )
        const requestOf = ({ person }: Order) => {
          const request = requests[person]
          if (!request) throw new Error('no such person')
          return request
        }
        const orders: Order[] = Array.from({ length: people * ordersEach }, (_, index) => ({
          body: orderBody(vehicle.id, dayFromToday(60)),
          key: randomUUID(),
          person: index % people,
        }))
        let answered = 0
        // Somewhere in the middle, another place each time.
        const killAfter = 20 + Math.floor(Math.random() * 120)
        const first = await Promise.all(
          orders.map(async (order) => {
            const id = await send(requestOf(order), order)
            if (id && ++answered === killAfter) {
              if (victim === 'server') await site.killServer()
              else site.killDatabase()
            }
            return id
          }),
        )
        expect(answered).toBeGreaterThanOrEqual(killAfter)
        await site.restart()
        const kept = new Set(await idsIn(site.databaseUrl(), vehicle.id))
        expect(first.filter((id) => id !== null && !kept.has(id))).toEqual([])

        // The same requests again, as a phone on a bad line would send them: each makes one booking in all.
        const second = await Promise.all(orders.map((order) => send(requestOf(order), order)))
        expect(second.filter((id) => id === null)).toEqual([])
        first.forEach((id, index) => id && expect(second[index]).toBe(id))
        expect((await idsIn(site.databaseUrl(), vehicle.id)).toSorted()).toEqual(second.toSorted())
        await Promise.all(requests.map((request) => request.dispose()))
      }
    } finally {
      await site.close()
    }
  })
}
