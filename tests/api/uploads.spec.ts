import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { formatDayInWords } from '@/lib/core/i18n/format'
import { expect, test } from '../support/api-test'
import { jsonOf } from '../support/customers'
import { badPictures, plainPicture } from '../support/pictures'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'

const photo = async () => ({
  name: '../../my car.jpg',
  mimeType: 'image/jpeg',
  buffer: await plainPicture(640, 480).jpeg().toBuffer(),
})
const carFields = () => ({ name: `Vitz ${randomUUID().slice(0, 8)}`, item: 'suv', price: '$60 a day' })
const oneDayFields = () => ({
  name: `Hiace ${randomUUID().slice(0, 8)}`,
  item: 'Air conditioning',
  model: '2021',
  price: '4200',
  quantity: '2',
})
const asRole = (request: APIRequestContext, role: 'user' | 'subadmin' | 'admin') =>
  request.post('/api/login', { data: demoAccount(role) })

/** A one-day vehicle of which a place is held in three days. */
async function bookedVehicle() {
  const vehicle = await makeVehicle(2)
  const customer = await makeCustomer()
  await siteDatabase.booking.create({
    data: {
      vehicleId: vehicle.id,
      userId: customer.id,
      day: new Date(dayFromToday(3)),
      lastDay: new Date(dayFromToday(3)),
      totalSantim: 0,
      lines: {
        create: {
          quote: 1,
          position: 1,
          kind: 'rent',
          args: { from: 1 },
          quantity: 1,
          unit: 'day',
          unitSantim: 0,
          amountSantim: 0,
        },
      },
      payments: {
        create: {
          way: 'transfer',
          reference: `FT${randomUUID()}`,
          referenceKey: randomUUID().toUpperCase(),
          amountSantim: 350_000,
        },
      },
      phone: '+251911223344',
      destination: 'Bishoftu',
      vehicleName: vehicle.name,
      vehicleModel: vehicle.model,
      vehicleItem: vehicle.item,
      vehicleUrl: vehicle.url,
      price: vehicle.price,
      customerName: 'Almaz Tadesse',
      customerEmail: customer.email,
      locale: 'en',
    },
  })
  return vehicle
}

test.describe('cars', () => {
  test('are posted, changed and removed by staff, with their picture', async ({ request }) => {
    await asRole(request, 'subadmin')
    const fields = carFields()
    const posted = await request.post('/api/uploads', { multipart: { ...fields, image: await photo() } })
    expect(posted.status()).toBe(201)
    const { message, car } = await posted.json()
    expect(message).toBe('Upload Success')
    expect(car).toMatchObject({ ...fields, filename: 'my car.jpg' })
    const picture = await request.get(car.url)
    expect(picture.status()).toBe(200)
    expect(picture.headers()).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    })

    const renamed = await request.put(`/api/uploads/${car._id}`, {
      multipart: { ...fields, name: 'Yaris', image: await photo() },
    })
    expect(await jsonOf(renamed)).toMatchObject({ message: 'Successfully Updated!', car: { name: 'Yaris' } })
    expect((await request.get(car.url)).status()).toBe(404)
    const kept = await request.put(`/api/uploads/${car._id}`, { multipart: fields })
    expect((await kept.json()).car.url).toBe((await renamed.json()).car.url)

    const removed = await request.delete(`/api/uploads/${car._id}`)
    expect(await jsonOf(removed)).toMatchObject({ message: 'Successfully deleted!' })
    expect((await request.delete(`/api/uploads/${car._id}`)).status()).toBe(404)
    expect((await request.get((await kept.json()).car.url)).status()).toBe(404)
  })

  test('keep as many places as are held', async ({ request }) => {
    await asRole(request, 'admin')
    const fields = { ...carFields(), dayPrice: '1500', quantity: '2' }
    const posted = await request.post('/api/uploads', { multipart: { ...fields, image: await photo() } })
    const { _id: id } = (await posted.json()).car
    const order = { vehicleId: id, date: dayFromToday(3), phone: '0911223344', destination: 'Bishoftu' }
    expect((await request.post('/api/bookings', { data: order })).status()).toBe(201)
    const lowered = await request.put(`/api/uploads/${id}`, { multipart: { ...fields, quantity: '0' } })
    expect([lowered.status(), (await lowered.json()).code]).toEqual([409, 'PLACES_HELD'])
    const removed = await request.delete(`/api/uploads/${id}`)
    expect([removed.status(), (await removed.json()).code]).toEqual([409, 'VEHICLE_BOOKED'])
  })

  test('without a picture or with wrong fields are refused by name', async ({ request }) => {
    await asRole(request, 'admin')
    const answer = await request.post('/api/uploads', { multipart: { name: '', item: 'tank', price: '' } })
    expect(answer.status()).toBe(400)
    const { code, fields } = await answer.json()
    expect(code).toBe('INVALID_INPUT')
    expect(Object.keys(fields).toSorted()).toEqual(['image', 'item', 'name', 'price'])
  })

  test('take a multipart form only', async ({ request }) => {
    await asRole(request, 'admin')
    const json = await request.post('/api/uploads', { data: carFields() })
    expect(json.status()).toBe(415)
    expect((await json.json()).message).toContain('multipart/form-data')
    const broken = await request.post('/api/uploads', {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      data: 'no form at all',
    })
    expect([broken.status(), (await broken.json()).code]).toEqual([400, 'MALFORMED_FORM'])
  })
})

