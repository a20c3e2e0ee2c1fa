import path from 'node:path'
import { tmpdir } from 'node:os'
import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { findFreePort } from '@/scripts/lib/ports'
import { orderBody, signedInCustomer } from '../support/customers'
import { startServer } from '../support/own-site'
import { bookingCount, dayFromToday, makeVehicle } from '../support/site-database'

test.describe.configure({ timeout: 180_000 })

test('200 requests at once on 5 places over two server processes make 5 bookings', async ({
  playwright,
  baseURL,
}) => {
  const databaseUrl = process.env.E2E_DATABASE_URL ?? ''
  const log = path.join(tmpdir(), `entoto-second-${randomUUID()}.log`)
  const second = await startServer(databaseUrl, await findFreePort(), log)
  try {
    const vehicle = await makeVehicle(5)
    const people = []
    for (let index = 0; index < 20; index++) {
      people.push(await signedInCustomer(playwright, index % 2 === 0 ? baseURL : second.url))
    }
    const answers = await Promise.all(
      people.flatMap((person) =>
        Array.from({ length: 10 }, () =>
          person.post('/api/dashboard/OneDayVehiclesBook', {
            data: orderBody(vehicle.id, dayFromToday(45)),
            timeout: 120_000,
          }),
        ),
      ),
    )
    const outcomes = await Promise.all(
      answers.map(async (answer) =>
        answer.status() === 201 ? 'booked' : String((await answer.json()).code),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 'SOLD_OUT')).toHaveLength(195)
    expect(await bookingCount(vehicle.id)).toBe(5)
    await Promise.all(people.map((person) => person.dispose()))
  } finally {
    await second.stop()
  }
})
