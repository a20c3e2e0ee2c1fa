import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, test } from '../support/api-test'
import { orderBody, signedInCustomer } from '../support/customers'
import {
  bookingCount,
  dayFromToday,
  demoAccount,
  makeCar,
  makeVehicle,
  siteDatabase,
} from '../support/site-database'
import { textsOf } from '../support/texts'

const path = '/api/bookings'
const [first, last] = [dayFromToday(60), dayFromToday(62)]

let customer: APIRequestContext
let stranger: APIRequestContext
let admin: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  customer = await signedInCustomer(playwright, baseURL)
  stranger = await signedInCustomer(playwright, baseURL)
  admin = await playwright.request.newContext(baseURL ? { baseURL } : {})
  expect((await admin.post('/api/login', { data: demoAccount('admin') })).status()).toBe(200)
})

test.afterAll(async () => {
  for (const request of [customer, stranger, admin]) await request.dispose()
})

type Fields = Record<string, unknown>

const bodyFor = (vehicleId: string, changes: Fields = {}) => ({
  ...{ vehicleId, date: first, lastDate: last, phone: '0911234567', destination: 'Bishoftu' },
  ...changes,
})

const transfer = () => ({ transactionId: `FT${randomUUID()}`, amount: 350_000 })

/** Status, code and named fields of an answer. */
async function outcomeOf(answer: APIResponse): Promise<[number, unknown, Fields]> {
  const { code, fields } = Object(await answer.json())
  return [answer.status(), code, fields ?? {}]
}

async function book({ changes = {}, quantity = 1 }: { changes?: Fields; quantity?: number } = {}) {
  const vehicle = await makeVehicle(quantity)
  const answer = await customer.post(path, { data: bodyFor(vehicle.id, changes) })
  expect(answer.status()).toBe(201)
  const { message, booking } = await answer.json()
  return { vehicle, message, booking, address: `${path}/${booking._id}` }
}

/** What a rental from the first day on costs, in santim. */
async function quoteOf(vehicleId: string, lastDate: string): Promise<number> {
  const answer = await customer.get(`/api/quote?vehicleId=${vehicleId}&date=${first}&lastDate=${lastDate}`)
  return (await answer.json()).total
}

test('a vehicle is reserved for three days, at their quote, until the time that the answer names', async () => {
  const { booking, message, vehicle } = await book({ changes: { price: 1, total: 1, status: 'successful' } })
  const total = await quoteOf(vehicle.id, last)
  expect(message).toBe(textsOf('en')('Api.reserved'))
  expect(booking).toMatchObject({
    ...{ status: 'pending', date: first, lastDate: last, version: 1 },
    ...{ total, paid: 0, due: total, over: 0, code: expect.stringMatching(/^[0-9A-Z]{6}$/) },
  })
  const hours = (new Date(booking.holdUntil).getTime() - new Date(booking.createdAt).getTime()) / 3_600_000
  expect(Math.round(hours)).toBe(24)
  const sum = booking.lines.reduce((total: number, { amount }: { amount: number }) => total + amount, 0)
  expect(sum).toBe(booking.total)
})

test('everybody’s bookings are listed for staff alone', async () => {
  const { booking } = await book()
  expect(await outcomeOf(await customer.get(`${path}?scope=all`))).toEqual([403, 'FORBIDDEN', {}])
  const found = await admin.get(`${path}?scope=all&q=${booking.code.toLowerCase()}`)
  expect((await found.json()).map(({ _id }: { _id: string }) => _id)).toEqual([booking._id])
  const unknown = await outcomeOf(await customer.get(`${path}?color=red`))
  expect(unknown).toEqual([400, 'INVALID_INPUT', { color: expect.any(String) }])
  const tooLong = await outcomeOf(await admin.get(`${path}?scope=all&q=${'x'.repeat(101)}`))
  expect(tooLong).toEqual([400, 'INVALID_INPUT', { q: textsOf('en')('Validation.tooLong') }])
})