test.describe('a bad picture', () => {
  for (const [what, code, bad] of badPictures) {
    test(`of ${what} is refused with ${code} and nothing is posted`, async ({ request }) => {
      await asRole(request, 'subadmin')
      const { name, bytes } = await bad()
      const fields = carFields()
      const image = { name, mimeType: 'image/png', buffer: bytes }
      const answer = await request.post('/api/uploads', { multipart: { ...fields, image } })
      expect([answer.status(), (await answer.json()).code]).toEqual([
        code === 'FILE_TOO_LARGE' ? 413 : 400,
        code,
      ])
      expect(await siteDatabase.vehicle.count({ where: { name: fields.name } })).toBe(0)
    })
  }

  test('is refused the same at every place that takes one, and what was there stays', async ({ request }) => {
    await asRole(request, 'admin')
    const image = await photo()
    const { car } = await (
      await request.post('/api/uploads', { multipart: { ...carFields(), image } })
    ).json()
    const vehicle = await makeVehicle()
    const places = [
      { method: 'PUT', path: `/api/uploads/${car._id}`, fields: carFields() },
      { method: 'POST', path: '/api/uploads/one', fields: oneDayFields() },
      { method: 'PUT', path: `/api/uploads/one/${vehicle.id}`, fields: oneDayFields() },
    ]
    const tried = new Map(badPictures.map(([, code, bad]) => [code, bad]))
    for (const [code, bad] of tried) {
      const { name, bytes } = await bad()
      for (const { method, path, fields } of places) {
        const multipart = { ...fields, image: { name, mimeType: 'image/png', buffer: bytes } }
        const answer = await request.fetch(path, { method, multipart })
        expect((await answer.json()).code, `${method} ${path}`).toBe(code)
        expect(await siteDatabase.vehicle.count({ where: { name: fields.name } })).toBe(0)
      }
    }
    expect((await request.get(car.url)).status()).toBe(200)
  })

  test('is told even where all pictures of a form weigh 24 MB', async ({ request }) => {
    await asRole(request, 'subadmin')
    const form = new FormData()
    for (const [name, value] of Object.entries(carFields())) form.append(name, String(value))
    const noPicture = new Uint8Array(6 * 1024 * 1024)
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']) form.append('image', new File([noPicture], name))
    const answer = await request.post('/api/uploads', { multipart: form })
    expect([answer.status(), (await answer.json()).code]).toEqual([400, 'FILE_TYPE'])
  })

  test('of a form larger than eight full ones is refused before it is read', async ({ request }) => {
    await asRole(request, 'subadmin')
    const image = { name: 'car.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(65.5 * 1024 * 1024) }
    const answer = await request.post('/api/uploads', { multipart: { ...carFields(), image } })
    expect([answer.status(), (await answer.json()).code]).toEqual([413, 'BODY_TOO_LARGE'])
  })
})

test.describe('one-day vehicles', () => {
  test('are posted, changed and removed by staff', async ({ request }) => {
    await asRole(request, 'subadmin')
    const fields = oneDayFields()
    const posted = await request.post('/api/uploads/one', { multipart: { ...fields, image: await photo() } })
    expect(posted.status()).toBe(201)
    const { vehicle } = await posted.json()
    expect(vehicle).toMatchObject({ name: fields.name, price: 4200, quantity: 2, available: 2 })
    const address = `/api/uploads/one/${vehicle._id}`
    const changed = await request.put(address, { multipart: { ...fields, price: '4500' } })
    expect(await jsonOf(changed)).toMatchObject({
      message: 'Successfully Updated!',
      vehicle: { price: 4500, url: vehicle.url },
    })
    expect(await jsonOf(await request.delete(address))).toMatchObject({ message: 'Successfully deleted!' })
    expect((await request.put(address, { multipart: fields })).status()).toBe(404)
  })

  test('keep as many places as are held, and say on which days', async ({ request }) => {
    await asRole(request, 'admin')
    const { id } = await bookedVehicle()
    const shownDay = formatDayInWords(dayFromToday(3), 'en')
    const lowered = await request.put(`/api/uploads/one/${id}`, {
      multipart: { ...oneDayFields(), quantity: '0' },
    })
    expect([lowered.status(), (await lowered.json()).code]).toEqual([409, 'PLACES_HELD'])
    expect((await lowered.json()).error).toContain(shownDay)
    const removed = await request.delete(`/api/uploads/one/${id}`)
    expect([removed.status(), (await removed.json()).code]).toEqual([409, 'VEHICLE_BOOKED'])
    expect((await removed.json()).error).toContain(shownDay)
    expect(await siteDatabase.vehicle.count({ where: { id } })).toBe(1)
  })

  test('are not for customers or visitors to change', async ({ request }) => {
    const { id } = await makeVehicle()
    const tries = async () =>
      Promise.all([
        request.post('/api/uploads', { multipart: carFields() }),
        request.post('/api/uploads/one', { multipart: oneDayFields() }),
        request.put(`/api/uploads/one/${id}`, { multipart: oneDayFields() }),
        request.delete(`/api/uploads/one/${id}`),
        request.put(`/api/uploads/${id}`, { multipart: carFields() }),
        request.delete(`/api/uploads/${id}`),
      ])
    expect((await tries()).map((answer) => answer.status())).toEqual(Array(6).fill(401))
    await asRole(request, 'user')
    expect((await tries()).map((answer) => answer.status())).toEqual(Array(6).fill(403))
  })
})

test('a stored picture is asked for by its own name only', async ({ request }) => {
  for (const name of ['vehicle-0000000000-960.webp', '..%2f..%2fetc%2fpasswd', 'secret.txt', 'a.webp']) {
    expect((await request.get(`/files/${name}`)).status(), name).toBe(404)
  }
})
