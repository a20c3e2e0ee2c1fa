import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { formatBirr } from '@/lib/core/i18n/format'
import { createCar } from '@/prisma/seed/cars'
import type { WebServer } from '@/scripts/lib/web-server'
import { startAnotherServer } from '../support/another-server'
import { expect, test } from '../support/api-test'
import { demoAccount, siteDatabase } from '../support/site-database'
import { newVehicleName } from '../support/vehicle-name'

// Pages as they come from the server: what is asked here holds without a script.
test.beforeEach(async ({ request }) => {
  await request.post('/api/login', { data: demoAccount('admin') })
})

async function listOf(request: APIRequestContext, address: string) {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  const html = await answer.text()
  return {
    html,
    heads: [...html.matchAll(/<th role="columnheader"[^>]*>([^<]*)</g)].map((match) => match[1]),
    links: [...html.matchAll(/href="([^"]*)"/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&')),
  }
}

const all = ['Vehicle', 'Travel date', 'Customer', 'Transaction ID', 'Paid or sent', 'Status']

test('a list shows the columns that its address names, and all where it names none that exist', async ({
  request,
}) => {
  expect((await listOf(request, '/AllBookStatus')).heads).toEqual(all)
  const chosen = ['Vehicle', 'Travel date', 'Status']
  expect((await listOf(request, '/AllBookStatus?columns=status,day')).heads).toEqual(chosen)
  expect((await listOf(request, '/AllBookStatus?columns=status&columns=day')).heads).toEqual(chosen)
  for (const columns of ['', 'nothing', 'constructor', '%00', 'vehicle']) {
    expect((await listOf(request, `/AllBookStatus?columns=${columns}`)).heads, columns).toEqual(all)
  }
})

test('ways onward from a list keep its search, its order and its columns', async ({ request }) => {
  const { links, html } = await listOf(request, '/AllBookStatus?columns=day&sort=oldest&q=e')
  const next = links.find((link) => link.includes('after='))
  expect(next).toMatch(/^\/AllBookStatus\?q=e&sort=oldest&columns=day&after=/)
  expect(links).toContain('/AllBookStatus?q=e&columns=day')
  expect(links).toContain('/exports/bookings.csv?q=e&sort=oldest&lang=en')
  expect(html).toContain('<input type="hidden" name="columns" value="day"/>')
  const second = await listOf(request, next ?? '')
  expect(second.heads).toEqual(['Vehicle', 'Travel date'])
  expect(second.links.some((link) => link.includes('before='))).toBe(true)
})

test('every staff list can be ordered, laid out and taken away', async ({ request }) => {
  for (const [address, file] of [
    ['/AllBookStatus', 'bookings'],
    ['/StatusOfBook?status=successful', 'bookings'],
    ['/SubBookStatus', 'bookings'],
    ['/GetAdmin', 'cars'],
    ['/Get', 'cars'],
    ['/AdminOneDayVehicleGet', 'one-day-vehicles'],
    ['/OneGet', 'one-day-vehicles'],
    ['/ContactDb', 'contacts'],
    ['/BookingDb', 'travel-bookings'],
    ['/SubDemoDb', 'travel-bookings'],
    ['/UserDb', 'users'],
  ] as const) {
    const { links, html } = await listOf(request, address)
    expect.soft(html, address).toContain('name="columns"')
    expect
      .soft(
        links.some((link) => link.includes('sort=oldest')),
        address,
      )
      .toBe(true)
    expect
      .soft(
        links.some((link) => link.startsWith(`/exports/${file}.csv?`)),
        address,
      )
      .toBe(true)
  }
})

test('cars are listed with what a day costs and how many there are, and lead to their schedule', async ({
  request,
}) => {
  const name = newVehicleName('Bajaj')
  const car = await createCar(siteDatabase, {
    ...{ name, item: 'minivan', price: '900,000 Br', filename: 'minivan-1.webp' },
    ...{ facts: [10, 1, 'manual', 'petrol', 7], prices: [2570] },
  })
  const { heads, html } = await listOf(request, `/Get?q=${name}`)
  expect(heads).toEqual(['Vehicle', 'Category', 'Price', 'Day price', 'Quantity', 'Actions'])
  for (const cell of ['900,000 Br', formatBirr(2570, 'en'), '7']) expect(html).toContain(`>${cell}</`)
  expect((await listOf(request, `/Views?id=${car.id}`)).links).toContain(`/Schedule?id=${car.id}`)
  await siteDatabase.vehicle.delete({ where: { id: car.id } })
})

test('the report of the units has its figures alone beside the plates and their cars', async ({
  request,
}) => {
  const { html } = await listOf(request, '/Units')
  const report = html.slice(html.indexOf('id="report"'))
  const heads = [...report.matchAll(/<th scope="col">([^<]*)</g)].map((match) => match[1])
  expect(heads).toEqual(['Plate', 'Days', 'Trips'])
})

test.describe('when the database refuses the cars', () => {
  const role = `no_cars_${randomUUID().slice(0, 8)}`
  let server: WebServer

  // A server whose own account at the database may read everything but the vehicles: only their lists fail, and only here.
  test.beforeAll(async () => {
    const url = new URL(process.env.E2E_DATABASE_URL ?? '')
    const password = randomUUID()
    for (const statement of [
      `CREATE ROLE ${role} LOGIN PASSWORD '${password}'`,
      `GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role}`,
      `GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO ${role}`,
      `REVOKE ALL ON vehicles FROM ${role}`,
    ]) {
      await siteDatabase.$executeRawUnsafe(statement)
    }
    url.username = role
    url.password = password
    server = await startAnotherServer({ DATABASE_URL: url.href })
  })
  test.afterAll(async () => {
    await server.stop()
    await siteDatabase.$executeRawUnsafe(`DROP OWNED BY ${role}`)
    await siteDatabase.$executeRawUnsafe(`DROP ROLE ${role}`)
  })

  test('a list of cars that cannot be loaded leads to the landing, which says so', async ({ playwright }) => {
    const request = await playwright.request.newContext({ baseURL: server.url })
    await request.post('/api/login', { data: demoAccount('admin') })
    for (const [list, landing, said] of [
      ['/GetAdmin', '/LandingVehicle', 'The list could not be loaded'],
      ['/Get', '/LandingVehicle', 'The list could not be loaded'],
      ['/am/GetAdmin', '/am/LandingVehicle', 'ዝርዝሩን መጫን አልተቻለም'],
    ] as const) {
      const answer = await request.get(list)
      expect(answer.status(), list).toBe(200)
      expect(new URL(answer.url()).pathname, list).toBe(landing)
      expect(await answer.text(), list).toContain(said)
    }
    expect((await request.get('/ContactDb')).status()).toBe(200)
    await request.dispose()
  })
})
