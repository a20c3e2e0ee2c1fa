import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { addDays } from '@/lib/core/day'
import { expect, test } from '../support/api-test'
import { jsonOf } from '../support/customers'
import { dayFromToday, demoAccount, makeCar, makeVehicle } from '../support/site-database'

const date = dayFromToday(20)

const signIn = (request: APIRequestContext) => request.post('/api/login', { data: demoAccount('admin') })

/** A vehicle of Br 3,500 a day whose price no rule of the demo changes, and 500 more on the third of these days. */
async function vehicleWithRules(request: APIRequestContext) {
  const { id: vehicleId } = await makeVehicle(4)
  await signIn(request)
  const day = addDays(date, 2)
  for (const rule of [
    { name: 'As it is', rank: 9998, percent: 0, vehicleId },
    { name: 'Fair', rank: 9999, amount: 50_000, from: day, to: day, vehicleId },
  ]) {
    expect((await request.post('/api/price-rules', { data: rule })).status()).toBe(201)
  }
  return vehicleId
}

test('a quote says line by line what a rental costs, in the caller’s language', async ({
  request,
  playwright,
  baseURL,
}) => {
  const vehicleId = await vehicleWithRules(request)
  const text = { en: 'Child seat', or: "Teessoo daa'imaa", am: 'የልጅ መቀመጫ' }
  const made = await request.post('/api/extras', { data: { text, amount: 15_050, per: 'day' } })
  expect(made.status()).toBe(201)
  const { extra } = await made.json()
  expect(extra).toEqual({ _id: expect.any(String), text, amount: 15_050, per: 'day' })

  const visitor = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const lastDate = addDays(date, 2)
  const query = new URLSearchParams({ vehicleId, date, lastDate, extras: extra._id })
  const answer = await visitor.get(`/api/quote?${query}`)
  expect(answer.status()).toBe(200)
  // 3 × 3,500, 500 on the third day, 3 × 150.50, and half a Br up.
  expect(await jsonOf(answer)).toEqual({
    days: 3,
    lines: [
      { text: 'Day price', quantity: 3, unit: 'day', amount: 1_050_000 },
      { text: 'Fair (+Br\u00a0500)', quantity: 1, unit: 'day', amount: 50_000 },
      { text: 'Child seat', quantity: 3, unit: 'day', amount: 45_150 },
      { text: 'Rounding to whole Br', quantity: 1, unit: 'booking', amount: 50 },
    ],
    total: 1_145_200,
    available: 4,
  })
  const amharic = await visitor.get(`/api/quote?${query}`, { headers: { 'accept-language': 'am' } })
  const { lines } = await amharic.json()
  // The rule has no name in Amharic, and says in which language it is.
  expect(lines[1]).toMatchObject({ text: 'Fair (+Br\u00a0500)', lang: 'en' })
  expect(lines[2]).toMatchObject({ text: text.am })
  expect(lines[2]).not.toHaveProperty('lang')
  await visitor.dispose()
  expect((await request.delete(`/api/extras/${extra._id}`)).status()).toBe(200)
})

