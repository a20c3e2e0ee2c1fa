import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/api-test'
import { signedInCustomer } from '../support/customers'
import { dayFromToday, demoAccount, makeCar, makeVehicle, siteDatabase } from '../support/site-database'
import { textsOf } from '../support/texts'
import { newPhone } from '../support/own-numbers'

let subadmin: APIRequestContext
let customer: APIRequestContext
test.beforeAll(async ({ playwright, baseURL }) => {
  subadmin = await playwright.request.newContext(baseURL ? { baseURL } : {})
  expect((await subadmin.post('/api/login', { data: demoAccount('subadmin') })).status()).toBe(200)
  customer = await signedInCustomer(playwright, baseURL)
})
test.afterAll(async () => {
  for (const request of [subadmin, customer]) await request.dispose()
})

const date = dayFromToday(40)
const order = (vehicleId: string, changes: Record<string, unknown> = {}) => ({
  ...{ vehicleId, date, destination: 'Bishoftu', paid: 'cash' },
  customer: { name: 'Almaz Tadesse', phone: newPhone() },
  ...changes,
})

async function makeRequest() {
  const { id } = await siteDatabase.travelBooking.create({
    data: {
      firstName: 'Marta',
      phone: newPhone(),
      item: 'suv',
      day: new Date(date),
      email: 'marta@example.com',
    },
  })
  return `/api/dashboard/booking/${id}/offer`
}

/** Sends something and says what it was refused with. */
const refusalOf = async (path: string, data: object, headers: Record<string, string> = {}) => {
  const answer = await subadmin.post(path, { data, headers })
  const { code, fields = {} } = await answer.json()
  return [answer.status(), code, Object.keys(fields).join()].filter((part) => part !== '')
}

/** What the price list says, which knows seasons. */
async function listed(vehicleId: string, query = '') {
  const answer = await subadmin.get(`/api/quote?vehicleId=${vehicleId}&date=${date}${query}`)
  return Number((await answer.json()).total)
}

test('staff book at the desk, paid in cash, by transfer or later, for a person without an account', async () => {
  const { id } = await makeVehicle()
  const cash = await subadmin.post('/api/desk/bookings', {
    data: order(id, { lastDate: dayFromToday(41), lines: [{ text: 'Regular customer', amount: -50_000 }] }),
  })
  expect(cash.status()).toBe(201)
  const total = (await listed(id, `&lastDate=${dayFromToday(41)}`)) - 50_000
  const { message, booking } = await cash.json()
  expect(message).toBe(textsOf('en')('Api.deskBooked'))
  expect(booking).toMatchObject({
    ...{ status: 'successful', total, paid: total, due: 0, holdUntil: null },
    customer: { name: 'Almaz Tadesse', email: '' },
  })
  expect(booking.lines.at(-1)).toMatchObject({ text: 'Regular customer', amount: -50_000 })
  const transfer = { paid: 'transfer', transactionId: `FT${randomUUID()}`, amount: 350_000 }
  const claimed = await subadmin.post('/api/desk/bookings', { data: order(id, transfer) })
  expect((await claimed.json()).booking).toMatchObject({ status: 'pending', paid: 0 })
  const later = await subadmin.post('/api/desk/bookings', {
    data: order((await makeVehicle()).id, { paid: 'later' }),
  })
  expect((await later.json()).booking).toMatchObject({ status: 'pending', holdUntil: expect.any(String) })
})

