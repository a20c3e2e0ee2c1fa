import { randomUUID } from 'node:crypto'
import { operations } from '@/lib/site/operations'
import { exampleDay, exampleId } from '@/lib/core/schemas'
import { description } from '../support/api-description'
import { addressFor, callersOf } from '../support/access/callers'
import { makeWorld, removePrices, type World } from '../support/access/world'
import { expect, test } from '../support/api-test'
import { plainPicture } from '../support/pictures'
import { dayFromToday, siteDatabase } from '../support/site-database'

test('the description is published as it is checked here', async ({ request }) => {
  const answer = await request.get('/api/openapi.json')
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(description)))
})

/** Which record of the world an operation's path names. */
const recordOf: Record<string, (world: World) => string> = {
  '/uploads/{id}': ({ car }) => car.id,
  '/uploads/one/{id}': ({ vehicle }) => vehicle.id,
  '/price-rules/{id}': ({ priceRule }) => priceRule.id,
  '/extras/{id}': ({ extra }) => extra.id,
  '/dashboard/user/{id}': ({ victim }) => victim.id,
  '/dashboard/OneDayVehiclesBook/{id}': ({ booking }) => booking.id,
  '/bookings/{ref}': ({ booking }) => booking.code,
  '/bookings/{id}/payments': ({ booking }) => booking.id,
  '/dashboard/booking/{id}/offer': ({ travelBooking }) => travelBooking.id,
  '/drivers/{id}': ({ driver }) => driver.id,
  '/units/{id}': ({ unit }) => unit.id,
  '/bookings/{ref}/assignments/{day}': ({ booking }) => booking.id,
  '/payments/{id}': ({ payment }) => payment.id,
  '/payments/{id}/refund': ({ paidPayment }) => paidPayment.id,
}

// What was paid for is never removed.
const cancelAll = (userId: string) =>
  siteDatabase.booking.updateMany({
    where: { userId, status: { not: 'canceled' } },
    data: { status: 'canceled', holdUntil: null },
  })

test('every example of a request does what the description says', async ({ playwright, baseURL }) => {
  const callers = callersOf(playwright, baseURL)
  const { request, person } = await callers.make('admin')
  if (!person) throw new Error('an admin is a person')
  const buffer = await plainPicture(64, 48).png().toBuffer()
  const image = { name: 'car.png', mimeType: 'image/png', buffer }
  const lines = Buffer.from(`Date,Reference,Amount\n20/11/2026,${randomUUID()},100\n`)
  const files: Record<string, Record<string, typeof image>> = {
    importStatement: { file: { name: 'statement.csv', mimeType: 'text/csv', buffer: lines } },
  }
  const got: Record<string, number> = {}
  const expected: Record<string, number> = {}
  for (const { id, method, path, body, success } of operations) {
    if (!body) continue
    // A person holds ten pending bookings at most.
    await cancelAll(person.id)
    const world = await makeWorld(siteDatabase, person)
    // What must be its own: records, days to come, an address that nobody has, a transfer that paid for nothing.
    const text = JSON.stringify(body.example)
      .replaceAll(exampleId, world.vehicle.id)
      .replaceAll(exampleDay, dayFromToday(20))
      .replace('almaz@example.com', `${randomUUID()}@example.com`)
      .replace('FT25123ABCDE', `FT${randomUUID()}`)
      .replace(/"driverId":"[^"]+"/, `"driverId":"${world.driver.id}"`)
      .replace(/"unitId":"[^"]+"/, `"unitId":"${world.unit.id}"`)
      .replace(/"plate":"[^"]+"/, `"plate":"AA ${randomUUID().slice(0, 8)}"`)
      // The limits are lifted for all tests.
      .replaceAll(/"(pending\w+)":\d+/g, '"$1":100000')
    const fields: Record<string, string> = JSON.parse(text)
    const named = path
      .replace(/\{(id|ref)\}/, recordOf[path]?.(world) ?? '')
      .replace('{day}', world.travelDay)
    const address = `/api${named}`
    const sent =
      body.type !== 'form' ? { data: fields } : { multipart: { ...fields, ...(files[id] ?? { image }) } }
    // Signing in ends the session that asks.
    const asking = { login: 'visitor', recordDutySteps: 'driver' } as const
    const caller =
      id === 'login' || id === 'recordDutySteps' ? await callers.make(asking[id]) : { request, person }
    got[id] = (await caller.request.fetch(addressFor(caller, address), { method, ...sent })).status()
    expected[id] = success.status
    await removePrices(siteDatabase, world)
  }
  expect(got).toEqual(expected)
  await cancelAll(person.id)
  await callers.close()
})

test('a browser is led on where the description says so', async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }), maxRedirects: 0 })
  const answer = await request.get('/api/auths/google', { headers: { accept: 'text/html' } })
  expect([answer.status(), new URL(answer.headers().location ?? '').pathname]).toEqual([303, '/Login'])
  await request.dispose()
})
