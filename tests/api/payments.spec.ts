import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { formatBirr } from '@/lib/core/i18n/format'
import { createBooking } from '@/prisma/seed/bookings'
import { expect, test } from '../support/api-test'
import { jsonOf } from '../support/customers'
import { badPictures, plainPicture } from '../support/pictures'
import { demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { textsOf } from '../support/texts'

type People = { customer: APIRequestContext; subadmin: APIRequestContext; admin: APIRequestContext }
let people: People
let person: Awaited<ReturnType<typeof makeCustomer>>

test.beforeAll(async ({ playwright, baseURL }) => {
  person = await makeCustomer()
  const signedIn = async ({ email, password }: { email: string; password: string }) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {})
    expect((await request.post('/api/login', { data: { email, password } })).status()).toBe(200)
    return request
  }
  people = {
    customer: await signedIn(person),
    subadmin: await signedIn(demoAccount('subadmin')),
    admin: await signedIn(demoAccount('admin')),
  }
})
test.afterAll(async () => {
  for (const request of Object.values(people)) await request.dispose()
})

/** A booking of Br 3,500 with its claim, confirmed where it is successful. */
async function booked(status: 'pending' | 'successful' | 'canceled' = 'pending') {
  const transactionId = `FT${randomUUID()}`
  const vehicle = await makeVehicle()
  const facts = { vehicle, customer: person, inDays: 30, destination: 'Bishoftu' }
  const { id, code } = await createBooking(siteDatabase, { ...facts, status, transactionId })
  const claim = await siteDatabase.payment.findFirstOrThrow({ where: { bookingId: id } })
  return { id, code, transactionId, paymentId: claim.id, path: `/api/bookings/${id}/payments` }
}

const transfer = () => ({ transactionId: `FT${randomUUID()}`, amount: 100_000 })

/** Status, code and named fields of an answer. */
async function refusalOf(answer: Promise<{ status: () => number; json: () => Promise<unknown> }>) {
  const got = await answer
  const { code, fields } = Object(await got.json())
  return [got.status(), code, Object.keys(fields ?? {}).join()]
}

