import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/api-test'
import { dayFromToday, demoAccount, makeVehicle, siteDatabase } from '../support/site-database'

let admin: APIRequestContext
test.beforeAll(async ({ playwright, baseURL }) => {
  admin = await playwright.request.newContext(baseURL ? { baseURL } : {})
  expect((await admin.post('/api/login', { data: demoAccount('admin') })).status()).toBe(200)
})
test.afterAll(() => admin.dispose())

/** An offer of Br 3,500 for a travel request, and the paths by which its link opens it. */
async function offered() {
  const request = await siteDatabase.travelBooking.create({
    data: { firstName: 'Marta', phone: '+251911778899', item: 'suv', day: new Date(dayFromToday(30)) },
  })
  const vehicle = await makeVehicle()
  const data = { vehicleId: vehicle.id, date: dayFromToday(30) }
  const made = await admin.post(`/api/dashboard/booking/${request.id}/offer`, { data })
  expect(made.status()).toBe(201)
  const { booking, link } = await made.json()
  const key = new URL(link).searchParams.get('key') ?? ''
  const { _id: id, code } = booking
  return {
    id,
    code,
    key,
    link,
    path: `/api/bookings/${id}?key=${key}`,
    payments: `/api/bookings/${id}/payments?key=${key}`,
  }
}

test('the key of a link replaces the session for its booking and its payments', async ({ request }) => {
  const { id, code, key, path, payments } = await offered()
  const read = await request.get(path)
  expect(read.status()).toBe(200)
  expect(read.headers()['cache-control']).toContain('no-store')
  expect(await read.json()).toMatchObject({ _id: id, code, lines: [{ quantity: 1 }] })
  expect((await request.get(`/api/bookings/${code.toLowerCase()}?key=${key}`)).status()).toBe(200)

  const changed = await request.patch(path, { data: { pickupPlace: 'Bole', pickupTime: '06:30' } })
  expect(changed.status()).toBe(200)
  expect((await changed.json()).booking).toMatchObject({ pickupPlace: 'Bole', pickupTime: '06:30' })

  const claim = { transactionId: `FT${randomUUID()}`, amount: 350_000 }
  const headers = { 'Idempotency-Key': randomUUID() }
  const claimed = await request.post(payments, { data: claim, headers })
  expect(claimed.status()).toBe(201)
  expect(await (await request.post(payments, { data: claim, headers })).json()).toEqual(await claimed.json())
  expect((await claimed.json()).payment).toMatchObject({ state: 'claimed', reference: claim.transactionId })
  expect(await (await request.get(payments)).json()).toHaveLength(1)
})

test('by key nobody changes a status, writes cash or confirms money, whoever is signed in', async ({
  request,
}) => {
  const { id, path, payments } = await offered()
  const claim = { transactionId: `FT${randomUUID()}`, amount: 350_000 }
  const { _id: paymentId } = (await (await request.post(payments, { data: claim })).json()).payment
  for (const caller of [request, admin]) {
    for (const status of ['canceled', 'successful']) {
      expect((await caller.patch(path, { data: { status, reason: 'No' } })).status()).toBe(403)
    }
    expect((await caller.post(payments, { data: { way: 'cash', amount: 100 } })).status()).toBe(403)
  }
  const key = new URL(path, 'http://site.invalid').search
  expect(
    (await request.patch(`/api/payments/${paymentId}${key}`, { data: { state: 'confirmed' } })).status(),
  ).toBe(401)
  expect(
    (
      await request.patch(`/api/dashboard/OneDayVehiclesBook/${id}${key}`, { data: { stat: 'canceled' } })
    ).status(),
  ).toBe(401)
  expect((await request.get(`/api/bookings${key}`)).status()).toBe(401)
  expect(await siteDatabase.booking.findUnique({ where: { id }, select: { status: true } })).toEqual({
    status: 'pending',
  })
})

test('a wrong key is answered as what does not exist, also to an admin', async ({ request }) => {
  const [one, other] = [await offered(), await offered()]
  const missing = await admin.get(`/api/bookings/${randomUUID()}`)
  const known = [missing.status(), await missing.text()]
  for (const key of [other.key, 'x', '', `${one.key}A`]) {
    for (const caller of [request, admin]) {
      for (const path of [
        `/api/bookings/${one.id}?key=${key}`,
        `/api/bookings/${one.id}/payments?key=${key}`,
      ]) {
        const answer = await caller.get(path)
        expect([answer.status(), await answer.text()], path).toEqual(known)
      }
      const change = await caller.patch(`/api/bookings/${one.id}?key=${key}`, {
        data: { pickupPlace: 'Bole' },
      })
      expect(change.status()).toBe(404)
    }
    // Without a key it is the page of an account.
    if (!key) continue
    const page = await request.get(`/YourBooking?key=${key}`)
    expect(page.status()).toBe(key === other.key ? 200 : 404)
    expect(await page.text()).not.toContain(one.code.slice(0, 3) + '-' + one.code.slice(3))
  }
})

test('the page of a link is told to nobody, kept by nothing and listed nowhere', async ({ request }) => {
  const { id, key } = await offered()
  const page = await request.get(`/YourBooking?key=${key}`, { maxRedirects: 0 })
  expect(page.status()).toBe(200)
  const headers = page.headers()
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['cache-control']).toMatch(/private.*no-store/)
  expect(headers['x-robots-tag']).toContain('noindex')
  expect(headers['x-offline-reading']).toBe('own')
  const calendar = await request.get(`/calendar/${id}.ics?key=${key}`)
  expect(calendar.status()).toBe(200)
  expect(await calendar.text()).not.toContain(key)
  expect((await request.get(`/calendar/${id}.ics?key=x`)).status()).toBe(404)
})
