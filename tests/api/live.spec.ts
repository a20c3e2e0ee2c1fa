import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { startAnotherServer } from '../support/another-server'
import { cookieOf } from '../support/fetch-as'
import { expect, test } from '../support/api-test'
import { signedInCustomer } from '../support/customers'
import { makePerson, worldPassword } from '../support/access/world'
import { memoryOf } from '../support/process-memory'
import { dayFromToday, demoAccount, makeVehicle, siteDatabase } from '../support/site-database'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let second: Awaited<ReturnType<typeof startAnotherServer>>
let admin: APIRequestContext
let adminCookie = ''

test.beforeAll(async ({ playwright }) => {
  second = await startAnotherServer()
  admin = await playwright.request.newContext({ baseURL: second.url })
  expect((await admin.post('/api/login', { data: demoAccount('admin') })).status()).toBe(200)
  adminCookie = await cookieOf(admin)
})
test.afterAll(async () => {
  await admin.dispose()
  await second.stop()
})

type Open = { text: () => string; ended: Promise<unknown>; drop: () => void }

/** Opens a stream on the second process and waits for its first sign. */
async function open(cookie = adminCookie): Promise<Open> {
  const request = http.get(`${second.url}/api/live`, { agent: false, headers: { cookie } })
  const [answer] = await once(request, 'response')
  expect(answer.statusCode).toBe(200)
  let text = ''
  answer.setEncoding('utf8')
  const ended = new Promise((resolve) => answer.on('close', resolve))
  answer.on('error', () => undefined)
  answer.on('data', (part: string) => (text += part))
  await once(answer, 'data')
  return { text: () => text, ended, drop: () => request.destroy() }
}

const bookedOn = async (customer: APIRequestContext): Promise<string> => {
  const vehicle = await makeVehicle()
  const data = {
    ...{ vehicleId: vehicle.id, date: dayFromToday(60), phone: '0911234567', destination: 'Bishoftu' },
  }
  const answer = await customer.post('/api/bookings', { data })
  expect(answer.status()).toBe(201)
  return String((await answer.json()).booking._id)
}

test('visitors are sent to sign in, and customers hear nothing', async ({ playwright, baseURL, request }) => {
  expect((await request.get('/api/live')).status()).toBe(401)
  const customer = await signedInCustomer(playwright, baseURL)
  expect((await customer.get('/api/live')).status()).toBe(403)
  await customer.dispose()
})

test('a stream may end after some seconds, for whoever cannot read it as it comes', async () => {
  const answer = await admin.get('/api/live?seconds=1')
  expect(answer.headers()['content-type']).toBe('text/event-stream; charset=utf-8')
  expect(await answer.text()).toContain(': ')
})

test('a booking on one process is told on another within five seconds', async ({ playwright, baseURL }) => {
  const stream = await open()
  const customer = await signedInCustomer(playwright, baseURL)
  const id = await bookedOn(customer)
  await expect.poll(stream.text, { timeout: 5000 }).toContain(`"id":"${id}"`)
  expect(stream.text()).not.toContain('Bishoftu')
  stream.drop()
  await customer.dispose()
})

test('a stream ends when the person signs out on another process', async ({ playwright, baseURL }) => {
  const { email } = await makePerson(siteDatabase, 'subadmin')
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  expect((await elsewhere.post('/api/login', { data: { email, password: worldPassword } })).status()).toBe(
    200,
  )
  const stream = await open(await cookieOf(elsewhere))
  expect((await elsewhere.post('/api/logout')).status()).toBe(200)
  await stream.ended
  await elsewhere.dispose()
})

const filesOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

test('200 open streams need little memory, and 2,000 openings leave nothing behind', async ({
  playwright,
  baseURL,
}) => {
  const pid = second.pid ?? 0
  // What the first ones load is loaded once.
  for (const stream of await Promise.all(Array.from({ length: 50 }, () => open()))) stream.drop()
  await sleep(1000)
  const [memoryBefore, filesBefore] = [memoryOf(pid), filesOf(pid)]
  const streams = await Promise.all(Array.from({ length: 200 }, () => open()))
  const memoryOpen = memoryOf(pid)
  const customer = await signedInCustomer(playwright, baseURL)
  const id = await bookedOn(customer)
  for (const { text } of streams) await expect.poll(text, { timeout: 5000 }).toContain(id)
  await customer.dispose()
  for (const stream of streams) stream.drop()
  for (let opened = 0; opened < 2000; opened += 50) {
    for (const stream of await Promise.all(Array.from({ length: 50 }, () => open()))) stream.drop()
  }
  await expect.poll(() => filesOf(pid), { timeout: 20_000 }).toBeLessThan(filesBefore + 10)
  const left = memoryOf(pid) - memoryBefore
  process.stdout.write(
    `  live: 200 streams ${Math.round(memoryOpen - memoryBefore)} MB, after 2,000 more ${Math.round(left)} MB\n`,
  )
  expect(memoryOpen - memoryBefore).toBeLessThan(50)
  expect(left).toBeLessThan(60)
})

test('a server that stops ends its streams and does not wait for them', async () => {
  const stream = await open()
  const begun = Date.now()
  await second.stop()
  await stream.ended
  expect(Date.now() - begun).toBeLessThan(10_000)
})
