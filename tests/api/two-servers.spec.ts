import type { APIRequestContext, APIResponse } from '@playwright/test'
import { addDays } from '@/lib/core/day'
import { expect, test } from '../support/api-test'
import { signedInCustomer } from '../support/customers'
import { isLongRun } from '../support/long-run'
import { bookingCount, dayFromToday, makeVehicle, siteDatabase } from '../support/site-database'
import { newTransferNames } from '../support/transfer-names'

const people = isLongRun ? 20 : 8
const ordersEach = isLongRun ? 10 : 5
const count = people * ordersEach
const places = 5
const longest = 14
const pairs = isLongRun ? 200 : 24

test.describe.configure({ mode: 'default', timeout: 180_000 })

let customers: APIRequestContext[]

test.beforeAll(async ({ playwright, baseURL, second }) => {
  customers = []
  for (let index = 0; index < people; index++) {
    customers.push(await signedInCustomer(playwright, index % 2 === 0 ? baseURL : second.url))
  }
})
test.afterAll(async () => {
  for (const customer of customers) await customer.dispose()
})

async function outcomeOf(answer: APIResponse): Promise<string> {
  return answer.status() === 201 ? '201' : `${answer.status()} ${String((await answer.json()).code)}`
}

/** How many times each outcome came. */
function counted(outcomes: readonly string[]): Record<string, number> {
  const times = new Map<string, number>()
  for (const outcome of outcomes) times.set(outcome, (times.get(outcome) ?? 0) + 1)
  return Object.fromEntries(times)
}

async function deadlocks(): Promise<number> {
  const [row] = await siteDatabase.$queryRaw<{ deadlocks: bigint }[]>`
    SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`
  return Number(row?.deadlocks)
}

const randomUpTo = (most: number) => Math.floor(Math.random() * most)

test(`${count} requests at once for 1 to ${longest} days on ${places} places over two server processes take what fits, and no more`, async () => {
  const vehicle = await makeVehicle(places)
  const deadlocksBefore = await deadlocks()
  const asked = customers.flatMap((customer) =>
    Array.from({ length: ordersEach }, () => {
      const date = dayFromToday(45 + randomUpTo(longest))
      return { customer, date, lastDate: addDays(date, randomUpTo(longest)) }
    }),
  )
  const outcomes = await Promise.all(
    asked.map(async ({ customer, date, lastDate }) => {
      const rental = { vehicleId: vehicle.id, date, lastDate }
      const data = { ...rental, phone: '0911234567', destination: 'Bishoftu' }
      return outcomeOf(await customer.post('/api/bookings', { data, timeout: 120_000 }))
    }),
  )
  // SOLD_OUT is what the database's refusal is called; a rate limit would say 429.
  expect(outcomes.filter((outcome) => outcome !== '201' && outcome !== '400 SOLD_OUT')).toEqual([])
  const held = await siteDatabase.vehicleDay.findMany({ where: { vehicleId: vehicle.id } })
  const heldOn = new Map(held.map(({ day, booked }) => [day.toISOString().slice(0, 10), booked]))
  const most = Math.max(...heldOn.values())
  expect(most).toBeLessThanOrEqual(places)
  // First come, first served, and nothing was given back: whoever was refused does not fit in the end either.
  const isFree = (day: string) => (heldOn.get(day) ?? 0) < places
  const refusedInVain = asked.filter(({ date, lastDate }, index) => {
    const days = Array.from({ length: longest }, (_, after) => addDays(date, after)).filter(
      (day) => day <= lastDate,
    )
    return outcomes[index] !== '201' && days.every(isFree)
  })
  expect(refusedInVain).toEqual([])
  expect(await bookingCount(vehicle.id)).toBe(outcomes.filter((outcome) => outcome === '201').length)
  expect(await deadlocks()).toBe(deadlocksBefore)
  process.stdout.write(
    `  two server processes: ${JSON.stringify(counted(outcomes))}, at most ${most} on a day\n`,
  )
})

test(`${pairs} pairs of spellings of one transfer, each sent to both processes at once, pay for one booking each`, async () => {
  // One more than is needed: the second of the last pair is to be refused for its transfer.
  const vehicle = await makeVehicle(pairs + 1)
  const [one, other] = customers
  if (!one || !other) throw new Error('no customers')
  const outcomes: string[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const names = newTransferNames(pair)
    const [first, last] = [names[randomUpTo(names.length)], names[randomUpTo(names.length)]]
    const order = (transactionId: string | undefined) => ({
      data: {
        ...{ vehicleId: vehicle.id, date: dayFromToday(90), phone: '0911234567', destination: 'Adama' },
        ...{ transactionId, amount: 350_000 },
      },
    })
    const both = await Promise.all([
      one.post('/api/bookings', order(first)),
      other.post('/api/bookings', order(last)),
    ])
    outcomes.push((await Promise.all(both.map(outcomeOf))).toSorted().join(' and '))
  }
  expect(counted(outcomes)).toEqual({ '201 and 400 TRANSACTION_USED': pairs })
})
