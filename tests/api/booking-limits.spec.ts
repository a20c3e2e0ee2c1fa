import { randomUUID } from 'node:crypto'
import { createOneDayVehicle } from '@/prisma/seed/one-day-vehicles'
import { createPerson } from '@/prisma/seed/people'
import { expect, test } from '../support/api-test'
import { orderBody } from '../support/customers'
import { openOwnDatabase } from '../support/own-database-site'
import { dayFromToday } from '../support/site-database'

const limits = { pendingPerPerson: 10, pendingBeforePaid: 2, pendingPerPhone: 2 }
const phone = '0911234567'

test('who never paid holds two places, however they are asked for, and as many for one phone', async ({
  playwright,
}) => {
  const site = await openOwnDatabase()
  try {
    await site.database.settings.updateMany({ data: { limits } })
    const vehicle = await createOneDayVehicle(site.database, {
      ...{ name: 'Corolla', model: '2022', features: 'comfort', price: 3500, quantity: 9, seats: 4 },
      filename: 'one-day-01.webp',
    })
    const signedIn = async () => {
      const account = { email: `customer-${randomUUID()}@example.com`, password: 'Correct-horse-7' }
      const name = { firstName: 'Almaz', lastName: 'Tadesse' }
      await createPerson(site.database, { ...name, ...account, role: 'user' })
      const request = await playwright.request.newContext({ baseURL: site.url })
      expect((await request.post('/api/login', { data: account })).status()).toBe(200)
      return request
    }
    const [customer, another] = [await signedIn(), await signedIn()]
    const [date, destination] = [dayFromToday(60), 'Bishoftu']
    const data = { vehicleId: vehicle.id, date, phone, destination }
    const first = await customer.post('/api/bookings', { data })
    const { booking } = await first.json()
    expect([first.status(), booking.status]).toEqual([201, 'pending'])
    expect((await customer.post('/api/bookings', { data })).status()).toBe(201)

    const tooMany = { code: 'TOO_MANY_PENDING' }
    const third = await customer.post('/api/bookings', { data: { ...data, phone: '0922334455' } })
    expect([third.status(), await third.json()]).toMatchObject([400, tooMany])
    const order = { data: orderBody(vehicle.id, date, { phone: '0922334455' }) }
    const asOneDay = await customer.post('/api/dashboard/OneDayVehiclesBook', order)
    expect([asOneDay.status(), await asOneDay.json()]).toMatchObject([400, tooMany])

    const ofPhone = await another.post('/api/bookings', { data })
    expect([ofPhone.status(), await ofPhone.json()]).toMatchObject([400, tooMany])
    const made = await another.post('/api/bookings', { data: { ...data, phone: '0933445566' } })
    const other = (await made.json()).booking
    const renamed = await another.patch(`/api/bookings/${other._id}`, { data: { phone } })
    expect([renamed.status(), await renamed.json()]).toMatchObject([400, tooMany])

    // A place that was given back counts no longer.
    const address = `/api/bookings/${booking._id}`
    expect((await customer.patch(address, { data: { status: 'canceled' } })).status()).toBe(200)
    expect((await customer.post('/api/bookings', { data })).status()).toBe(201)
    expect(await site.database.booking.count({ where: { status: 'pending' } })).toBe(3)
    await customer.dispose()
    await another.dispose()
  } finally {
    await site.close()
  }
})
