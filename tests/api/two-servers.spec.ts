import { expect, test } from '../support/api-test'
import { startAnotherServer } from '../support/another-server'
import { orderBody, signedInCustomer } from '../support/customers'
import { isLongRun } from '../support/long-run'
import { bookingCount, dayFromToday, makeVehicle } from '../support/site-database'

const people = isLongRun ? 20 : 8
const ordersEach = isLongRun ? 10 : 5
const count = people * ordersEach
const places = 5

test.describe.configure({ timeout: 180_000 })

test(`${count} requests at once on ${places} places over two server processes make ${places} bookings`, async ({
  playwright,
  baseURL,
}) => {
  const second = await startAnotherServer()
  try {
    const vehicle = await makeVehicle(places)
    const customers = []
    for (let index = 0; index < people; index++) {
      customers.push(await signedInCustomer(playwright, index % 2 === 0 ? baseURL : second.url))
    }
    const answers = await Promise.all(
      customers.flatMap((customer) =>
        Array.from({ length: ordersEach }, () =>
          customer.post('/api/dashboard/OneDayVehiclesBook', {
            data: orderBody(vehicle.id, dayFromToday(45)),
            timeout: 120_000,
          }),
        ),
      ),
    )
    const outcomes = new Map<string, number>()
    for (const answer of answers) {
      const outcome =
        answer.status() === 201 ? '201' : `${answer.status()} ${String((await answer.json()).code)}`
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
    // SOLD_OUT is what the database's refusal is called; a rate limit would say 429.
    expect(Object.fromEntries(outcomes)).toEqual({ '201': places, '400 SOLD_OUT': count - places })
    expect(await bookingCount(vehicle.id)).toBe(places)
    process.stdout.write(`  two server processes: ${JSON.stringify(Object.fromEntries(outcomes))}\n`)
    await Promise.all(customers.map((customer) => customer.dispose()))
  } finally {
    await second.stop()
  }
})