test('what cannot be booked is refused by name, and books nothing', async () => {
  const { vehicle, booking } = await book()
  const post = (data: Fields, headers: Record<string, string> = {}) => customer.post(path, { data, headers })
  const soldOut = await outcomeOf(await post(bodyFor(vehicle.id, { date: last, lastDate: dayFromToday(70) })))
  expect(soldOut).toEqual([400, 'SOLD_OUT', { date: expect.stringContaining(last) }])
  const free = bodyFor(vehicle.id, { date: dayFromToday(80), lastDate: dayFromToday(81) })
  const claim = transfer()
  expect((await customer.post(`${path}/${booking._id}/payments`, { data: claim })).status()).toBe(201)
  const used = await outcomeOf(await post({ ...free, ...claim }))
  expect(used).toEqual([400, 'TRANSACTION_USED', { transactionId: expect.any(String) }])
  for (const days of [
    { date: dayFromToday(-1), lastDate: undefined },
    { date: dayFromToday(366), lastDate: undefined },
  ]) {
    expect(await outcomeOf(await post({ ...free, ...days }))).toEqual([
      400,
      'DATE_OUT_OF_RANGE',
      { date: expect.any(String) },
    ])
  }
  expect(await bookingCount(vehicle.id)).toBe(1)
})

test('a vehicle without a day price is not booked', async () => {
  const { vehicle, address } = await book()
  const car = await makeCar()
  const refused = [409, 'PRICE_ON_REQUEST', {}]
  expect(await outcomeOf(await customer.post(path, { data: bodyFor(car.id) }))).toEqual(refused)
  const asOneDay = await customer.post('/api/dashboard/OneDayVehiclesBook', {
    data: orderBody(car.id, first),
  })
  expect(await outcomeOf(asOneDay)).toEqual(refused)
  expect(await outcomeOf(await customer.patch(address, { data: { vehicleId: car.id } }))).toEqual(refused)
  expect(await bookingCount(vehicle.id)).toBe(1)
})

test('one idempotency key makes one booking; with another body it is a conflict', async () => {
  const vehicle = await makeVehicle()
  const headers = { 'idempotency-key': randomUUID() }
  const data = bodyFor(vehicle.id)
  const answers = await Promise.all([0, 1, 2].map(() => customer.post(path, { data, headers })))
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).booking._id))
  expect(new Set(ids).size).toBe(1)
  const other = await customer.post(path, { data: { ...data, destination: 'Adama' }, headers })
  expect(await outcomeOf(other)).toEqual([409, 'IDEMPOTENCY_CONFLICT', {}])
  expect(await bookingCount(vehicle.id)).toBe(1)
})

test('other days are a new quote, and only where there is a place', async () => {
  const { vehicle, booking, address } = await book()
  const longer = await customer.patch(address, { data: { lastDate: dayFromToday(63), version: 1 } })
  const total = await quoteOf(vehicle.id, dayFromToday(63))
  expect((await longer.json()).booking).toMatchObject({ total, version: 2 })
  const next = bodyFor(vehicle.id, { date: dayFromToday(64), lastDate: undefined })
  expect((await stranger.post(path, { data: next })).status()).toBe(201)
  const refusal = async (data: Fields) => outcomeOf(await customer.patch(address, { data }))
  expect(await refusal({ lastDate: dayFromToday(64) })).toEqual([
    ...[400, 'SOLD_OUT', { date: expect.stringContaining(dayFromToday(64)) }],
  ])
  expect(await refusal({ date: dayFromToday(-2) })).toEqual([
    400,
    'DATE_OUT_OF_RANGE',
    { date: expect.any(String) },
  ])
  expect(await refusal({ destination: 'Adama', version: 1 })).toEqual([409, 'VERSION_CONFLICT', {}])
  expect(await refusal({ status: 'successful' })).toEqual([403, 'FORBIDDEN', {}])
  expect((await stranger.patch(address, { data: { destination: 'Adama' } })).status()).toBe(404)
  const { lastDate, version } = await (await customer.get(`${path}/${booking.code}`)).json()
  expect({ lastDate, version }).toEqual({ lastDate: dayFromToday(63), version: 2 })
})

test('what is over is not changed by its customer, and comes back only with its transfer', async () => {
  const { address, booking } = await book({ changes: transfer() })
  const canceled = await admin.patch(address, { data: { status: 'canceled', reason: 'The road is closed' } })
  expect(canceled.status()).toBe(200)
  const own = await customer.patch(address, { data: { destination: 'Adama' } })
  expect(await outcomeOf(own)).toEqual([409, 'STATE_CONFLICT', {}])
  await siteDatabase.payment.updateMany({
    where: { bookingId: booking._id },
    data: { referenceKey: null, releasedAt: new Date() },
  })
  const back = await admin.patch(address, { data: { status: 'pending' } })
  expect(await outcomeOf(back)).toEqual([409, 'TRANSACTION_RELEASED', {}])
})
