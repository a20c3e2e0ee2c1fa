import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { WebServer } from '@/scripts/lib/web-server'
import { expect, test } from '../support/api-test'
import { startAnotherServer } from '../support/another-server'
import { signedInCustomer } from '../support/customers'
import { fetchAs, jsonBody } from '../support/fetch-as'
import { pictureFile } from '../support/picture-file'
import { isLongRun } from '../support/long-run'
import { dayFromToday, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'

// A server with the real limits, behind one proxy, as a script could reach it.
// In one worker, which starts the server once.
test.describe.configure({ mode: 'default' })
let server: WebServer
test.beforeAll(async () => {
  server = await startAnotherServer({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' })
})
test.afterAll(() => server.stop())

const newAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`

async function post(path: string, body: unknown, forwardedFor: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor }
  return fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

test('a script that guesses is answered ten times and then told when to come back', async () => {
  const { email, password } = await makeCustomer()
  const thief = newAddress()
  // What the client claims about itself stands left of what the proxy saw, and is not believed.
  const guess = (turn: number) =>
    post('/api/login', { email, password: `wrong-${turn}` }, `203.0.113.${turn % 250}, ${thief}`)
  const answers = await Promise.all(Array.from({ length: 150 }, (_, turn) => guess(turn)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(140)

  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(800)
  const body = await refused?.json()
  expect(body.code).toBe('TOO_MANY_TRIES')
  expect(body.error).toMatch(/try again at \d\d:\d\d/)

  expect((await post('/api/login', { email, password }, thief)).status).toBe(429)
  expect((await post('/api/login', { email, password }, newAddress())).status).toBe(200)
})

test('thousands of wrong logins from many addresses get few answers, and the owner still gets in', async () => {
  if (isLongRun) test.setTimeout(15 * 60_000)
  const { email, password } = await makeCustomer()
  const addresses = Array.from({ length: isLongRun ? 40 : 3 }, newAddress)
  const tries = isLongRun ? 10_000 : 300
  const byStatus = new Map<number, number>()
  for (let done = 0; done < tries; done += 50) {
    const guesses = Array.from({ length: 50 }, (_, turn) =>
      post(
        '/api/login',
        { email, password: 'wrong-password' },
        addresses[(done + turn) % addresses.length] ?? '',
      ),
    )
    for (const { status } of await Promise.all(guesses)) byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
  }
  // CONTRACT section 6: ten per account and address, two hundred per account.
  const answered = Math.min(200, 10 * addresses.length)
  expect(Object.fromEntries(byStatus)).toEqual({ 401: answered, 429: tries - answered })
  const counts = [...byStatus].map(([status, count]) => `${count} × ${status}`).join(', ')
  process.stdout.write(`  ${tries} wrong logins from ${addresses.length} addresses: ${counts}\n`)
  expect((await post('/api/login', { email, password }, newAddress())).status).toBe(200)
})

test('sixty accounts an hour can be registered from one address', async () => {
  const address = newAddress()
  const body = { firstName: 'Abebe', lastName: 'Kebede', phone: '0911223344', password: 'Correct-horse-7' }
  const register = () =>
    post('/api/register', { ...body, email: `many-${randomUUID()}@example.com` }, address)
  const statuses = (await Promise.all(Array.from({ length: 70 }, register))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(60)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

const forms = {
  '/api/contact': { email: 'marta@example.com', message: 'Do you rent by the month?' },
  '/api/dashboard/book': { date: dayFromToday(5), item: 'suv' },
}

for (const [path, fields] of Object.entries(forms)) {
  test(`sixty forms an hour can be sent to ${path} from one address`, async () => {
    const address = newAddress()
    const send = () => post(path, { firstName: 'Marta', phone: '0911778899', ...fields }, address)
    const statuses = (await Promise.all(Array.from({ length: 65 }, send))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })
}

test('without a trusted proxy nobody can choose the address they are counted by', async () => {
  const direct = await startAnotherServer({ RATE_LIMIT_FACTOR: '1' })
  try {
    const { email } = await makeCustomer()
    const guess = (turn: number) =>
      fetch(`${direct.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
        body: JSON.stringify({ email, password: `wrong-${turn}` }),
      })
    const answers = await Promise.all(Array.from({ length: 15 }, (_, turn) => guess(turn)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  } finally {
    await direct.stop()
  }
})

test('whoever books and cancels in a circle is told when to come back', async () => {
  const address = newAddress()
  for (const path of ['/api/bookings', '/api/dashboard/OneDayVehiclesBook']) {
    const { email, password } = await makeCustomer()
    const login = await post('/api/login', { email, password }, address)
    const cookie = login.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    // Nothing comes of it, and it is counted all the same.
    const order = {
      vehicleId: randomUUID(),
      date: dayFromToday(30),
      phone: '0911223344',
      destination: 'Adama',
    }
    const statuses: number[] = []
    for (let turn = 0; turn < 21; turn++) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, cookie }
      const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(order) })
      statuses.push(answer.status)
    }
    expect(statuses.slice(0, 20).every((status) => status === 404)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  }
})

