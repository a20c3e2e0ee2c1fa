import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { createBooking } from '@/prisma/seed/bookings'
import { dutyKey } from '../support/duty-link'
import { dateOfDay } from '@/lib/core/day'
import { makeDriver, makeUnit } from '../support/access/world'
import { fetchAs, jsonBody } from '../support/fetch-as'
import { expect, test } from '../support/api-test'
import {
  dayFromToday,
  demoAccount,
  makeCar,
  makeCustomer,
  makeVehicle,
  siteDatabase,
} from '../support/site-database'

test.describe.configure({ mode: 'default', timeout: 180_000 })

let staff: APIRequestContext
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await playwright.request.newContext(baseURL ? { baseURL } : {})
  expect((await staff.post('/api/login', { data: demoAccount('subadmin') })).status()).toBe(200)
})
test.afterAll(() => staff.dispose())

const inDays = 11
const day = dayFromToday(inDays)

async function book(vehicle: Awaited<ReturnType<typeof makeVehicle>>, at = inDays) {
  const customer = await makeCustomer()
  const trip = { vehicle, customer, inDays: at, destination: 'Bishoftu', transactionId: `FT${randomUUID()}` }
  return (await createBooking(siteDatabase, { ...trip, status: 'successful' })).id
}

const assignmentOf = (booking: string) => `/api/bookings/${booking}/assignments/${day}`
const outcome = (status: number, { code = '' }: { code?: string }) => `${status} ${code}`.trim()

const codeOf = async (answer: APIResponse) => outcome(answer.status(), await answer.json())

const put = async (booking: string, data: object) => codeOf(await staff.put(assignmentOf(booking), { data }))

test('an assignment is refused with the reason, and a client reads the day', async () => {
  const vehicle = await makeVehicle(5)
  const [one, other] = [await book(vehicle), await book(vehicle)]
  const [driver, unit] = [await makeDriver(siteDatabase), await makeUnit(siteDatabase, vehicle.id)]
  expect(await put(one, { driverId: driver.id, unitId: unit.id })).toBe('200')
  expect(await put(one, { driverId: null, seenDriverId: null })).toBe('409 ASSIGNMENT_CHANGED')
  expect(await put(other, { driverId: driver.id })).toBe('409 DRIVER_TAKEN')
  expect(await put(other, { unitId: unit.id })).toBe('409 UNIT_TAKEN')
  const foreign = await makeUnit(siteDatabase, (await makeVehicle()).id)
  expect(await put(other, { unitId: foreign.id })).toBe('409 UNIT_FOREIGN')
  const broken = await makeUnit(siteDatabase, vehicle.id)
  await siteDatabase.unitOutage.create({
    data: { unitId: broken.id, firstDay: dateOfDay(day), lastDay: dateOfDay(day) },
  })
  expect(await put(other, { unitId: broken.id })).toBe('409 UNIT_BLOCKED')
  const off = await makeDriver(siteDatabase)
  await siteDatabase.driverDayOff.create({ data: { driverId: off.id, day: dateOfDay(day) } })
  expect(await put(other, { driverId: off.id })).toBe('409 DRIVER_OFF')
  const old = await makeDriver(siteDatabase)
  await siteDatabase.driver.update({
    where: { id: old.id },
    data: { licenceUntil: dateOfDay(dayFromToday(1)) },
  })
  const answer = await staff.put(assignmentOf(other), { data: { driverId: old.id } })
  expect([answer.status(), await answer.json()]).toMatchObject([
    409,
    { code: 'LICENCE_EXPIRED', fields: { driverId: expect.stringContaining(day) } },
  ])
  expect(await put(one, { driverId: null, unitId: null })).toBe('200')
  await siteDatabase.booking.update({ where: { id: other }, data: { status: 'canceled' } })
  expect(await put(other, { driverId: driver.id })).toBe('409 STATE_CONFLICT')
})

const facts = (changes: object = {}) => ({
  ...{ name: 'Dawit Alemu', phone: '0911400199', licence: `AA ${randomUUID()}`, licenceUntil: '2032-05-01' },
  ...changes,
})

