import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, test } from '../support/api-test'
import { jsonOf } from '../support/customers'
import { dayFromToday, makeVehicle } from '../support/site-database'
import { textsOf } from '../support/texts'

type Car = { _id: string; name: string; item: string; price: string; filename: string; url: string }

type ListedVehicle = { _id: string; price: number; quantity: number; available: number }

/** Every vehicle of a list, page after page by its links. */
async function walk(request: APIRequestContext, first: string): Promise<ListedVehicle[]> {
  const seen: ListedVehicle[] = []
  let next: string | undefined = first
  for (let turn = 0; next && turn < 200; turn++) {
    const answer: APIResponse = await request.get(next)
    expect(answer.status()).toBe(200)
    seen.push(...(await answer.json()))
    next = /<([^>]+)>; rel="next"/.exec(answer.headers()['link'] ?? '')?.[1]
  }
  return seen
}

for (const path of ['/api/uploads', '/api/uploads/sub']) {
  test(`${path} lists the cars`, async ({ request }) => {
    let cars: Car[] = []
    // Another test may post a car between the rows and their count; a page holds 200.
    await expect(async () => {
      const answer = await request.get(`${path}?limit=200`)
      expect(answer.status()).toBe(200)
      cars = await answer.json()
      expect(cars).toHaveLength(Math.min(200, Number(answer.headers()['x-total-count'])))
    }).toPass({ timeout: 10_000 })
    expect(cars.length).toBeGreaterThanOrEqual(15)
    for (const car of cars) {
      expect(Object.keys(car).toSorted()).toEqual(['_id', 'filename', 'item', 'name', 'price', 'url'])
      expect(typeof car.price).toBe('string')
    }
  })
}

test('the cars of a category come alone, in pages', async ({ request }) => {
  for (const type of ['suv', 'midsuv', 'fullsuv', 'pickup', 'minivan']) {
    const answer = await request.get(`/api/uploads/type/${type}?limit=2`)
    const cars: Car[] = await answer.json()
    expect(cars).toHaveLength(2)
    expect(new Set(cars.map(({ item }) => item))).toEqual(new Set([type]))
    expect(Number(answer.headers()['x-total-count'])).toBeGreaterThanOrEqual(3)
    expect(answer.headers()['link']).toContain('rel="next"')
  }
})

const bands = [
  ['3k', 3000, 4000],
  ['5k', 5000, 6000],
  ['7k', 7000, 8000],
  ['9k', 9000, Infinity],
] as const

for (const [band, min, max] of bands) {
  test(`the one-day vehicles of the band ${band} lie within it, both ends included`, async ({ request }) => {
    const prices = (await walk(request, `/api/uploads/price/${band}?limit=200`)).map(({ price }) => price)
    expect(Math.min(...prices)).toBe(min)
    expect(Math.max(...prices)).toBeLessThanOrEqual(max)
    if (max !== Infinity) expect(Math.max(...prices)).toBe(max)
  })
}

test('a band says what is left on the day that is asked for', async ({ request }) => {
  const vehicle = await makeVehicle(2)
  const listed = (await walk(request, `/api/uploads/price/3k?limit=200&date=${dayFromToday(9)}`)).find(
    ({ _id }) => _id === vehicle.id,
  )
  expect(listed).toMatchObject({ price: 3500, quantity: 2, available: 2 })
})

test('a day that is none or cannot be booked is refused, and never silently another', async ({ request }) => {
  const refusalOf = async (path: string, date: string) => {
    const answer = await request.get(`/api/uploads/${path}`, { params: { date } })
    const { code, fields } = await answer.json()
    return [answer.status(), code, Object.keys(fields ?? {})]
  }
  for (const path of ['Ones', 'ones', 'one', 'price/3k']) {
    expect(await refusalOf(path, '28/11/2026'), path).toEqual([400, 'INVALID_INPUT', ['date']])
    for (const days of [-1, 366]) {
      expect(await refusalOf(path, dayFromToday(days)), path).toEqual([400, 'DATE_OUT_OF_RANGE', ['date']])
    }
    expect((await request.get(`/api/uploads/${path}?date=`)).status(), path).toBe(200)
  }
})

test('an unknown category, band or kind is a JSON 404', async ({ request }) => {
  for (const path of ['type/bicycle', 'type/SUV', 'price/4k', 'price/', 'colour/red', 'price/3k/more']) {
    const answer = await request.get(`/api/uploads/${path}`)
    expect(answer.status(), path).toBe(404)
    expect(await jsonOf(answer), path).toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('a list can be walked by its links', async ({ request }) => {
  // Other tests post vehicles below this price meanwhile.
  const seen = (await walk(request, '/api/uploads/ones?min=5000&limit=2')).map(({ _id }) => _id)
  expect(seen.length).toBeGreaterThan(7)
  expect(new Set(seen).size).toBe(seen.length)
})

test('what is left is told for several vehicles and days at once', async ({ request }) => {
  const [one, two] = [await makeVehicle(1), await makeVehicle(4)]
  const date = dayFromToday(20)
  const answer = await request.get(`/api/availability?ids=${one.id},${two.id}&date=${date}&days=2`)
  expect(answer.status()).toBe(200)
  const body: { _id: string }[] = await answer.json()
  expect(body.toSorted((a, b) => a._id.localeCompare(b._id))).toEqual(
    [
      { _id: one.id, available: 1 },
      { _id: two.id, available: 4 },
    ].map(({ _id, available }) => ({
      _id,
      days: [
        { date, available },
        { date: dayFromToday(21), available },
      ],
    })),
  )
  const t = textsOf('en')
  for (const [query, fields] of [
    ['', { ids: t('Validation.vehicleMissing') }],
    ['?ids=nonsense', { ids: t('Validation.vehicleMissing') }],
    [`?ids=${one.id}&days=43`, { days: t('Validation.daysInvalid') }],
    [`?ids=${one.id}&date=2026-02-30`, { date: t('Validation.dayInvalid') }],
  ] as const) {
    const refused = await request.get(`/api/availability${query}`)
    expect(refused.status(), query).toBe(400)
    expect(await jsonOf(refused)).toMatchObject({ code: 'INVALID_INPUT', fields })
  }
})