test('a booking of the desk is refused with its reason, and is for staff', async () => {
  const { id } = await makeVehicle()
  const path = '/api/desk/bookings'
  const transfer = { paid: 'transfer', transactionId: `FT${randomUUID()}`, amount: 350_000 }
  expect((await subadmin.post(path, { data: order(id, transfer) })).status()).toBe(201)
  expect(await refusalOf(path, order(id, transfer))).toEqual([400, 'TRANSACTION_USED', 'transactionId'])
  expect(await refusalOf(path, order((await makeVehicle(0)).id))).toEqual([400, 'SOLD_OUT', 'date'])
  expect(await refusalOf(path, order(id, { date: dayFromToday(-1) }))).toEqual([
    400,
    'DATE_OUT_OF_RANGE',
    'date',
  ])
  expect(await refusalOf(path, order(randomUUID()))).toEqual([404, 'NOT_FOUND'])
  expect(await refusalOf(path, order((await makeCar()).id))).toEqual([409, 'PRICE_ON_REQUEST'])
  for (const [changes, field] of [
    [{ customer: undefined }, 'customer'],
    [{ customer: { name: '', phone: newPhone() } }, 'customer'],
    [{ paid: 'soon' }, 'paid'],
    [{ paid: 'transfer' }, 'transactionId'],
    [{ paid: 'transfer', transactionId: 'FT1234567890' }, 'amount'],
    [{ paid: 'later', transactionId: 'FT1234567890', amount: 1 }, 'paid'],
    [{ paid: 'cash', transactionId: 'FT1234567890' }, 'paid'],
    [{ paid: 'later', amount: 350_000 }, 'amount'],
    [{ lines: [{ amount: -100 }] }, 'lines'],
    [{ lines: [{ text: 'Gift', amount: -900_000 }] }, 'lines'],
  ] as const) {
    expect(await refusalOf(path, order(id, changes))).toEqual([400, 'INVALID_INPUT', field])
  }
  const key = { 'Idempotency-Key': randomUUID() }
  const sent = order(id)
  const [one, again] = [
    await subadmin.post(path, { data: sent, headers: key }),
    await subadmin.post(path, { data: sent, headers: key }),
  ]
  expect((await again.json()).booking._id).toBe((await one.json()).booking._id)
  expect(await refusalOf(path, order(id), key)).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
  expect((await customer.post(path, { data: order(id) })).status()).toBe(403)
})

test('staff turn a request into an offer, whose link opens it for its person alone', async ({ request }) => {
  const path = await makeRequest()
  const { id } = await makeVehicle()
  const lines = [{ text: 'Agreed on the phone', amount: -50_000 }]
  const made = await subadmin.post(path, { data: { vehicleId: id, date, lines } })
  expect(made.status()).toBe(201)
  const { booking, link } = await made.json()
  expect(booking).toMatchObject({ status: 'pending', customer: { name: 'Marta' } })
  expect(booking.total).toBe((await listed(id)) - 50_000)
  expect(link).toMatch(/\/YourBooking\?key=[\w-]{56}$/)
  expect((await request.get(new URL(link).pathname + new URL(link).search)).status()).toBe(200)
  expect((await request.get(`/api/bookings/${booking._id}`)).status()).toBe(401)
})

test('an offer is refused with its reason, and is for staff', async () => {
  const path = await makeRequest()
  const { id: vehicleId } = await makeVehicle()
  expect(await refusalOf(path, { vehicleId: (await makeVehicle(0)).id, date })).toEqual([
    400,
    'SOLD_OUT',
    'date',
  ])
  expect(await refusalOf(path, { vehicleId, date: dayFromToday(400) })).toEqual([
    400,
    'DATE_OUT_OF_RANGE',
    'date',
  ])
  const { id: carId } = await makeCar()
  expect(await refusalOf(path, { vehicleId: carId, date })).toEqual([409, 'PRICE_ON_REQUEST'])
  const agreed = await subadmin.post(path, {
    data: { vehicleId: carId, date, lines: [{ text: 'By phone', amount: 500_000 }] },
  })
  expect((await agreed.json()).booking).toMatchObject({ total: 500_000, lines: [{ text: 'By phone' }] })
  expect(await refusalOf(path, { date })).toEqual([400, 'INVALID_INPUT', 'vehicleId'])
  const key = { 'Idempotency-Key': randomUUID() }
  expect((await subadmin.post(path, { data: { vehicleId, date }, headers: key })).status()).toBe(201)
  expect(await refusalOf(path, { vehicleId, date: dayFromToday(41) }, key)).toEqual([
    409,
    'IDEMPOTENCY_CONFLICT',
  ])
  expect((await customer.post(path, { data: { vehicleId, date } })).status()).toBe(403)
})