test('a quote is refused with what is wrong with each input', async ({ request }) => {
  const { id: vehicleId } = await makeVehicle()
  const refusal = async (changes: Record<string, string>) => {
    const answer = await request.get(`/api/quote?${new URLSearchParams({ vehicleId, date, ...changes })}`)
    const { code, fields } = await answer.json()
    return [answer.status(), code, Object.keys(fields ?? {}).join()]
  }
  expect(await refusal({ vehicleId: '1' })).toEqual([400, 'INVALID_INPUT', 'vehicleId'])
  expect(await refusal({ date: '2026-02-30' })).toEqual([400, 'INVALID_INPUT', 'date'])
  expect(await refusal({ date: '', lastDate: addDays(date, 1) })).toEqual([400, 'INVALID_INPUT', 'date'])
  expect(await refusal({ lastDate: 'soon' })).toEqual([400, 'INVALID_INPUT', 'lastDate'])
  expect(await refusal({ lastDate: addDays(date, -1) })).toEqual([400, 'INVALID_INPUT', 'lastDate'])
  expect(await refusal({ lastDate: addDays(date, 90) })).toEqual([400, 'INVALID_INPUT', 'lastDate'])
  expect(await refusal({ extras: 'driver' })).toEqual([400, 'INVALID_INPUT', 'extras'])
  expect(await refusal({ extras: randomUUID() })).toEqual([400, 'INVALID_INPUT', 'extras'])
  expect(await refusal({ date: dayFromToday(-1) })).toEqual([400, 'DATE_OUT_OF_RANGE', 'date'])
  const late = dayFromToday(366)
  expect(await refusal({ date: dayFromToday(365), lastDate: late })).toEqual([
    400,
    'DATE_OUT_OF_RANGE',
    'lastDate',
  ])
  expect(await refusal({ vehicleId: randomUUID() })).toEqual([404, 'NOT_FOUND', ''])
  const car = await makeCar()
  expect(await refusal({ vehicleId: car.id })).toEqual([409, 'PRICE_ON_REQUEST', ''])
  expect(
    (
      await request.get(`/api/quote?vehicleId=${vehicleId}&date=${date}&lastDate=${addDays(date, 89)}`)
    ).status(),
  ).toBe(200)
})

test('thirty requests with prices of their own change nothing', async ({ request }) => {
  const vehicleId = await vehicleWithRules(request)
  const address = `/api/quote?vehicleId=${vehicleId}&date=${date}&lastDate=${addDays(date, 2)}`
  const right = await (await request.get(address)).json()
  expect(right.total).toBe(1_100_000)
  const tampered = [
    'price=1',
    'price=0',
    'price=-3500',
    'dayPrice=1',
    'day_price=1',
    'priceFrom7=1',
    'priceFrom30=1',
    'total=0',
    'total=-1',
    'amount=1',
    'amountSantim=1',
    'lines=[]',
    'lines[0][amount]=1',
    'lines=%7B%7D',
    'unitAmount=1',
    'quantity=0',
    'days=1',
    'days=0',
    'percent=-100',
    'discount=100',
    'rules=[]',
    'rank=99999',
    'unit=booking',
    'per=booking',
    'currency=USD',
    'rounding=-100',
    'free=true',
    'available=99',
    '__proto__[price]=1',
    'vehicle[dayPrice]=1',
  ]
  expect(tampered).toHaveLength(30)
  for (const query of tampered) {
    const answer = await request.get(`${address}&${query}`)
    expect([query, answer.status(), await answer.json()]).toEqual([query, 200, right])
  }
  // A body is no part of it either, and no other method is known.
  expect((await request.post(address, { data: { price: 1 } })).status()).toBe(405)
  for (const extras of ['-1', '1', 'null', '[]', `${randomUUID()}:-500`]) {
    expect([extras, (await request.get(`${address}&extras=${extras}`)).status()]).toEqual([extras, 400])
  }
})

/** All rows of a list: other tests may have made more than a page holds. */
async function allOf(request: APIRequestContext, path: string): Promise<unknown[]> {
  const rows: unknown[] = []
  for (let page = 1; ; page++) {
    const more: unknown[] = await (await request.get(`${path}?limit=200&page=${page}`)).json()
    if (more.length === 0) return rows
    rows.push(...more)
  }
}

