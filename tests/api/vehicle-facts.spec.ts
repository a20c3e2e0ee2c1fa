import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/api-test'
import { plainPicture } from '../support/pictures'
import { dayFromToday, demoAccount } from '../support/site-database'

const carFields = () => ({ name: `Vitz ${randomUUID().slice(0, 8)}`, item: 'suv', price: '$60' })
const oneDayFields = { name: 'Hiace', item: 'Air conditioning', model: '2021', price: '4200', quantity: '2' }
const facts = {
  priceFrom7: '3900',
  priceFrom30: '3500',
  seats: '7',
  bags: '3',
  gearbox: 'manual',
  fuel: 'diesel',
}

async function formOf(fields: Record<string, string>, pictures: readonly string[] = []): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const bytes = new Uint8Array(await plainPicture(64, 48).jpeg().toBuffer())
  for (const name of pictures) form.append('image', new File([bytes], name, { type: 'image/jpeg' }))
  return form
}

const asStaff = (request: APIRequestContext) => request.post('/api/login', { data: demoAccount('subadmin') })

async function post(request: APIRequestContext, path: string, form: FormData) {
  const answer = await request.post(path, { multipart: form })
  const { car, vehicle = car, fields } = await answer.json()
  return { status: answer.status(), id: vehicle?._id, record: vehicle, fields }
}

async function read(request: APIRequestContext, id: string, headers: Record<string, string> = {}) {
  const answer = await request.get(`/api/vehicles/${id}`, { headers })
  expect(answer.status()).toBe(200)
  return answer.json()
}

test('a car is posted with its facts, prices, texts and pictures, and everybody reads them', async ({
  request,
}) => {
  await asStaff(request)
  const texts = { en: 'Easy to park', or: 'Salphaatti dhaabama', am: 'ለማቆም ቀላል' }
  const fields = { ...carFields(), ...facts, dayPrice: '4200', quantity: '3', texts: JSON.stringify(texts) }
  const { status, id, record } = await post(
    request,
    '/api/uploads',
    await formOf(fields, ['a.jpg', 'b.jpg', 'c.jpg']),
  )
  expect(status).toBe(201)
  // SPEC's record stays what it was.
  expect(Object.keys(record).toSorted()).toEqual(['_id', 'filename', 'item', 'name', 'price', 'url'])
  await request.post('/api/logout')
  const vehicle = await read(request, id, { 'accept-language': 'am' })
  expect(vehicle).toMatchObject({
    _id: id,
    kind: 'car',
    class: 'suv',
    price: '$60',
    dayPrice: 4200,
    priceFrom7: 3900,
    priceFrom30: 3500,
    quantity: 3,
    seats: 7,
    bags: 3,
    gearbox: 'manual',
    fuel: 'diesel',
    text: 'ለማቆም ቀላል',
    texts,
    filename: 'a.jpg',
  })
  expect(vehicle.pictures.map(({ filename }: { filename: string }) => filename)).toEqual([
    'a.jpg',
    'b.jpg',
    'c.jpg',
  ])
  for (const { url } of vehicle.pictures) expect((await request.get(url)).status()).toBe(200)
})

test('a vehicle is read with the extras that go with its kind', async ({ request }) => {
  await request.post('/api/login', { data: demoAccount('admin') })
  const text = { en: 'Roof tent', or: 'Dunkaana', am: 'ድንኳን' }
  const extraFor = async (kind?: string) => {
    const made = await request.post('/api/extras', { data: { text, amount: 5000, per: 'day', kind } })
    expect(made.status()).toBe(201)
    return (await made.json()).extra
  }
  const [forAll, forCars, forDays] = [await extraFor(), await extraFor('car'), await extraFor('one-day')]
  expect([forAll.kind, forCars.kind, forDays.kind]).toEqual([undefined, 'car', 'one-day'])
  const car = await post(request, '/api/uploads', await formOf(carFields(), ['a.jpg']))
  const oneDay = await post(request, '/api/uploads/one', await formOf(oneDayFields, ['a.jpg']))
  const { extras: ofCar } = await read(request, car.id)
  const { extras: ofDay } = await read(request, oneDay.id)
  for (const extra of [forAll, forCars]) expect(ofCar).toContainEqual(extra)
  for (const extra of [forAll, forDays]) expect(ofDay).toContainEqual(extra)
  expect(ofCar).not.toContainEqual(forDays)
  expect(ofDay).not.toContainEqual(forCars)
  const query = { vehicleId: oneDay.id, date: dayFromToday(9), extras: forCars._id }
  const refused = await request.get('/api/quote', { params: query })
  expect([refused.status(), (await refused.json()).fields]).toEqual([
    400,
    { extras: 'This extra is not available for this vehicle.' },
  ])
  for (const { _id } of [forAll, forCars, forDays]) await request.delete(`/api/extras/${_id}`)
})