test('a customer claims a transfer, an admin confirms it, and the booking tells what is owed', async () => {
  const { id, code, path } = await booked()
  const claim = transfer()
  const made = await people.customer.post(path, { data: claim })
  expect(made.status()).toBe(201)
  const { message, payment } = await made.json()
  expect(message).toBe(textsOf('en')('Api.saved'))
  expect(payment).toEqual({
    ...{ _id: expect.any(String), way: 'transfer', state: 'claimed', amount: 100_000, refundOf: null },
    ...{ reference: claim.transactionId, reason: null, countedOn: null, decidedAt: null },
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  const decided = await people.admin.patch(`/api/payments/${payment._id}`, { data: { state: 'confirmed' } })
  expect(decided.status()).toBe(200)
  // By its code, in any spelling, and in pages.
  const spelled = `${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase()
  const list = await people.customer.get(`/api/bookings/${spelled}/payments?limit=1&page=2`)
  expect(list.headers()['x-total-count']).toBe('2')
  expect(await jsonOf(list)).toMatchObject([{ _id: payment._id, state: 'confirmed' }])
  const { paidSantim } = await siteDatabase.booking.findUniqueOrThrow({ where: { id } })
  expect(paidSantim).toBe(100_000n)
})

test('screens show what was paid and waits, not what was claimed first', async () => {
  const { id, path, paymentId } = await booked()
  const notCome = { state: 'refused', reason: 'It went to another account' }
  await people.admin.patch(`/api/payments/${paymentId}`, { data: notCome })
  await people.customer.post(path, { data: { ...transfer(), amount: 100_000 } })
  await people.customer.post(path, { data: { ...transfer(), amount: 200_000 } })
  const dashboard = await (await people.customer.get('/UserDashboard')).text()
  const less = textsOf('en')('Transfers.differs.less', { by: formatBirr(500, 'en') })
  expect(dashboard.replaceAll('&#x27;', "'")).toContain(less)
  const pageOf = async (booking: string) => (await people.admin.get(`/EditBookStatus?id=${booking}`)).text()
  expect(await pageOf(id)).toContain(textsOf('en')('Transfers.amount.less', { by: formatBirr(500, 'en') }))

  const other = await booked()
  await people.admin.patch(`/api/payments/${other.paymentId}`, { data: notCome })
  const nothing = textsOf('en')('Transfers.amount.none')
  expect(await pageOf(other.id)).toContain(nothing)
  await people.subadmin.post(other.path, { data: { way: 'cash', amount: 350_000 } })
  expect(await pageOf(other.id)).not.toContain(nothing)
})

test('staff note cash, which counts at once; a customer cannot', async () => {
  const { id, path } = await booked()
  const cash = { way: 'cash', amount: 350_000 }
  expect(await refusalOf(people.customer.post(path, { data: cash }))).toEqual([403, 'FORBIDDEN', ''])
  const made = await people.subadmin.post(path, { data: cash })
  expect(made.status()).toBe(201)
  expect((await made.json()).payment).toMatchObject({ way: 'cash', state: 'confirmed', reference: null })
  const { status } = await siteDatabase.booking.findUniqueOrThrow({ where: { id } })
  expect(status).toBe('successful')
})

test('cash that is sent again with its key counts once, and a key that cannot be kept is refused', async () => {
  const { id, path } = await booked()
  const send = (key: string) =>
    people.subadmin.post(path, {
      data: { way: 'cash', amount: 50_000 },
      headers: { 'Idempotency-Key': key },
    })
  const [first, second] = [await send('7'), await send('7')]
  expect([first.status(), second.status()]).toEqual([201, 201])
  expect(await second.json()).toEqual(await first.json())
  expect((await siteDatabase.booking.findUniqueOrThrow({ where: { id } })).paidSantim).toBe(50_000n)
  for (const key of [' ', 'x'.repeat(201)]) {
    expect(await refusalOf(send(key))).toEqual([400, 'INVALID_INPUT', 'Idempotency-Key'])
  }
  const conflict = [409, 'IDEMPOTENCY_CONFLICT', '']
  const headers = { 'Idempotency-Key': '7' }
  const other = people.subadmin.post(path, { data: { way: 'cash', amount: 60_000 }, headers })
  expect(await refusalOf(other)).toEqual(conflict)
  const { paymentId } = await booked('successful')
  const back = (amount: number) =>
    people.admin.post(`/api/payments/${paymentId}/refund`, { data: { amount, reason: 'Late' }, headers })
  expect((await back(10_000)).status()).toBe(201)
  expect(await refusalOf(back(20_000))).toEqual(conflict)
})

test('a transfer that is sent again with its key counts once and gets the same answer', async () => {
  const { id, path } = await booked()
  const [data, headers] = [transfer(), { 'Idempotency-Key': randomUUID() }]
  const send = (amount: number) => people.customer.post(path, { data: { ...data, amount }, headers })
  const [first, second] = [await send(100_000), await send(100_000)]
  expect([first.status(), second.status()]).toEqual([201, 201])
  expect(await second.json()).toEqual(await first.json())
  // The booking was made with one.
  expect(await siteDatabase.payment.count({ where: { bookingId: id } })).toBe(2)
  expect(await refusalOf(send(200_000))).toEqual([409, 'IDEMPOTENCY_CONFLICT', ''])
})

test('five claims of a booking wait at most', async () => {
  const { path } = await booked()
  const claim = () => people.customer.post(path, { data: transfer() })
  // The booking was made with the first.
  for (let claims = 1; claims < 5; claims++) expect((await claim()).status()).toBe(201)
  expect(await refusalOf(claim())).toEqual([409, 'TOO_MANY_CLAIMS', ''])
})

test('a payment is refused with what is wrong with each input', async () => {
  const { path, transactionId } = await booked()
  const refusal = (data: Record<string, unknown>) => refusalOf(people.customer.post(path, { data }))
  const invalid = (field: string) => [400, 'INVALID_INPUT', field]
  expect(await refusal({ amount: 100_000 })).toEqual(invalid('transactionId'))
  for (const amount of [0, -1, 1.5, '1e5', 1_000_000_001, null]) {
    expect(await refusal({ ...transfer(), amount })).toEqual(invalid('amount'))
  }
  expect(await refusal({ ...transfer(), way: 'gold' })).toEqual(invalid('way'))
  expect(await refusal({ transactionId, amount: 1 })).toEqual([400, 'TRANSACTION_USED', 'transactionId'])
  const canceled = await booked('canceled')
  expect(await refusalOf(people.customer.post(canceled.path, { data: transfer() }))).toEqual([
    ...[409, 'STATE_CONFLICT', 'transactionId'],
  ])
})

test('a claim is refused with a reason, and decided once', async () => {
  const { paymentId, transactionId, path } = await booked()
  const address = `/api/payments/${paymentId}`
  const decide = (data: Record<string, unknown>) => people.admin.patch(address, { data })
  expect(await refusalOf(decide({ state: 'refused' }))).toEqual([400, 'INVALID_INPUT', 'reason'])
  expect(await refusalOf(decide({ state: 'claimed' }))).toEqual([400, 'INVALID_INPUT', 'state'])
  const refused = await decide({ state: 'refused', reason: 'Sent elsewhere' })
  expect((await refused.json()).payment).toMatchObject({ state: 'refused', reason: 'Sent elsewhere' })
  expect(await refusalOf(decide({ state: 'confirmed' }))).toEqual([409, 'PAYMENT_DECIDED', ''])
  // A refused one uses nothing up.
  expect((await people.customer.post(path, { data: { transactionId, amount: 1 } })).status()).toBe(201)

  const released = await booked('canceled')
  await siteDatabase.payment.update({
    where: { id: released.paymentId },
    data: { referenceKey: null, releasedAt: new Date() },
  })
  const late = people.admin.patch(`/api/payments/${released.paymentId}`, { data: { state: 'confirmed' } })
  expect(await refusalOf(late)).toEqual([409, 'TRANSACTION_RELEASED', ''])
})

test('a refund is a row of its own, and never of more than is left', async () => {
  const { paymentId, path } = await booked('successful')
  const back = (data: Record<string, unknown>) =>
    people.admin.post(`/api/payments/${paymentId}/refund`, { data })
  expect(await refusalOf(back({ amount: 1 }))).toEqual([400, 'INVALID_INPUT', 'reason'])
  const reason = 'One day less'
  expect(await refusalOf(back({ amount: 350_001, reason }))).toEqual([409, 'REFUND_TOO_HIGH', 'amount'])
  const made = await back({ amount: 50_000, reason, reference: 'FT26325BACK2' })
  expect(made.status()).toBe(201)
  expect((await made.json()).payment).toMatchObject({
    ...{ amount: -50_000, refundOf: paymentId, reference: 'FT26325BACK2', reason },
  })
  const rows = await (await people.customer.get(path)).json()
  expect(rows.map(({ amount }: { amount: number }) => amount)).toEqual([350_000, -50_000])
})

test('a booking is found by the references of transfers that were refused and of refunds', async () => {
  const spelled = (reference: string) => `${reference.slice(0, 7)} ${reference.slice(7)}`.toLowerCase()
  const idsFor = async (q: string) => {
    const found = await people.subadmin.get('/api/bookings', { params: { scope: 'all', q } })
    expect(found.status()).toBe(200)
    return (await found.json()).map(({ _id }: { _id: string }) => _id)
  }
  const refused = await booked()
  const decision = { state: 'refused', reason: 'Nothing came in' }
  expect((await people.admin.patch(`/api/payments/${refused.paymentId}`, { data: decision })).status()).toBe(
    200,
  )
  expect(await idsFor(spelled(refused.transactionId))).toEqual([refused.id])
  const refunded = await booked('successful')
  const data = { amount: 50_000, reason: 'One day less', reference: `FT${randomUUID()}` }
  const back = await people.admin.post(`/api/payments/${refunded.paymentId}/refund`, { data })
  expect(back.status()).toBe(201)
  expect(await idsFor(spelled(data.reference))).toEqual([refunded.id])
})

test('a photo of the receipt is sent in a form, and a bad one refused', async () => {
  const { path } = await booked()
  const fields = () => ({ ...transfer(), amount: '100000' })
  const image = {
    ...{ name: 'receipt.png', mimeType: 'image/png' },
    buffer: await plainPicture(64, 48).png().toBuffer(),
  }
  expect((await people.customer.post(path, { multipart: { ...fields(), image } })).status()).toBe(201)
  for (const [what, code, bad] of badPictures) {
    const { name, bytes } = await bad()
    const multipart = { ...fields(), image: { name, mimeType: 'image/png', buffer: bytes } }
    const [, answered] = await refusalOf(people.customer.post(path, { multipart }))
    expect(answered, what).toBe(code)
  }
  // As of a download that broke off.
  const empty = { ...image, buffer: Buffer.alloc(0) }
  expect(await refusalOf(people.customer.post(path, { multipart: { ...fields(), image: empty } }))).toEqual([
    ...[400, 'INVALID_INPUT', 'image'],
  ])
})

test('a month that is over is closed once, with the sum of its rows', async () => {
  const month = '1999-12'
  const close = () => people.admin.post(`/api/months/${month}/close`)
  expect(await jsonOf(await close())).toEqual({ month, rows: 0, total: 0 })
  expect(await refusalOf(close())).toEqual([409, 'MONTH_CLOSED', ''])
  expect(await refusalOf(people.admin.post('/api/months/2999-01/close'))).toEqual([
    ...[400, 'INVALID_INPUT', 'month'],
  ])
  for (const none of ['2026-13', '0000-01']) {
    expect((await people.admin.post(`/api/months/${none}/close`)).status(), none).toBe(404)
  }
})
