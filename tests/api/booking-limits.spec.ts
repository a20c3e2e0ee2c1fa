import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { hrefOf } from '@/lib/routes/routes'
import { createOneDayVehicle } from '@/prisma/seed/one-day-vehicles'
import { createPerson } from '@/prisma/seed/people'
import { expect, test as apiTest } from '../support/api-test'
import { orderBody } from '../support/customers'
import { openOwnDatabase } from '../support/own-database-site'
import { dayFromToday } from '../support/site-database'

const limits = { pendingPerPerson: 10, pendingBeforePaid: 2, pendingPerPhone: 2 }
const destination = 'Bishoftu'

type Site = Awaited<ReturnType<typeof openOwnDatabase>>
type SignIn = () => Promise<APIRequestContext>

/** A site with the real limits, and somebody new who is signed in there: a stranger, as it sends no mails. */
const test = apiTest.extend<{ signIn: SignIn }, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await openOwnDatabase({ RATE_LIMIT_FACTOR: '1' })
      await site.database.settings.updateMany({ data: { limits } })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  signIn: async ({ playwright, site }, provide) => {
    const requests: APIRequestContext[] = []
    await provide(async () => {
      const account = { email: `customer-${randomUUID()}@example.com`, password: 'Correct-horse-7' }
      const name = { firstName: 'Almaz', lastName: 'Tadesse' }
      await createPerson(site.database, { ...name, ...account, role: 'user' })
      const request = await playwright.request.newContext({ baseURL: site.url })
      requests.push(request)
      expect((await request.post('/api/login', { data: account })).status()).toBe(200)
      return request
    })
    for (const request of requests) await request.dispose()
  },
})

// In one worker, which opens the site once.
test.describe.configure({ mode: 'default' })

const makeCorolla = ({ database }: Site) =>
  createOneDayVehicle(database, {
    ...{ name: 'Corolla', model: '2022', features: 'comfort', price: 3500, quantity: 9, seats: 4 },
    filename: 'one-day-01.webp',
  })

test('who never paid holds two places, however they are asked for, and as many for one phone', async ({
  site,
  signIn,
}) => {
  const vehicle = await makeCorolla(site)
  const [customer, another] = [await signIn(), await signIn()]
  const phone = '0911234567'
  // Strangers hold one place a day, so each is for a day of its own.
  let days = 60
  const data = (changes: Record<string, string> = {}) => ({
    data: { vehicleId: vehicle.id, date: dayFromToday(days++), phone, destination, ...changes },
  })
  const first = await customer.post('/api/bookings', data())
  const { booking } = await first.json()
  expect([first.status(), booking.status]).toEqual([201, 'pending'])
  expect((await customer.post('/api/bookings', data())).status()).toBe(201)

  const tooMany = { code: 'TOO_MANY_PENDING' }
  const third = await customer.post('/api/bookings', data({ phone: '0922334455' }))
  expect([third.status(), await third.json()]).toMatchObject([400, tooMany])
  const order = { data: orderBody(vehicle.id, dayFromToday(days++), { phone: '0922334455' }) }
  const asOneDay = await customer.post('/api/dashboard/OneDayVehiclesBook', order)
  expect([asOneDay.status(), await asOneDay.json()]).toMatchObject([400, tooMany])

  const ofPhone = await another.post('/api/bookings', data())
  const atPhone = { ...tooMany, fields: { phone: expect.stringContaining('this phone number') } }
  expect([ofPhone.status(), await ofPhone.json()]).toMatchObject([400, atPhone])
  const made = await another.post('/api/bookings', data({ phone: '0933445566' }))
  const other = (await made.json()).booking
  const renamed = await another.patch(`/api/bookings/${other._id}`, { data: { phone } })
  expect([renamed.status(), await renamed.json()]).toMatchObject([400, atPhone])

  // A place that was given back counts no longer.
  const address = `/api/bookings/${booking._id}`
  expect((await customer.patch(address, { data: { status: 'canceled' } })).status()).toBe(200)
  expect((await customer.post('/api/bookings', data())).status()).toBe(201)
  expect(await site.database.booking.count({ where: { status: 'pending' } })).toBe(3)
})

test('strangers behind one address hold one place of a vehicle a day, however they ask for another', async ({
  site,
  signIn,
}) => {
  const vehicle = await makeCorolla(site)
  const day = dayFromToday(80)
  const order = (phone: string, date = day) => ({
    data: { vehicleId: vehicle.id, date, phone, destination },
  })
  const [first, another] = [await signIn(), await signIn()]
  expect((await first.post('/api/bookings', order('0944556601'))).status()).toBe(201)

  const full = { code: 'ADDRESS_FULL' }
  const second = await another.post('/api/bookings', order('0944556602'))
  expect([second.status(), await second.json()]).toMatchObject([400, full])
  const oneDay = { data: orderBody(vehicle.id, day, { phone: '0944556602' }) }
  const asOneDay = await another.post('/api/dashboard/OneDayVehiclesBook', oneDay)
  expect([asOneDay.status(), await asOneDay.json()]).toMatchObject([400, full])

  const elsewhere = await another.post('/api/bookings', order('0944556602', dayFromToday(81)))
  const { booking } = await elsewhere.json()
  expect(elsewhere.status()).toBe(201)
  const moved = await another.patch(`/api/bookings/${booking._id}`, { data: { date: day } })
  expect([moved.status(), await moved.json()]).toMatchObject([400, full])
})

test('who may hold nothing more is told so and asked for no transfer, and finds no button pressed in vain', async ({
  site,
  signIn,
}) => {
  const vehicle = await makeCorolla(site)
  const customer = await signIn()
  const page = async () =>
    (await customer.get(hrefOf('/OneDayBook', { id: vehicle.id, date: dayFromToday(75) }))).text()
  const [told, asked] = ['You have as many bookings waiting as we hold at once.', 'name="transactionId"']
  const before = await page()
  expect([before.includes(told), before.includes(asked), before.includes('submit-bar')]).toEqual([
    false,
    true,
    true,
  ])
  for (const days of [70, 71]) {
    const data = { vehicleId: vehicle.id, date: dayFromToday(days), phone: '0955667788', destination }
    expect((await customer.post('/api/bookings', { data })).status()).toBe(201)
  }
  const after = await page()
  expect([after.includes(told), after.includes(asked), after.includes('submit-bar')]).toEqual([
    true,
    false,
    false,
  ])
})