test('what an older client sends is enough, and what it leaves out stays', async ({ request }) => {
  await asStaff(request)
  const { id } = await post(request, '/api/uploads/one', await formOf(oneDayFields, ['a.jpg']))
  expect(await read(request, id)).toMatchObject({
    kind: 'one-day',
    dayPrice: 4200,
    priceFrom7: null,
    class: null,
    seats: 4,
    bags: null,
    quantity: 2,
    texts: {},
  })
  const address = `/api/uploads/one/${id}`
  const more = { ...oneDayFields, ...facts, class: 'minivan', 'texts.or': 'Qilleensa qabbaneessaa' }
  expect((await request.put(address, { multipart: await formOf(more) })).status()).toBe(200)
  expect((await request.put(address, { multipart: { ...oneDayFields, price: '3600' } })).status()).toBe(200)
  // A longer rental does not become dearer than a shorter one by a price that its client never saw.
  expect(await read(request, id)).toMatchObject({
    dayPrice: 3600,
    priceFrom7: 3600,
    priceFrom30: 3500,
    class: 'minivan',
    seats: 7,
    fuel: 'diesel',
    texts: { or: 'Qilleensa qabbaneessaa' },
  })
  const blank = { ...oneDayFields, priceFrom7: '', priceFrom30: '', class: '', seats: '', bags: '', fuel: '' }
  expect((await request.put(address, { multipart: blank })).status()).toBe(200)
  expect(await read(request, id)).toMatchObject({
    priceFrom7: null,
    priceFrom30: null,
    class: null,
    seats: 4,
    bags: null,
    fuel: null,
    gearbox: 'manual',
  })
})

test('facts and prices that cannot be are refused by name, and nothing changes', async ({ request }) => {
  await asStaff(request)
  const bad = {
    seats: '0',
    bags: '-1',
    gearbox: 'both',
    fuel: 'water',
    texts: '{',
    quantity: 'many',
    dayPrice: '0',
  }
  const { status, fields } = await post(
    request,
    '/api/uploads',
    await formOf({ ...carFields(), ...bad }, ['a.jpg']),
  )
  expect([status, Object.keys(fields).toSorted()]).toEqual([400, Object.keys(bad).toSorted()])
  const dear = { dayPrice: '2000', priceFrom7: '2001', priceFrom30: '2001' }
  const tooDear = await post(request, '/api/uploads', await formOf({ ...carFields(), ...dear }, ['a.jpg']))
  expect([tooDear.status, Object.keys(tooDear.fields)]).toEqual([400, ['priceFrom7', 'priceFrom30']])
  const without = await post(
    request,
    '/api/uploads',
    await formOf({ ...carFields(), priceFrom30: '900' }, ['a.jpg']),
  )
  expect(without.fields).toEqual({ priceFrom30: 'Enter the price of one day first.' })
})

test('pictures are put in order, added, replaced and taken away, at most eight', async ({ request }) => {
  await asStaff(request)
  const fields = carFields()
  const { id } = await post(request, '/api/uploads', await formOf(fields, ['a.jpg', 'b.jpg', 'c.jpg']))
  const address = `/api/uploads/${id}`
  const change = async (more: Record<string, string>, pictures: readonly string[] = []) => {
    const answer = await request.put(address, { multipart: await formOf({ ...fields, ...more }, pictures) })
    return { status: answer.status(), ...(await answer.json()) }
  }
  const shown = async (): Promise<{ url: string; filename: string }[]> => (await read(request, id)).pictures
  const names = async () => (await shown()).map(({ filename }) => filename.replace('.jpg', '')).join('')
  const [a, b, c] = await shown()

  await change({ pictures: `${c?.url},${a?.url}` })
  expect(await names()).toBe('ca')
  expect((await request.get(b?.url ?? '')).status()).toBe(404)
  await change({ pictures: `new,${a?.url},new,${c?.url}` }, ['d.jpg', 'e.jpg', 'f.jpg'])
  expect(await names()).toBe('daecf')
  await change({}, ['g.jpg'])
  expect(await names()).toBe('gaecf')
  await change({}, ['h.jpg', 'i.jpg'])
  expect(await names()).toBe('hi')
  expect((await request.get(c?.url ?? '')).status()).toBe(404)

  const refusals = [
    await change({ pictures: `${c?.url}` }),
    await change({ pictures: '' }),
    await change(
      {},
      [...'abcdefghi'].map((name) => `${name}.jpg`),
    ),
    await change(
      { pictures: (await shown()).map(({ url }) => url).join(',') },
      [...'abcdefg'].map((one) => `${one}.jpg`),
    ),
  ]
  expect(refusals.map(({ status, fields: { image } }) => [status, image])).toEqual([
    [400, 'The pictures were changed meanwhile. Load the page again.'],
    [400, 'Choose a picture.'],
    [400, 'A vehicle has at most 8 pictures.'],
    [400, 'A vehicle has at most 8 pictures.'],
  ])
  expect(await names()).toBe('hi')

  const before = await shown()
  expect((await request.delete(address)).status()).toBe(200)
  for (const { url } of before) expect((await request.get(url)).status()).toBe(404)
  expect((await request.get(`/api/vehicles/${id}`)).status()).toBe(404)
})

test('a change that was made from an old version is refused with the version of now', async ({ request }) => {
  await asStaff(request)
  for (const [path, fields] of [
    ['/api/uploads', carFields()],
    ['/api/uploads/one', oneDayFields],
  ] as const) {
    const { id } = await post(request, path, await formOf(fields, ['a.jpg']))
    const change = (version: string) =>
      request.put(`${path}/${id}`, { multipart: { ...fields, bags: '4', version } })
    const refused = await change('old')
    expect(refused.status()).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'VERSION_CONFLICT' })
    expect(await read(request, id)).not.toMatchObject({ bags: 4 })
    const [, version = ''] = /^"([\w-]+)"$/.exec(refused.headers().etag ?? '') ?? []
    expect((await change(version)).status()).toBe(200)
    expect(await read(request, id)).toMatchObject({ bags: 4 })
  }
})
