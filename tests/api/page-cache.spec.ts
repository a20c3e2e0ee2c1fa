import { randomUUID } from 'node:crypto'
import { addressIn } from '@/lib/core/i18n/routing'
import { hrefOf, routeOf } from '@/lib/routes/routes'
import { publicAddresses } from '@/tools/bench/public-addresses'
import type { WebServer } from '@/scripts/lib/web-server'
import { callersOf } from '../support/access/callers'
import { startAnotherServer } from '../support/another-server'
import { expect, test } from '../support/api-test'
import { siteUrlOf } from '@/scripts/lib/site-role'
import { breakableDatabase } from '../support/breakable-database'
import { orderBody, signedInCustomer } from '../support/customers'
import { dayFromToday, makePricedCar, makeVehicle, siteDatabase } from '../support/site-database'

// In one worker, which starts the second process once.
test.describe.configure({ mode: 'default' })
const otherName = 'Lalibela Wheels'
let other: WebServer
test.beforeAll(async () => {
  other = await startAnotherServer({ COMPANY_NAME: otherName })
})
test.afterAll(() => other.stop())

test('every public page is kept for everybody, with the hashes of its scripts', async ({
  request,
  baseURL,
}) => {
  const addresses = (await publicAddresses(baseURL ?? '')).filter(({ path }) => !routeOf(path).takesSecret)
  expect(addresses.length).toBeGreaterThan(60)
  for (const { address } of addresses) {
    // Other tests may change a vehicle between the two requests.
    await expect(async () => {
      const first = await request.get(address)
      const headers = first.headers()
      expect(headers, address).toMatchObject({ 'cache-control': 'private, no-cache' })
      expect(headers['content-security-policy'], address).toMatch(/script-src 'self' 'sha256-/)
      expect(headers['vary']?.toLowerCase(), address).toContain('accept-language')
      expect(await first.text(), address).not.toContain('nonce=')
      const again = await request.get(address, { headers: { 'if-none-match': headers['etag'] ?? '' } })
      expect([again.status(), await again.text()], address).toEqual([304, ''])
      const head = await request.head(address)
      expect([head.status(), head.headers()['etag']], address).toEqual([200, headers['etag']])
    }).toPass({ timeout: 20_000 })
  }
})

test('what a page does not know of its query changes nothing', async ({ request }) => {
  const tagOf = async (address: string) => (await request.get(address)).headers()['etag']
  expect(await tagOf('/Terms?utm_source=letter')).toBe(await tagOf('/Terms'))
  // Other tests may change a vehicle between the two requests.
  await expect(async () => {
    const oneWay = await tagOf('/Booking?type=suv&date=')
    expect(oneWay).toBe(await tagOf('/Booking?x=1&type=suv&type=pickup'))
  }).toPass({ timeout: 20_000 })
  expect(await tagOf('/Booking?type=suv')).not.toBe(await tagOf('/Booking'))
})

test('a language, a message and a person get what is theirs', async ({ request, playwright, baseURL }) => {
  const message = { headers: { cookie: `flash=${encodeURIComponent('{"key":"contactSent"}')}` } }
  const own = await request.get('/Contact', message)
  expect(own.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-/)
  expect(own.headers()['cache-control']).toContain('no-store')
  expect(own.headers()['etag']).toBeUndefined()
  const led = await request.get('/Home', { headers: { cookie: 'NEXT_LOCALE=am' }, maxRedirects: 0 })
  expect([led.status(), led.headers()['location']]).toEqual([307, '/am/Home'])
  const customer = await signedInCustomer(playwright, baseURL)
  const login = await customer.get('/Login', { maxRedirects: 0 })
  expect([login.status(), login.headers()['location']]).toEqual([307, '/Dashboard'])
  const home = await customer.get('/Home')
  expect(home.headers()['x-offline-reading']).toBe('copy')
  expect(home.headers()['x-offline-person']).toMatch(/^[\w-]{16}$/)
  expect((await request.get('/Home')).headers()['x-offline-person']).toBe('none')
  // What the page says things cost from, other tests may change between the two requests.
  await expect(async () => {
    const [own, everybodys] = [await customer.get('/Home'), await request.get('/Home')]
    expect(own.headers()['etag']).toBe(everybodys.headers()['etag'])
  }).toPass({ timeout: 20_000 })
  await customer.dispose()
})

test('a change on one process is in the next page of every process', async ({ playwright, baseURL }) => {
  const staff = callersOf(playwright, baseURL)
  const { request } = await staff.make('admin')
  const vehicle = await makeVehicle(3)
  const day = dayFromToday(12)
  const address = hrefOf('/OneDayVehiclesBook', { id: vehicle.id, date: day })
  const list = hrefOf('/OneDayVehicles', { q: vehicle.name })
  const everywhere = async (path: string) =>
    Promise.all([baseURL, other.url].map(async (url) => (await fetch(url + path)).text()))
  for (let price = 3600; price < 3605; price++) {
    await everywhere(address)
    await everywhere(addressIn('am', list))
    const edited = { name: vehicle.name, item: 'comfort', model: '2022', price, quantity: 3 }
    const answer = await request.put(`/api/uploads/one/${vehicle.id}`, { multipart: edited })
    expect(answer.status()).toBe(200)
    const shown = new Intl.NumberFormat('en').format(price)
    for (const html of await everywhere(address)) expect(html).toContain(shown)
    for (const html of await everywhere(addressIn('am', list))) expect(html).toContain(shown)
  }
  await staff.close()
})

test('an extra that is made, changed or deleted is so in the next page of every process', async ({
  playwright,
  baseURL,
}) => {
  const staff = callersOf(playwright, baseURL)
  const { request } = await staff.make('admin')
  const address = hrefOf('/OneDayVehiclesBook', { id: (await makeVehicle()).id })
  const everywhere = async () =>
    Promise.all([baseURL, other.url].map(async (url) => (await fetch(url + address)).text()))
  const name = `Roof rack ${randomUUID()}`
  const extra = { text: { en: name, or: name, am: name }, amount: 123_400, per: 'booking' }
  await everywhere()
  const { extra: made } = await (await request.post('/api/extras', { data: extra })).json()
  for (const html of await everywhere()) expect(html).toContain(name)
  await request.put(`/api/extras/${made._id}`, { data: { ...extra, amount: 567_800 } })
  for (const html of await everywhere()) expect(html).toContain('5,678')
  await request.delete(`/api/extras/${made._id}`)
  for (const html of await everywhere()) expect(html).not.toContain(name)
  await staff.close()
})

test('a booked place is gone from the next page of every process', async ({ playwright, baseURL }) => {
  const customer = await signedInCustomer(playwright, baseURL)
  const vehicle = await makeVehicle(8)
  const day = dayFromToday(43)
  const path = hrefOf('/OneDayVehicles', { q: vehicle.name, date: day })
  const left = async () =>
    Promise.all(
      [baseURL, other.url].map(async (url) => {
        const html = await (await fetch(url + path)).text()
        return Number(/"shown":\{"[\w-]+":\[(\d+)\]/.exec(html.replaceAll('\\"', '"'))?.[1])
      }),
    )
  expect(await left()).toEqual([8, 8])
  for (const expected of [7, 6]) {
    const data = orderBody(vehicle.id, day)
    expect((await customer.post('/api/dashboard/OneDayVehiclesBook', { data })).status()).toBe(201)
    expect(await left()).toEqual([expected, expected])
  }
  // Past the application too.
  await siteDatabase.blockedPlace.create({ data: { vehicleId: vehicle.id, day: new Date(day), places: 2 } })
  expect(await left()).toEqual([4, 4])
  await customer.dispose()
})

test('one build serves another address and another company', async () => {
  const html = await (await fetch(`${other.url}/AboutUS`)).text()
  expect(html).toContain(`<link rel="canonical" href="${other.url}/AboutUS"`)
  expect(html).toContain(otherName)
})

test('the page of a vehicle asks the database at most twice before it is written', async () => {
  const database = await breakableDatabase(siteUrlOf(process.env.E2E_DATABASE_URL ?? ''))
  const server = await startAnotherServer({ DATABASE_URL: database.url })
  const pages = [
    { path: '/OneDayVehiclesBook', make: makeVehicle },
    { path: '/Car', make: makePricedCar },
  ] as const
  try {
    for (const { path, make } of pages) {
      await (await fetch(server.url + hrefOf(path, { id: (await make()).id }))).text()
    }
    // Other tests may change a vehicle meanwhile, and pages that were asked for are then made again.
    await expect(async () => {
      for (const { path, make } of pages) {
        const vehicle = await make()
        for (const cookie of ['flash=x', '']) {
          const before = database.statements.length
          const answer = await fetch(server.url + hrefOf(path, { id: vehicle.id }), { headers: { cookie } })
          expect(await answer.text()).toContain(vehicle.name)
          const asked = database.statements
            .slice(before)
            .filter((text) => /"vehicles"|vehicle_days|vehicle_pictures/.test(text))
          expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(2)
        }
      }
    }).toPass({ timeout: 20_000 })
  } finally {
    await server.stop()
    database.cut()
  }
})