test('price rules are made, listed, read, changed and deleted by an admin', async ({ request }) => {
  const { id: vehicleId } = await makeVehicle()
  await signIn(request)
  const rule = {
    name: 'Genna',
    rank: 3,
    percent: -10,
    from: '2027-01-03',
    to: '2027-01-08',
    weekdays: [1, 7],
    vehicleId,
  }
  const made = await request.post('/api/price-rules', { data: { ...rule, weekdays: [7, 1, 7] } })
  expect(made.status()).toBe(201)
  const { priceRule } = await made.json()
  expect(priceRule).toEqual({ _id: expect.any(String), ...rule })
  const address = `/api/price-rules/${priceRule._id}`
  expect(await (await request.get(address)).json()).toEqual(priceRule)
  const list = await request.get('/api/price-rules?limit=200')
  expect(await allOf(request, '/api/price-rules')).toContainEqual(priceRule)
  expect(Number(list.headers()['x-total-count'])).toBeGreaterThanOrEqual(1)
  expect(await (await request.get('/api/price-rules?page=1000')).json()).toEqual([])

  const twin = await request.post('/api/price-rules', { data: { ...rule, name: 'Twin' } })
  expect(twin.status()).toBe(409)
  expect(await twin.json()).toMatchObject({ code: 'RANK_TAKEN', error: expect.stringContaining('Genna') })

  const changed = { name: 'Genna', rank: 4, amount: 50_000, vehicleId }
  const put = await request.put(address, { data: changed })
  expect([put.status(), (await put.json()).priceRule]).toEqual([200, { _id: priceRule._id, ...changed }])
  const other = await request.post('/api/price-rules', { data: { ...rule, rank: 5 } })
  const { priceRule: second } = await other.json()
  const conflict = await request.put(`/api/price-rules/${second._id}`, { data: { ...rule, rank: 4 } })
  expect([conflict.status(), (await conflict.json()).code]).toEqual([409, 'RANK_TAKEN'])
  expect((await request.delete(address)).status()).toBe(200)
  expect((await request.get(address)).status()).toBe(404)
})

test('a price rule is refused with what is wrong with it', async ({ request }) => {
  await signIn(request)
  const good = { name: 'Rule', rank: 1, percent: 10, class: 'pickup' }
  const wrong: [Record<string, unknown>, string][] = [
    [{ name: ' ' }, 'name'],
    [{ rank: 1.5 }, 'rank'],
    [{ rank: -1 }, 'rank'],
    [{ rank: '1' }, 'rank'],
    [{ percent: undefined }, 'percent'],
    [{ percent: -101 }, 'percent'],
    [{ amount: 100 }, 'amount'],
    [{ percent: undefined, amount: 0.5 }, 'amount'],
    [{ percent: undefined, amount: 1e12 }, 'amount'],
    [{ from: '2027-13-01' }, 'from'],
    [{ from: '2027-01-02', to: '2027-01-01' }, 'to'],
    [{ weekdays: [0] }, 'weekdays'],
    [{ weekdays: 'Monday' }, 'weekdays'],
    [{ class: 'tank' }, 'class'],
    [{ vehicleId: randomUUID() }, 'class'],
    [{ vehicleId: randomUUID(), class: undefined }, 'vehicleId'],
    [{ vehicleId: 'x', class: undefined }, 'vehicleId'],
  ]
  for (const [changes, field] of wrong) {
    const answer = await request.post('/api/price-rules', { data: { ...good, ...changes } })
    const { fields } = await answer.json()
    expect([changes, answer.status(), Object.keys(fields ?? {})]).toEqual([changes, 400, [field]])
  }
})

test('extras are made, listed, read, changed and deleted by an admin', async ({ request }) => {
  await signIn(request)
  const extra = { text: { en: 'Driver', or: 'Konkolaachisaa', am: 'ሹፌር' }, amount: 100_000, per: 'day' }
  const made = await request.post('/api/extras', { data: extra })
  const { extra: record } = await made.json()
  expect([made.status(), record]).toEqual([201, { _id: expect.any(String), ...extra }])
  const address = `/api/extras/${record._id}`
  const changed = { ...extra, amount: 0, per: 'booking', kind: 'car', driver: true }
  const put = await request.put(address, { data: changed })
  expect([put.status(), (await put.json()).extra]).toEqual([200, { _id: record._id, ...changed }])
  for (const wrong of [{ amount: -1 }, { per: 'week' }, { text: { en: 'Driver', or: '', am: 'ሹፌር' } }]) {
    const answer = await request.post('/api/extras', { data: { ...extra, ...wrong } })
    expect([answer.status(), Object.keys((await answer.json()).fields)]).toEqual([400, Object.keys(wrong)])
  }
  expect(await (await request.get(address)).json()).toEqual({ _id: record._id, ...changed })
  expect(await allOf(request, '/api/extras')).toContainEqual({ _id: record._id, ...changed })
  expect((await request.delete(address)).status()).toBe(200)
})
