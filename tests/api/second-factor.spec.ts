import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { recoveryHash } from '@/lib/auth/one-time-codes'
import { createOneDayVehicle } from '@/prisma/seed/one-day-vehicles'
import { createPerson } from '@/prisma/seed/people'
import { expect, test } from '../support/api-test'
import { takeSecretOfSite } from '../support/duty-link'
import { giveApp } from '../support/second-factor'
import { makeDevice } from '../support/software-passkey'
import { openOwnDatabase } from '../support/own-database-site'
import { dayFromToday, makeCustomer, siteDatabase } from '../support/site-database'

const statusAndCode = async (
  answer: Promise<{ status: () => number; json: () => Promise<{ code?: string }> }>,
) => {
  const given = await answer
  return [given.status(), (await given.json()).code]
}

/** An admin with an authenticator app. */
async function makeAdmin() {
  const { id, email, password } = await makeCustomer()
  await siteDatabase.user.update({ where: { id }, data: { role: 'admin' } })
  return { id, account: { email, password }, app: await giveApp(id) }
}

async function signIn(request: APIRequestContext) {
  const admin = await makeAdmin()
  const data = { ...admin.account, code: admin.app.nextCode() }
  expect((await request.post('/api/login', { data })).status()).toBe(200)
  return admin
}

test('an account with a second factor signs in with its code, sent along', async ({ request }) => {
  const { account, app } = await makeAdmin()
  const login = (code?: string) => request.post('/api/login', { data: { ...account, ...(code && { code }) } })
  expect(await statusAndCode(login())).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
  expect(await statusAndCode(login('000000'))).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
  expect((await request.get('/api/profile')).status()).toBe(401)
  const code = app.nextCode()
  expect((await login(code)).status()).toBe(200)
  expect((await request.get('/api/profile')).status()).toBe(200)
  await request.post('/api/logout')
  expect(await statusAndCode(login(code))).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
  expect((await login(app.nextCode())).status()).toBe(200)
})

test('an account whose second factor is a passkey signs in over the API with a recovery code', async ({
  request,
}) => {
  const { id: userId, email, password } = await makeCustomer()
  await siteDatabase.user.update({ where: { id: userId }, data: { role: 'admin' } })
  const { credentialId, publicKey } = makeDevice({ userId })
  await siteDatabase.passkey.create({
    data: { userId, credentialId, publicKey: new Uint8Array(publicKey), counter: 0, name: 'Phone' },
  })
  takeSecretOfSite()
  const code = 'A0B1C-D2E3F'
  await siteDatabase.recoveryCode.create({ data: { userId, codeHash: recoveryHash(userId, code) ?? '' } })
  const login = (more: { code?: string }) =>
    request.post('/api/login', { data: { email, password, ...more } })
  expect(await statusAndCode(login({}))).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
  expect((await login({ code })).status()).toBe(200)
  const own = await (await request.get('/api/profile/data')).json()
  expect(own.passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: null }])
  expect(JSON.stringify(own)).not.toContain(credentialId)
})

