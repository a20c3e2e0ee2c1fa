import { afterAll, describe, expect, it, vi } from 'vitest'
import { database } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { createBooking } from '@/lib/bookings/reserve'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { receiptFixtures } from '@/tests/support/receipt-fixtures'
import { recogniseTransfer } from '@/lib/transfers/transfer'
import { checkReceipt } from './jobs'
import { claimPayment, takeCash } from './mutations'
import { attemptLimits, nextAttemptOf, RetryLater } from '@/lib/db/job-queue'

type Answer = { status: number; body: string | Buffer; headers?: Record<string, string> }

// A bank that answers what a test tells it to. The settings are read with the first import.
const bank = await vi.hoisted(async () => {
  const { createServer } = await import('node:http')
  const asked: string[] = []
  const answers = new Map<string, Answer>()
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer = answers.get(request.url ?? '') ?? { status: 404, body: 'no such receipt' }
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const base = `http://127.0.0.1:${address.port}`
  process.env.BANK_ACCOUNT = '1000 1234 56789'
  process.env.RECEIPT_CHECK_URLS = [
    `telebirr=${base}/receipt/{reference}`,
    `abyssinia=${base}/getDetails/?id={reference}{account5}`,
    ...['cbe', 'dashen', 'awash', 'zemen', 'mpesa'].map((kind) => `${kind}=${base}/${kind}/{reference}`),
    `cbebirr=${base}/aureceipt?TID={reference}&PH={phone}`,
  ].join(' ')
  return { asked, answers, close: () => server.close() }
})
afterAll(() => bank.close())

const firstAttempt = { number: 1, isLast: false }
const bookedAt = new Date('2026-11-21T09:00:00Z')

/** Books with a transfer and returns the id of its payment. */
async function book(transactionId: string) {
  const { id: vehicleId } = await makeVehicle({ price: 3500 })
  const input = orderFor(vehicleId, { transactionId, amount: 350_000 })
  const { id } = await createBooking(await makeActor(), { input, locale: 'en' })
  const { id: payment } = await verdictWhere({ bookingId: id })
  await database().payment.update({ where: { id: payment }, data: { createdAt: bookedAt } })
  return payment
}

const verdictOf = (id: string) => verdictWhere({ id })
const verdictWhere = (where: Prisma.PaymentWhereInput) =>
  database().payment.findFirstOrThrow({
    where,
    select: { id: true, receiptVerdict: true, receiptFindings: true },
  })

describe('the receipts of the banks', () => {
  it('are each judged right, and no bad one is accepted', { timeout: 120_000 }, async () => {
    const ids = new Map<string, string>()
    for (const { file, typed, usedBefore, kind, body } of receiptFixtures) {
      if (usedBefore) await book(usedBefore)
      ids.set(file, await book(typed))
      const reference = recogniseTransfer(typed).asked
      const addresses: Partial<Record<typeof kind, string>> = {
        telebirr: `/receipt/${reference}`,
        abyssinia: `/getDetails/?id=${reference}56789`,
        cbebirr: `/aureceipt?TID=${reference}&PH=251911223344`,
      }
      bank.answers.set(addresses[kind] ?? `/${kind}/${reference}`, { status: 200, body })
    }
    for (const id of ids.values()) await checkReceipt(id, firstAttempt)
    const judged = []
    for (const { file } of receiptFixtures) {
      const { receiptVerdict, receiptFindings } = await verdictOf(ids.get(file) ?? '')
      judged.push({ file, verdict: receiptVerdict, findings: receiptFindings })
    }
    expect(judged).toEqual(
      receiptFixtures.map(({ file, verdict, findings }) => ({ file, verdict, findings })),
    )
    const accepted = judged.filter(({ verdict }) => verdict === 'confirmed').map(({ file }) => file)
    expect(accepted.filter((file) => !file.includes('good'))).toEqual([])
    const before = receiptFixtures.flatMap(({ usedBefore }) => usedBefore ?? [])
    const isKnown = (url: string) =>
      bank.answers.has(url) || before.some((reference) => url.includes(reference))
    expect(bank.asked.filter((url) => !isKnown(url))).toEqual([])
  })
})

