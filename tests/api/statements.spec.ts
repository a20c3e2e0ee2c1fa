import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { createBooking } from '@/prisma/seed/bookings'
import { expect, test } from '../support/api-test'
import { jsonOf } from '../support/customers'
import { demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { textsOf } from '../support/texts'
import { newReference } from '../support/own-numbers'

let admin: APIRequestContext
test.beforeAll(async ({ playwright, baseURL }) => {
  admin = await playwright.request.newContext(baseURL ? { baseURL } : {})
  expect((await admin.post('/api/login', { data: demoAccount('admin') })).status()).toBe(200)
})
test.afterAll(() => admin.dispose())

/** A pending booking of Br 3,500 with its claim. */
async function claimed() {
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  const transactionId = newReference()
  const facts = { vehicle, customer, inDays: 30, status: 'pending', destination: 'Bishoftu' } as const
  const { id } = await createBooking(siteDatabase, { ...facts, transactionId })
  return { id, transactionId }
}

const upload = (text: string | Buffer, bank?: string) =>
  admin.post('/api/statements', {
    multipart: {
      file: { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
      ...(bank && { bank }),
    },
  })

const csv = (lines: readonly string[]) => ['Posting Date,Reference,Details,Debit,Credit', ...lines].join('\n')

test('a statement is uploaded three times and is there once, and its exact claims are confirmed once', async () => {
  const [exact, differing] = [await claimed(), await claimed()]
  const file = csv([
    `20/11/2026,${exact.transactionId},Mobile transfer,,"3,500.00"`,
    `20/11/2026,,Transfer ref ${differing.transactionId},,"3,490.00"`,
    `21/11/2026,${newReference()},Unknown,,"3,500.00"`,
    '21/11/2026,,Fee,25.00,',
  ])
  const bank = `Bank ${randomUUID()}`
  const made = await upload(file, bank)
  expect(made.status()).toBe(201)
  const { message, statement } = await made.json()
  expect(message).toBe(textsOf('en')('Api.saved'))
  const counts = { lines: 4, exact: 1, differs: 1, notFound: 1 }
  expect(statement).toEqual({ _id: expect.any(String), ...counts })
  for (const again of [await upload(file, bank), await upload(file, bank)]) {
    expect(again.status()).toBe(201)
    expect(await jsonOf(again)).toEqual({ message, statement })
  }
  const path = `/api/statements/${statement._id}/confirm`
  const confirmed = await Promise.all([admin.post(path), admin.post(path)])
  const figures = await Promise.all(confirmed.map(async (answer) => (await answer.json()).confirmed))
  expect(figures.toSorted()).toEqual([0, 1])
  const statusOf = async (id: string) =>
    (await siteDatabase.booking.findUniqueOrThrow({ where: { id } })).status
  expect([await statusOf(exact.id), await statusOf(differing.id)]).toEqual(['successful', 'pending'])
})

test('a claim made after the upload is confirmed too, and nothing by its amount alone', async () => {
  const late = newReference()
  const file = csv([`20/11/2026,${late},Mobile transfer,,3500`, '20/11/2026,,Cash deposit,,3500'])
  const { statement } = await (await upload(file, randomUUID())).json()
  expect(statement).toMatchObject({ lines: 2, exact: 0, differs: 0, notFound: 2 })
  const { id } = await claimed()
  await siteDatabase.payment.updateMany({
    where: { bookingId: id },
    data: { reference: late, referenceKey: late },
  })
  expect(await jsonOf(await admin.post(`/api/statements/${statement._id}/confirm`))).toEqual({ confirmed: 1 })
})

test('a file that cannot be read is refused, with the line of the file', async () => {
  const refusalOf = async (text: string | Buffer) => {
    const answer = await upload(text)
    const { code, fields } = await answer.json()
    return [answer.status(), code, fields?.file]
  }
  const t = textsOf('en')
  const good = '20/11/2026,FT26324AAAAA,x,,100'
  expect(await refusalOf(csv([good, '31/02/2026,FT26324AAAAB,x,,100']))).toEqual([
    ...[400, 'INVALID_INPUT', `${t('Form.fileLine', { line: '3' })} ${t('Validation.statementDate')}`],
  ])
  expect(await refusalOf(csv([good, '0000-01-01,FT26324AAAAB,x,,100']))).toEqual([
    ...[400, 'INVALID_INPUT', `${t('Form.fileLine', { line: '3' })} ${t('Validation.statementDate')}`],
  ])
  expect(await refusalOf(csv([good, '20/11/2026,FT26324AAAAB,x,,a lot']))).toEqual([
    ...[400, 'INVALID_INPUT', `${t('Form.fileLine', { line: '3' })} ${t('Validation.statementAmount')}`],
  ])
  expect(await refusalOf(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toEqual([
    ...[400, 'INVALID_INPUT', t('Validation.statementNotCsv')],
  ])
  expect(await refusalOf('a;b;c\nd;e;f\n')).toEqual([
    ...[400, 'INVALID_INPUT', t('Validation.statementColumnsUnknown')],
  ])
  expect(await refusalOf('x'.repeat(5 * 1024 * 1024 + 1))).toEqual([
    ...[413, 'BODY_TOO_LARGE', t('Validation.statementTooLarge')],
  ])
  const nothing = await admin.post('/api/statements', { multipart: { bank: 'Dashen Bank' } })
  expect((await nothing.json()).fields).toEqual({ file: t('Validation.statementMissing') })
})
