import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/api-test'
import { jsonOf, orderBody, signedInCustomer } from '../support/customers'
import { bookingCount, dayFromToday, demoAccount, makeVehicle, siteDatabase } from '../support/site-database'
import { textsOf } from '../support/texts'

const path = '/api/dashboard/OneDayVehiclesBook'
const day = dayFromToday(50)

let customer: APIRequestContext
let stranger: APIRequestContext
let subadmin: APIRequestContext
let admin: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  const staff = async (role: 'subadmin' | 'admin') => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {})
    expect((await request.post('/api/login', { data: demoAccount(role) })).status()).toBe(200)
    return request
  }
  customer = await signedInCustomer(playwright, baseURL)
  stranger = await signedInCustomer(playwright, baseURL)
  subadmin = await staff('subadmin')
  admin = await staff('admin')
})

test.afterAll(async () => {
  for (const request of [customer, stranger, subadmin, admin]) await request.dispose()
})

async function book(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const vehicle = await makeVehicle()
  const answer = await customer.post(path, { data: orderBody(vehicle.id, day, changes), headers })
  expect(answer.status()).toBe(201)
  const body = await answer.json()
  return { id: String(body.booking._id), vehicle, body }
}

test('a booking is made at the server’s price and shown as the specification says', async () => {
  const { body, vehicle } = await book({ price: 1, status: 'successful', ownerName: 'Ferrari' })
  expect(body.message).toBe(textsOf('en')('Api.booked'))
  expect(body.booking).toMatchObject({
    _id: expect.any(String),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    data: { ownerName: vehicle.name, price: 3500, date: day, status: 'pending', destination: 'Bishoftu' },
  })
  expect(JSON.stringify(body)).not.toMatch(/password|userId|transactionKey/i)
})

test('a booking without a transfer is to be paid, and no transfer is said to be checked', async () => {
  const { body } = await book({ transactionId: undefined, amount: undefined })
  expect(body.message).toBe(textsOf('en')('Api.reserved'))
})

test('a customer sees the own bookings only', async () => {
  const { id } = await book()
  const own: { _id: string }[] = await (await customer.get('/api/dashboard/OneDayVehiclesBookUser')).json()
  expect(own.map((one) => one._id)).toContain(id)
  const others: { _id: string }[] = await (await stranger.get('/api/dashboard/OneDayVehiclesBookUser')).json()
  expect(others.map((one) => one._id)).not.toContain(id)
})

test('all bookings are for staff, by status in any case, in pages', async ({ request }) => {
  await book()
  expect((await request.get(path)).status()).toBe(401)
  expect((await customer.get(path)).status()).toBe(403)
  expect((await customer.get(`${path}/pending`)).status()).toBe(403)
  for (const staff of [subadmin, admin]) {
    const answer = await staff.get(`${path}/Pending?limit=1`)
    expect(answer.status()).toBe(200)
    expect(Number(answer.headers()['x-total-count'])).toBeGreaterThan(0)
    const list = await answer.json()
    expect(list).toHaveLength(1)
    expect(list[0].data.status).toBe('pending')
  }
  expect((await admin.get(`${path}/done`)).status()).toBe(404)
})

test('the status is the admin’s; a customer only cancels the own pending booking', async ({ request }) => {
  const { id } = await book()
  const patch = (who: APIRequestContext, stat: string) => who.patch(`${path}/${id}`, { data: { stat } })
  expect((await patch(request, 'canceled')).status()).toBe(401)
  expect((await patch(stranger, 'canceled')).status()).toBe(404)
  expect((await patch(subadmin, 'canceled')).status()).toBe(403)
  expect((await patch(customer, 'successful')).status()).toBe(403)
  const changed = await patch(admin, 'Successful')
  expect(changed.status()).toBe(200)
  expect(await changed.json()).toMatchObject({
    message: 'Successfully Change Status to successful!',
    booking: { data: { status: 'successful' } },
  })
  expect((await patch(customer, 'canceled')).status()).toBe(409)
  expect((await patch(admin, 'pending')).status()).toBe(200)
  expect((await patch(customer, 'canceled')).status()).toBe(200)
  expect((await patch(admin, 'done')).status()).toBe(400)
  expect((await admin.patch(`${path}/${randomUUID()}`, { data: { stat: 'canceled' } })).status()).toBe(404)
  expect((await admin.patch(`${path}/corolla`, { data: { stat: 'canceled' } })).status()).toBe(404)
})

test('a booking is deleted by the admin, once', async () => {
  const { id } = await book()
  expect((await customer.delete(`${path}/${id}`)).status()).toBe(403)
  expect((await admin.delete(`${path}/${id}`)).status()).toBe(200)
  expect((await admin.delete(`${path}/${id}`)).status()).toBe(404)
})

test('a sold-out day, a used transaction and a day out of reach are refused with the reason', async () => {
  const refuse = async (vehicleId: string, changes: Record<string, unknown>, code: string) => {
    const answer = await customer.post(path, { data: orderBody(vehicleId, day, changes) })
    expect(answer.status()).toBe(400)
    const body = await answer.json()
    expect(body.code).toBe(code)
    expect(body.error).toBe(body.message)
  }
  await refuse((await makeVehicle(0)).id, {}, 'SOLD_OUT')
  const transactionId = `FT${randomUUID()}`
  const { vehicle } = await book({ transactionId })
  await refuse(vehicle.id, { transactionId: ` ${transactionId.toUpperCase()} ` }, 'TRANSACTION_USED')
  await refuse(vehicle.id, { date: dayFromToday(-1) }, 'DATE_OUT_OF_RANGE')
  await refuse(vehicle.id, { date: dayFromToday(366) }, 'DATE_OUT_OF_RANGE')
  await refuse(vehicle.id, { date: 'soon' }, 'INVALID_INPUT')
  await refuse(vehicle.id, { amount: -5 }, 'INVALID_INPUT')
})

test('one idempotency key makes one booking; with another body it is a conflict', async () => {
  const key = randomUUID()
  const vehicle = await makeVehicle()
  const data = orderBody(vehicle.id, day)
  const send = (body: object) => customer.post(path, { data: body, headers: { 'idempotency-key': key } })
  const answers = await Promise.all([send(data), send(data), send(data)])
  const ids = new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).booking._id)))
  expect(ids.size).toBe(1)
  expect(await bookingCount(vehicle.id)).toBe(1)
  expect((await send({ ...data, destination: 'Adama' })).status()).toBe(409)
})

test('an unknown vehicle is a 404', async () => {
  const answer = await customer.post(path, { data: orderBody(randomUUID(), day) })
  expect(answer.status()).toBe(404)
  expect(await jsonOf(answer)).toMatchObject({ code: 'NOT_FOUND' })
})

test('a full day, a released transfer and too many pending bookings are refused by name', async () => {
  const { id, vehicle } = await book()
  const patch = async (stat: string) => {
    const answer = await admin.patch(`${path}/${id}`, { data: { stat } })
    return [answer.status(), (await answer.json()).code]
  }
  expect(await patch('canceled')).toEqual([200, undefined])
  await siteDatabase.vehicle.update({ where: { id: vehicle.id }, data: { quantity: 0 } })
  expect(await patch('pending')).toEqual([400, 'SOLD_OUT'])
  await siteDatabase.payment.updateMany({
    where: { bookingId: id },
    data: { referenceKey: null, releasedAt: new Date() },
  })
  expect(await patch('pending')).toEqual([409, 'TRANSACTION_RELEASED'])
})