describe('asking a bank', () => {
  const fixture = receiptFixtures.find(({ file }) => file === 'telebirr-good-link.html')
  const good = String(fixture?.body)
  const goodReference = recogniseTransfer(fixture?.typed ?? '').asked
  const bookAnswered = async (
    answer: { status: number; body: string | Buffer; headers?: Record<string, string> },
    n: number,
  ) => {
    const reference = `DKL000000${n}`
    bank.answers.clear()
    bank.answers.set(`/receipt/${reference}`, answer)
    const id = await book(reference)
    return id
  }

  it('follows no way to another address', async () => {
    bank.asked.length = 0
    const id = await bookAnswered({ status: 302, body: good, headers: { location: '/receipt/elsewhere' } }, 2)
    await checkReceipt(id, firstAttempt)
    expect((await verdictOf(id)).receiptVerdict).toBe('unknown')
    expect(bank.asked).toEqual(['/receipt/DKL0000002'])
  })

  it('reads no more than a receipt can hold', async () => {
    const id = await bookAnswered({ status: 200, body: good + ' '.repeat(600 * 1024) }, 3)
    await checkReceipt(id, firstAttempt)
    expect((await verdictOf(id)).receiptVerdict).toBe('unknown')
  })

  it('is repeated later when the bank is out of order, and given up in the end', async () => {
    const id = await bookAnswered({ status: 503, body: 'out of order' }, 4)
    await expect(checkReceipt(id, firstAttempt)).rejects.toThrow(RetryLater)
    expect((await verdictOf(id)).receiptVerdict).toBe('waiting')
    await checkReceipt(id, { number: attemptLimits['check-receipt'], isLast: true })
    expect((await verdictOf(id)).receiptVerdict).toBe('unknown')
  })

  it('is queued with the booking, and not where its bank is not configured', async () => {
    const asksBank = await book('DKL0000005')
    const asksNobody = await book('nib/a1b2c3d4e5f6')
    const dueAt = (id: string) => nextAttemptOf(database(), 'check-receipt', id)
    expect(await dueAt(asksBank)).not.toBeNull()
    expect(await dueAt(asksNobody)).toBeNull()
    expect((await verdictOf(asksNobody)).receiptVerdict).toBe('unknown')
  })

  it('wants of a receipt no more than the booking still costs', async () => {
    const [customer, { id: vehicleId }] = await Promise.all([makeActor(), makeVehicle({ price: 5000 })])
    const { id: bookingId } = await createBooking(customer, {
      input: orderFor(vehicleId, { transactionId: undefined, amount: undefined }),
      locale: 'en',
    })
    const verdictOfRest = async (reference: string) => {
      bank.answers.set(`/receipt/${reference}`, {
        status: 200,
        body: good.replaceAll(goodReference, reference),
      })
      const claim = { transactionId: reference, amount: 350_000 }
      const { id } = await claimPayment(customer, { bookingId, claim })
      await database().payment.update({ where: { id }, data: { createdAt: bookedAt } })
      await checkReceipt(id, firstAttempt)
      return verdictOf(id)
    }
    expect(await verdictOfRest('DKL0000021')).toMatchObject({ receiptFindings: ['price'] })
    await takeCash(await makeActor('admin'), { bookingId, amount: 150_000 })
    expect(await verdictOfRest('DKL0000022')).toMatchObject({
      receiptVerdict: 'confirmed',
      receiptFindings: [],
    })
  })

  it('finds a transfer that already paid under the number of its receipt', async () => {
    const { id: vehicleId } = await makeVehicle()
    await database().payment.updateMany({
      where: { id: await book('DKL0000009') },
      data: { receiptReference: 'FT26324TWICE' },
    })
    const again = createBooking(await makeActor(), {
      input: orderFor(vehicleId, { transactionId: 'FT26324TWICE' }),
      locale: 'en',
    })
    await expect(again).rejects.toMatchObject({ code: 'TRANSACTION_USED' })
  })
})
