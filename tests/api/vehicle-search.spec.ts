import { createCar } from '@/prisma/seed/cars'
import { expect, test } from '../support/api-test'
import { orderBody, signedInCustomer } from '../support/customers'
import { dayFromToday, makeVehicle, siteDatabase } from '../support/site-database'
import { newVehicleName } from '../support/vehicle-name'

const date = dayFromToday(30)
const lastDate = dayFromToday(32)

test('a search says what is left on the days and what they cost, also to whoever has asked before', async ({
  playwright,
  baseURL,
  request,
}) => {
  const { id, name } = await makeVehicle(1)
  const ask = async () => {
    const answer = await request.get('/api/vehicles', { params: { q: name, date, lastDate } })
    expect(answer.status()).toBe(200)
    expect(answer.headers()['x-total-count']).toBe('1')
    const [vehicle, ...others] = await answer.json()
    expect(others).toEqual([])
    return vehicle
  }
  const quote = await (await request.get('/api/quote', { params: { vehicleId: id, date, lastDate } })).json()
  expect(await ask()).toMatchObject({
    _id: id,
    kind: 'one-day',
    name,
    dayPrice: 3500,
    seats: 4,
    pictures: [{ filename: 'one-day-01.webp' }],
    available: 1,
    total: quote.total,
  })
  const customer = await signedInCustomer(playwright, baseURL)
  const order = await customer.post('/api/dashboard/OneDayVehiclesBook', {
    data: orderBody(id, dayFromToday(31)),
  })
  expect(order.status()).toBe(201)
  expect((await ask()).available).toBe(0)
  await customer.dispose()
})

test('a car without a day price is found, with no total', async ({ request }) => {
  const name = newVehicleName('Lada')
  await createCar(siteDatabase, { name, item: 'pickup', price: '$60', filename: 'pickup-1.webp' })
  const answer = await request.get('/api/vehicles', { params: { q: name, kind: 'car', class: 'pickup' } })
  expect(await answer.json()).toMatchObject([
    { name, price: '$60', dayPrice: null, total: null, available: 1 },
  ])
})

for (const [name, value] of [
  ['kind', 'boat'],
  ['class', 'sedan'],
  ['seats', 'many'],
  ['seats', '0'],
  ['gearbox', 'both'],
  ['min', 'cheap'],
  ['max', '-1'],
  ['sort', 'seats'],
  ['date', 'tomorrow'],
  ['date', '2020-01-01'],
  ['lastDate', dayFromToday(-1)],
  ['q', 'x'.repeat(101)],
] as const) {
  test(`${name}=${value.slice(0, 10)} is refused by its name, in the caller's language`, async ({
    request,
  }) => {
    const headers = { 'accept-language': 'am' }
    const answer = await request.get('/api/vehicles', { params: { [name]: value }, headers })
    const { code, fields } = await answer.json()
    expect([answer.status(), Object.keys(fields ?? {})], code).toEqual([400, [name]])
    expect(fields[name]).toMatch(/\p{Script=Ethiopic}/u)
  })
}

test('what else is sent of pages counts as on other lists', async ({ request }) => {
  const answer = await request.get('/api/vehicles', { params: { page: 'first', limit: '3', whatever: '1' } })
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toHaveLength(3)
  expect(answer.headers().link).toContain('rel="next"')
})
