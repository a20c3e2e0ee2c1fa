import { randomUUID } from 'node:crypto'
import { operations } from '@/lib/site/operations'
import { callersOf } from '../support/access/callers'
import { expect, test } from '../support/api-test'
import { orderBody, signedInCustomer } from '../support/customers'
import { plainPicture } from '../support/pictures'
import { dayFromToday, makeVehicle, siteDatabase } from '../support/site-database'

// In one worker, which starts the second process once.
test.describe.configure({ mode: 'default' })

const kept = operations.filter(({ cacheTags }) => cacheTags)
const addressOf = (path: string, id: string) =>
  `/api${path.replace('{type}', 'suv').replace('{priceBand}', '3k').replace('{id}', id)}`

test('whoever has a public list already is told that it is still right', async ({ request }) => {
  expect(kept.length).toBeGreaterThan(7)
  const { id } = await makeVehicle()
  for (const { path } of kept) {
    const address = addressOf(path, id)
    // Other tests may post a vehicle between the two requests.
    await expect(async () => {
      const first = await request.get(address)
      const { etag = '', vary, 'cache-control': caching } = first.headers()
      expect(caching).toBe('no-cache')
      expect(vary?.toLowerCase()).toContain('accept-language')
      const second = await request.get(address, { headers: { 'if-none-match': `"other", ${etag}` } })
      expect([second.status(), await second.text()]).toEqual([304, ''])
      expect(second.headers().etag).toBe(etag)
    }).toPass({ timeout: 20_000 })
    const changed = await request.get(address, { headers: { 'if-none-match': 'W/"another"' } })
    expect(changed.status()).toBe(200)
  }
})

test('a change by staff is in the next answer, of every process', async ({ playwright, baseURL, second }) => {
  const callers = callersOf(playwright, baseURL)
  const { request } = await callers.make('admin')
  const picture = await plainPicture(64, 48).png().toBuffer()
  const image = { name: 'car.png', mimeType: 'image/png', buffer: picture }
  const namesAt = async (url: string | undefined, path: string) => {
    const answer = await fetch(`${url}/api${path}`)
    const list: { name: string }[] = await answer.json()
    return list.map(({ name }) => name)
  }
  const everywhere = async (path: string) =>
    (await Promise.all([baseURL, second.url].map((url) => namesAt(url, path)))).flat()
  const carList = '/uploads/type/minivan?limit=200'
  // A price of its own that is not the lowest: others book the cheapest vehicle that there is.
  const vehicleList = `/uploads/Ones?sort=newest&limit=200&min=2345&max=2345`
  await everywhere(carList)
  await everywhere(vehicleList)
  const wanted = (name: string) => [name, name]

  for (let turn = 0; turn < 5; turn++) {
    const car = { name: `Van ${randomUUID()}`, item: 'minivan', price: '$90' }
    const posted = await request.post('/api/uploads', { multipart: { ...car, image } })
    expect((await everywhere(carList)).filter((name) => name === car.name)).toEqual(wanted(car.name))
    const renamed = { ...car, name: `${car.name} II` }
    const { _id } = (await posted.json()).car
    await request.put(`/api/uploads/${_id}`, { multipart: renamed })
    expect((await everywhere(carList)).filter((name) => name === renamed.name)).toEqual(wanted(renamed.name))
    await request.delete(`/api/uploads/${_id}`)
    expect(await everywhere(carList)).not.toContain(renamed.name)

    const vehicle = {
      name: `Hiace ${randomUUID()}`,
      item: 'comfort',
      model: '2021',
      price: 2345,
      quantity: 2,
    }
    const made = await request.post('/api/uploads/one', { multipart: { ...vehicle, image } })
    expect((await everywhere(vehicleList)).filter((name) => name === vehicle.name)).toEqual(
      wanted(vehicle.name),
    )
    await request.delete(`/api/uploads/one/${(await made.json()).vehicle._id}`)
    expect(await everywhere(vehicleList)).not.toContain(vehicle.name)
  }
  await callers.close()
})

test('a booked or blocked place is gone from the next answer, of every process', async ({
  playwright,
  baseURL,
  second,
}) => {
  const customer = await signedInCustomer(playwright, baseURL)
  const vehicle = await makeVehicle(8)
  const day = dayFromToday(41)
  const path = `/api/uploads/Ones?q=${encodeURIComponent(vehicle.name)}&date=${day}`
  const left = async () =>
    Promise.all(
      [baseURL, second.url].map(async (url) => {
        const [found]: { available: number }[] = await (await fetch(`${url}${path}`)).json()
        return found?.available
      }),
    )
  expect(await left()).toEqual([8, 8])
  for (const expected of [7, 6, 5]) {
    const answer = await customer.post('/api/dashboard/OneDayVehiclesBook', {
      data: orderBody(vehicle.id, day),
    })
    expect(answer.status()).toBe(201)
    expect(await left()).toEqual([expected, expected])
  }
  // Past the application too.
  await siteDatabase.blockedPlace.create({ data: { vehicleId: vehicle.id, day: new Date(day), places: 2 } })
  expect(await left()).toEqual([3, 3])
  await customer.dispose()
})