test('whoever sends more pictures than anybody has is told when to come back, wherever they are sent', async ({
  playwright,
  baseURL,
}) => {
  const strict = await startAnotherServer({ RATE_LIMIT_FACTOR: '0.001' })
  const { id, email, password } = await makeCustomer()
  await siteDatabase.user.update({ where: { id }, data: { role: 'subadmin' } })
  const known = await playwright.request.newContext(baseURL ? { baseURL } : {})
  await known.post('/api/login', { data: { email, password } })
  const storageState = await known.storageState()
  const request = await playwright.request.newContext({ baseURL: strict.url, storageState })
  const vehicle = await makeVehicle()
  const order = { vehicleId: vehicle.id, date: dayFromToday(30), phone: '0911223344', destination: 'Adama' }
  const { booking } = await (await known.post('/api/bookings', { data: order })).json()
  const car = { name: 'Vitz', item: 'suv', price: '$60 a day' }
  const oneDay = { name: 'Hiace', item: 'Comfort', model: '2021', price: '4200', quantity: '2' }
  const driver = {
    ...{ name: 'Chaltu Gemechu', phone: '0911400199', licence: `AA ${randomUUID()}` },
    ...{ licenceUntil: '2032-05-01', languages: 'or', active: 'true' },
  }
  const unit = {
    vehicleId: vehicle.id,
    plate: `AA 3 ${randomUUID().slice(0, 8).toUpperCase()}`,
    active: 'false',
  }
  const claim = { transactionId: `FT${randomUUID()}`, amount: '100000' }
  const send = async (method: 'POST' | 'PUT', path: string, fields: Record<string, string>) => {
    const answer = await request.fetch(path, { method, multipart: { ...fields, image: await pictureFile() } })
    return [answer.status(), (await answer.json()).code]
  }
  expect(await send('POST', '/api/uploads', car)).toEqual([201, undefined])
  const tooMany = [429, 'TOO_MANY_TRIES']
  for (const [path, fields] of [
    ['/api/uploads', car],
    ['/api/uploads/one', oneDay],
    ['/api/drivers', driver],
    ['/api/units', unit],
  ] as const) {
    expect(await send('POST', path, fields)).toEqual(tooMany)
    expect(await send('PUT', `${path}/${randomUUID()}`, fields)).toEqual(tooMany)
  }
  expect(await send('POST', `/api/bookings/${booking._id}/payments`, claim)).toEqual(tooMany)
  await Promise.all([request.dispose(), known.dispose(), strict.stop()])
})

test('who sends hundreds of changes at once is told when to come back, and nobody else waits for them', async ({
  playwright,
  baseURL,
}) => {
  const eager = await signedInCustomer(playwright, baseURL)
  const patient = await signedInCustomer(playwright, baseURL)
  const { id: vehicleId } = await makeVehicle()
  const reserve = (from: APIRequestContext) =>
    from.post('/api/bookings', {
      data: { vehicleId, date: dayFromToday(30), phone: '0911223344', destination: 'Bishoftu' },
    })
  const booked = await reserve(eager)
  expect(booked.status()).toBe(201)
  const id: string = (await booked.json()).booking._id
  const ask = await fetchAs(eager, baseURL ?? '')
  const change = () => ask(`/api/bookings/${id}`, { method: 'PATCH', ...jsonBody({ destination: 'Adama' }) })

  const count = 210
  // The first two wait for the row, which they do for ten seconds at most, two hundred wait for those, and the rest is refused.
  const early: Response[] = []
  const changes = await siteDatabase.$transaction(
    async (rows) => {
      await rows.$queryRaw`SELECT FROM bookings WHERE id = ${id}::uuid FOR UPDATE`
      const sent = Array.from({ length: count }, async () => {
        const answer = await change()
        early.push(answer)
        return answer
      })
      const refused = expect.poll(() => early.length).toBeGreaterThan(0)
      const [made] = await Promise.all([reserve(patient), refused])
      expect(made.status()).toBe(201)
      return sent
    },
    { timeout: 9_000 },
  )
  expect(early[0]?.status).toBe(503)
  expect(Number(early[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await early[0]?.json()).toMatchObject({ code: 'BUSY' })

  const statuses = (await Promise.all(changes)).map(({ status }) => status)
  const done = statuses.filter((status) => status === 200)
  expect(done.length).toBeGreaterThanOrEqual(200)
  expect(statuses.filter((status) => status === 503)).toHaveLength(count - done.length)
  expect((await change()).status).toBe(200)
  await Promise.all([eager.dispose(), patient.dispose()])
})