test('drivers are taken on, changed and read as the contract has them', async () => {
  const daysOff = [dayFromToday(3), dayFromToday(4)]
  const made = await staff.post('/api/drivers', { data: facts({ languages: ['or', 'am'], daysOff }) })
  expect(made.status()).toBe(201)
  const { driver } = await made.json()
  expect(driver).toMatchObject({
    name: 'Dawit Alemu',
    phone: '+251911400199',
    languages: ['am', 'or'],
    daysOff,
  })
  const changed = await staff.put(`/api/drivers/${driver._id}`, { data: facts({ name: 'Dawit' }) })
  expect((await changed.json()).driver).toMatchObject({ name: 'Dawit', languages: [], daysOff })
  const booking = await book(await makeVehicle())
  expect(await put(booking, { driverId: driver._id })).toBe('200')
  const busy = await staff.put(`/api/drivers/${driver._id}`, { data: facts({ active: false }) })
  expect([busy.status(), (await busy.json()).code]).toEqual([409, 'DRIVER_TAKEN'])
  const removed = await staff.delete(`/api/drivers/${driver._id}`)
  expect([removed.status(), (await removed.json()).code]).toEqual([409, 'DRIVER_HAS_TRIPS'])
})

test('units are no more than the quantity of their vehicle, and have one plate each', async () => {
  const vehicle = await makeVehicle(1)
  const plate = `aa 3 ${randomUUID().slice(0, 8)}`
  const made = await staff.post('/api/units', { data: { vehicleId: vehicle.id, plate } })
  expect(made.status()).toBe(201)
  const { unit } = await made.json()
  expect(unit).toMatchObject({ plate: plate.toUpperCase(), active: true, outOfService: [] })
  const more = { vehicleId: vehicle.id, plate: `AA ${randomUUID().slice(0, 8)}` }
  expect(await codeOf(await staff.post('/api/units', { data: more }))).toBe('409 TOO_MANY_UNITS')
  const spare = await staff.post('/api/units', { data: { ...more, active: false } })
  const { _id: spareId } = (await spare.json()).unit
  expect(await codeOf(await staff.put(`/api/units/${spareId}`, { data: more }))).toBe('409 TOO_MANY_UNITS')
  const twin = { vehicleId: vehicle.id, plate, active: false }
  expect(await codeOf(await staff.post('/api/units', { data: twin }))).toBe('409 PLATE_TAKEN')
  expect(await codeOf(await staff.put(`/api/units/${spareId}`, { data: twin }))).toBe('409 PLATE_TAKEN')
  const booking = await book(vehicle)
  expect(await put(booking, { unitId: unit._id })).toBe('200')
  const idle = { vehicleId: vehicle.id, plate, active: false }
  expect(await codeOf(await staff.put(`/api/units/${unit._id}`, { data: idle }))).toBe('409 UNIT_TAKEN')
  expect(await codeOf(await staff.delete(`/api/units/${unit._id}`))).toBe('409 UNIT_HAS_TRIPS')
})

test('a vehicle does not get fewer than its active units', async () => {
  const lower = async (path: string, id: string, fields: Record<string, string>) =>
    codeOf(await staff.put(`/api/uploads${path}/${id}`, { multipart: { ...fields, quantity: '1' } }))
  const oneDay = await makeVehicle(2)
  const car = await makeCar()
  await siteDatabase.vehicle.update({ where: { id: car.id }, data: { quantity: 2 } })
  for (const { id } of [oneDay, car]) {
    await makeUnit(siteDatabase, id)
    await makeUnit(siteDatabase, id)
  }
  expect(await lower('/one', oneDay.id, { name: 'Hiace', item: 'Radio', model: '2021', price: '4200' })).toBe(
    '409 TOO_MANY_UNITS',
  )
  expect(await lower('', car.id, { name: 'Vitz', item: 'suv', price: '$60' })).toBe('409 TOO_MANY_UNITS')
})