test('money, roles, settings and exports ask again ten minutes after the last proof', async ({ request }) => {
  const { id } = await signIn(request)
  const settings = await (await request.get('/api/settings')).json()
  // As far as the version: what other tests are shown of the company stays as it is.
  const outdated = { ...settings, version: settings.version + 1_000_000 }
  expect(await statusAndCode(request.put('/api/settings', { data: outdated }))).toEqual([
    409,
    'VERSION_CONFLICT',
  ])
  expect((await request.get('/exports/users.csv')).status()).toBe(200)
  await siteDatabase.session.updateMany({
    where: { userId: id },
    data: { provenAt: new Date(Date.now() - 11 * 60_000) },
  })
  const one = randomUUID()
  const refused = [403, 'PROOF_REQUIRED']
  const calls = [
    () => request.put('/api/settings', { data: settings }),
    () => request.put(`/api/dashboard/user/${one}`, { data: { role: 'admin' } }),
    () => request.delete(`/api/dashboard/user/${one}`),
    () => request.patch(`/api/payments/${one}`, { data: { state: 'confirmed' } }),
    () => request.post(`/api/payments/${one}/refund`, { data: { amount: 100, reason: 'Twice' } }),
    () => request.post(`/api/statements/${one}/confirm`),
    () => request.post('/api/months/2026-01/close'),
  ]
  for (const call of calls) expect(await statusAndCode(call())).toEqual(refused)

  const booking = await siteDatabase.booking.findFirstOrThrow({
    where: { status: 'pending', hiddenAt: null },
  })
  const confirming = [
    () => request.patch(`/api/bookings/${booking.id}`, { data: { status: 'successful' } }),
    () => request.patch(`/api/dashboard/OneDayVehiclesBook/${booking.id}`, { data: { stat: 'successful' } }),
  ]
  for (const call of confirming) expect(await statusAndCode(call())).toEqual(refused)

  expect((await request.get('/exports/users.csv', { headers: { accept: 'text/csv' } })).status()).toBe(403)
  const led = await request.get('/exports/users.csv', { headers: { accept: 'text/html' }, maxRedirects: 0 })
  expect([led.status(), led.headers().location]).toEqual([303, '/Security?callbackUrl=%2FUserDb'])
  // What is only looked at is not asked for again.
  expect((await request.get('/api/dashboard/user')).status()).toBe(200)
  const written = await siteDatabase.auditEntry.findMany({ where: { actorId: id, action: 'export' } })
  expect(written).toMatchObject([{ entity: 'export', entityId: 'users' }])
})

test('where staff need a second factor, whoever has none gets nothing of staff by the calls of customers either', async ({
  playwright,
}) => {
  const site = await openOwnDatabase()
  await site.database.settings.updateMany({ data: { security: { staffFactor: true } } })
  const account = { email: 'subadmin@example.com', password: 'Correct-horse-7' }
  await createPerson(site.database, { firstName: 'Almaz', lastName: 'Tadesse', ...account, role: 'subadmin' })
  const { id: vehicleId } = await createOneDayVehicle(site.database, {
    ...{ name: 'Corolla', model: '2022', features: 'comfort', price: 3500, quantity: 9, seats: 4 },
    filename: 'one-day-01.webp',
  })
  const request = await playwright.request.newContext({ baseURL: site.url })
  expect((await request.post('/api/login', { data: account })).status()).toBe(200)
  const order = { vehicleId, date: dayFromToday(30), phone: '0911223344', destination: 'Adama' }
  const { booking } = await (await request.post('/api/bookings', { data: order })).json()
  const missing = [403, 'SECOND_FACTOR_MISSING']
  expect((await request.get('/api/bookings')).status()).toBe(200)
  expect(await statusAndCode(request.get('/api/bookings?scope=all'))).toEqual(missing)
  const cash = { way: 'cash', amount: 1000 }
  const payments = `/api/bookings/${booking._id}/payments`
  expect(await statusAndCode(request.post(payments, { data: cash }))).toEqual(missing)
  expect(await statusAndCode(request.get('/api/drivers'))).toEqual(missing)
  await request.dispose()
  await site.close()
})

test('a session of staff is over after twelve hours without a request, a customer’s is not', async ({
  request,
  playwright,
  baseURL,
}) => {
  const { id } = await signIn(request)
  const customer = await makeCustomer()
  const customers = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await customers.post('/api/login', { data: { email: customer.email, password: customer.password } })
  const seen = (hours: number) =>
    siteDatabase.session.updateMany({
      where: { userId: { in: [id, customer.id] } },
      data: { lastSeenAt: new Date(Date.now() - hours * 3_600_000) },
    })
  await seen(11.9)
  expect((await request.get('/api/profile')).status()).toBe(200)
  await seen(12.1)
  expect((await request.get('/api/profile')).status()).toBe(401)
  expect((await customers.get('/api/profile')).status()).toBe(200)
  expect(await siteDatabase.session.count({ where: { userId: id } })).toBe(0)
  await customers.dispose()
})
