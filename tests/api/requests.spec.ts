import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, test } from '../support/api-test'
import { jsonOf, signedInCustomer } from '../support/customers'
import { dayFromToday, demoAccount } from '../support/site-database'
import { textsOf } from '../support/texts'

const t = textsOf('en')
const people: Record<'visitor' | 'user' | 'subadmin' | 'admin', APIRequestContext | undefined> = {
  visitor: undefined,
  user: undefined,
  subadmin: undefined,
  admin: undefined,
}
const as = (role: keyof typeof people): APIRequestContext => {
  const request = people[role]
  if (!request) throw new Error(`no ${role} yet`)
  return request
}

test.beforeAll(async ({ playwright, baseURL }) => {
  const newContext = () => playwright.request.newContext(baseURL ? { baseURL } : {})
  people.visitor = await newContext()
  people.user = await signedInCustomer(playwright, baseURL)
  for (const role of ['subadmin', 'admin'] as const) {
    const request = await newContext()
    expect((await request.post('/api/login', { data: demoAccount(role) })).status()).toBe(200)
    people[role] = request
  }
})

test.afterAll(async () => {
  for (const request of Object.values(people)) await request?.dispose()
})

const contact = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Dawit',
  email: 'dawit@example.com',
  phone: '0911 44 55 66',
  message: 'Do you rent by the month?',
  ...changes,
})
const travel = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Marta',
  phone: 911778899,
  date: dayFromToday(6),
  item: 'midsuv',
  ...changes,
})

test('a contact message is kept, as a visitor’s unless an admin sent it', async () => {
  const answer = await as('visitor').post('/api/contact', { data: contact({ isAdmin: true, _id: 'x' }) })
  expect(answer.status()).toBe(201)
  expect(await jsonOf(answer)).toEqual({
    message: t('Api.contactSent'),
    contact: {
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      firstName: 'Dawit',
      lastName: null,
      email: 'dawit@example.com',
      phone: '+251911445566',
      message: 'Do you rent by the month?',
      isAdmin: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  })
  const byAdmin = await as('admin').post('/api/contact', { data: contact({ lastName: 'Alemu' }) })
  expect(await jsonOf(byAdmin)).toMatchObject({ contact: { isAdmin: true, lastName: 'Alemu' } })
})

test('a travel booking is kept with a phone as text or number, in any usual spelling', async () => {
  const answer = await as('visitor').post('/api/dashboard/book', { data: travel() })
  expect(answer.status()).toBe(201)
  expect(await jsonOf(answer)).toEqual({
    message: t('Api.travelBookingSent'),
    booking: {
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      firstName: 'Marta',
      lastName: null,
      email: null,
      phone: '+251911778899',
      date: dayFromToday(6),
      item: 'midsuv',
      destination: null,
      message: null,
      isAdmin: false,
      createdAt: expect.any(String),
    },
  })
  for (const phone of ['0911-77-88-99', '002519 1177 8899', '+251 (0)911 778899', 251911778899]) {
    const sent = await as('visitor').post('/api/dashboard/book', { data: travel({ phone }) })
    expect(await jsonOf(sent), String(phone)).toMatchObject({ booking: { phone: '+251911778899' } })
  }
})

test('what is wrong is named field by field and is never a 5xx', async () => {
  const refused = async (path: string, data: unknown) => {
    const answer = await as('visitor').post(path, { data })
    expect(answer.status()).toBe(400)
    const body = await answer.json()
    return Object.keys(body.fields ?? {}).toSorted()
  }
  expect(await refused('/api/contact', {})).toEqual(['email', 'firstName', 'message', 'phone'])
  expect(await refused('/api/contact', contact({ phone: 'call me', email: 'x' }))).toEqual(['email', 'phone'])
  expect(await refused('/api/dashboard/book', {})).toEqual(['date', 'firstName', 'item', 'phone'])
  expect(await refused('/api/dashboard/book', travel({ item: 'bus' }))).toEqual(['item'])
  expect(await refused('/api/dashboard/book', travel({ date: dayFromToday(-1) }))).toEqual(['date'])
  expect(await refused('/api/dashboard/book', travel({ phone: '4915112345678' }))).toEqual(['phone'])
  expect(await refused('/api/contact', contact({ firstName: { $ne: 1 }, phone: [] }))).toEqual([
    'firstName',
    'phone',
  ])
})

const lists = {
  '/api/dashboard/contact': { allowed: ['admin'], create: '/api/contact', body: contact },
  '/api/dashboard/booking': { allowed: ['subadmin', 'admin'], create: '/api/dashboard/book', body: travel },
} as const

for (const [path, { allowed, create, body }] of Object.entries(lists)) {
  const make = async (): Promise<string> => {
    const answer = await (await as('visitor').post(create, { data: body() })).json()
    return String((answer.contact ?? answer.booking)._id)
  }

  test(`${path} is listed, opened and deleted by ${allowed.join(' and ')} alone`, async () => {
    const id = await make()
    for (const role of ['visitor', 'user', 'subadmin', 'admin'] as const) {
      const expected = allowed.some((one) => one === role) ? 200 : role === 'visitor' ? 401 : 403
      expect((await as(role).get(path)).status(), role).toBe(expected)
      expect((await as(role).get(`${path}/${id}`)).status(), role).toBe(expected)
      if (expected !== 200) expect((await as(role).delete(`${path}/${id}`)).status(), role).toBe(expected)
    }
    const removed = await as(allowed[0]).delete(`${path}/${id}`)
    expect([removed.status(), await jsonOf(removed)]).toEqual([200, { message: 'Successfully Deleted!' }])
    for (const gone of [id, randomUUID(), 'nonsense']) {
      expect((await as('admin').delete(`${path}/${gone}`)).status()).toBe(404)
      expect((await as('admin').get(`${path}/${gone}`)).status()).toBe(404)
    }
  })

  test(`${path} comes in pages with its count and the way on`, async () => {
    const ids = [await make(), await make(), await make()]
    const shown: string[] = []
    let next: string | undefined = `${path}?limit=2`
    // Rows of other tests may lie between these.
    while (next && !ids.every((id) => shown.includes(id))) {
      const answer: APIResponse = await as('admin').get(next)
      expect(Number(answer.headers()['x-total-count'])).toBeGreaterThanOrEqual(3)
      const rows: { _id: string }[] = await answer.json()
      expect(rows.length).toBeLessThanOrEqual(2)
      shown.push(...rows.map(({ _id }) => _id))
      next = /<([^>]+)>; rel="next"/.exec(answer.headers()['link'] ?? '')?.[1]
    }
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.filter((id) => ids.includes(id))).toEqual(ids.toReversed())
    expect((await as('admin').get(`${path}?limit=9999&page=-1&after=x`)).status()).toBe(200)
  })

  test(`${path} answers wrong methods and other sites as the contract says`, async () => {
    const wrong = await as('admin').delete(path)
    expect([wrong.status(), wrong.headers()['allow']]).toEqual([405, 'GET, HEAD'])
    const id = await make()
    const foreign = await as('admin').delete(`${path}/${id}`, { headers: { origin: 'https://evil.example' } })
    expect(foreign.status()).toBe(403)
    expect((await as('admin').get(`${path}/${id}`)).status()).toBe(200)
  })
}