test('200 assignments at once over two server processes put nobody and nothing on two trips', async ({
  playwright,
  baseURL,
  second,
}) => {
  const elsewhere = await playwright.request.newContext({ baseURL: second.url })
  expect((await elsewhere.post('/api/login', { data: demoAccount('admin') })).status()).toBe(200)
  const deadlocks = async () => {
    const [row] = await siteDatabase.$queryRaw<{ deadlocks: bigint }[]>`
      SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`
    return Number(row?.deadlocks)
  }
  const before = await deadlocks()
  const vehicle = await makeVehicle(40)
  const bookings = await Promise.all(Array.from({ length: 40 }, () => book(vehicle)))
  const drivers = await Promise.all(Array.from({ length: 10 }, () => makeDriver(siteDatabase)))
  const units = await Promise.all(Array.from({ length: 10 }, () => makeUnit(siteDatabase, vehicle.id)))
  const callers = [await fetchAs(staff, baseURL ?? ''), await fetchAs(elsewhere, second.url)]
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const booking = bookings[index % bookings.length] ?? ''
      const pick = <One>(some: readonly One[]) => some[Math.floor(Math.random() * some.length)]
      const data = { driverId: pick(drivers)?.id, unitId: pick(units)?.id }
      const answer = await callers[index % 2]?.(assignmentOf(booking), { method: 'PUT', ...jsonBody(data) })
      return answer && outcome(answer.status, await answer.json())
    }),
  )
  expect([...new Set(outcomes)].toSorted().join()).toMatch(/^200(,409 DRIVER_TAKEN)?(,409 UNIT_TAKEN)?$/)
  const rows = await siteDatabase.assignment.findMany({ where: { bookingId: { in: bookings } } })
  // Without hours a trip takes the whole day.
  for (const ids of [rows.map(({ driverId }) => driverId), rows.map(({ unitId }) => unitId)]) {
    expect(new Set(ids).size).toBe(ids.length)
  }
  expect(rows.length).toBeGreaterThan(5)
  expect(await deadlocks()).toBe(before)
  await elsewhere.dispose()
})

test('the link of a driver shows their trips alone, and a renewed one is dead at once', async ({
  request,
}) => {
  const vehicle = await makeVehicle()
  const bookingId = await book(vehicle, 1)
  const { id: driverId, linkNumber } = await makeDriver(siteDatabase)
  const tomorrow = dayFromToday(1)
  const assigned = await staff.put(`/api/bookings/${bookingId}/assignments/${tomorrow}`, {
    data: { driverId },
  })
  expect(assigned.status()).toBe(200)
  const address = (path: string, link: { driverId: string; linkNumber: number }) =>
    `/api/duty${path}?key=${dutyKey(link)}`
  const own = { driverId, linkNumber }
  const read = await request.get(address('', own))
  expect(read.headers()['cache-control']).toContain('no-store')
  expect((await read.json()).trips).toMatchObject([{ bookingId, day: tomorrow, state: null }])

  const step = { bookingId, day: tomorrow, word: 'accepted', at: new Date().toISOString() }
  const steps = [{ ...step, id: randomUUID() }]
  const send = async () =>
    (await (await request.post(address('/steps', own), { data: { steps } })).json()).results
  const kept = [{ id: steps[0]?.id, result: 'kept' }]
  expect([await send(), await send()]).toEqual([kept, kept])
  expect(await siteDatabase.dutyStep.count({ where: { bookingId } })).toBe(1)

  const { id: otherId } = await makeDriver(siteDatabase)
  const other = { driverId: otherId, linkNumber: 1 }
  expect((await (await request.get(address('', other))).json()).trips).toEqual([])
  const stolen = await request.post(address('/steps', other), {
    data: { steps: [{ ...step, id: randomUUID() }] },
  })
  expect((await stolen.json()).results[0].result).toBe('refused')

  await siteDatabase.driver.update({ where: { id: driverId }, data: { linkNumber: { increment: 1 } } })
  const missing = await request.get('/api/duty?key=x')
  const known = [missing.status(), await missing.text()]
  for (const [caller, path] of [
    [request, ''],
    [staff, ''],
  ] as const) {
    const answer = await caller.get(address(path, own))
    expect([answer.status(), await answer.text()]).toEqual(known)
  }
  expect((await request.post(address('/steps', own), { data: { steps } })).status()).toBe(404)
  expect((await staff.get('/api/duty')).status()).toBe(403)
})
