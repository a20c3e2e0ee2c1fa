import { describe, expect, it } from 'vitest'
import { changeBooking } from '@/lib/bookings/change-booking'
import { setBookingStatus } from '@/lib/bookings/mutations'
import { getBooking } from '@/lib/bookings/queries'
import { createBooking } from '@/lib/bookings/reserve'
import { addDays } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { bookingMailArgs } from '@/lib/mail/booking-facts'
import { codeOf } from '@/tests/support/code-of'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { makeClaims, statementFile, statementText } from '@/tests/support/statement-claims'
import { decidePayment, takeCash } from './mutations'
import { listBankWords, listWaitingPayments } from './queries'
import { importStatement } from './statement-import'
import {
  confirmAsClaimed,
  confirmChosenBookings,
  confirmExactPayments,
  confirmReceived,
} from './waiting-claims'
import { newReference } from '@/tests/support/own-numbers'

/** A claim of Br 2,000. */
async function claimed() {
  const key = newReference()
  await makeClaims([{ reference: key, santim: 200_000 }])
  return key
}

const paymentsOf = (key: string) =>
  database().payment.findMany({
    where: { reference: key },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { booking: true, statementLine: true },
  })
const paymentOf = async (key: string) => {
  const [payment] = await paymentsOf(key)
  if (!payment) throw new Error('no such claim')
  return payment
}

async function upload(lines: Parameters<typeof statementText>[0]) {
  const admin = await makeActor('admin')
  const bank = `Bank ${crypto.randomUUID()}`
  await importStatement(admin, { file: statementFile(statementText(lines)), bank })
  return admin
}

const verified = (key: string, verdict: 'confirmed' | 'mismatch') =>
  database().payment.updateMany({ where: { reference: key }, data: { receiptVerdict: verdict } })

const eventsOf = async (bookingId: string) => {
  const mails = await database().outboxMail.findMany({
    where: { template: 'booking-for-customer', args: { path: ['bookingId'], equals: bookingId } },
    orderBy: { createdAt: 'asc' },
  })
  return mails.map(({ args }) => args)
}

describe('the transfers that wait', () => {
  it('are told apart by what statements and receipts say, and counted', async () => {
    const [line, receipt, less, contradicted, unknown] = await Promise.all([1, 2, 3, 4, 5].map(claimed))
    await verified(receipt ?? '', 'confirmed')
    await verified(contradicted ?? '', 'mismatch')
    const admin = await upload([
      { reference: line ?? '', birr: 2000 },
      { reference: less ?? '', birr: 1500 },
      { reference: newReference(), birr: 2000 },
    ])
    const list = await listWaitingPayments(admin, {})
    const verdictOf = (key: string | undefined) =>
      list.rows.find((row) => row.reference === key)?.bank.verdict
    expect([line, receipt, less, contradicted, unknown].map(verdictOf)).toEqual([
      ...['exact', 'exact', 'differs', 'differs', 'notFound'],
    ])
    expect(list.sums).toEqual({
      all: { count: 5, amount: 1_000_000 },
      exact: { count: 2, amount: 400_000 },
      differs: { count: 2, amount: 400_000 },
      notFound: { count: 1, amount: 200_000 },
    })
    const exact = await listWaitingPayments(admin, { group: 'exact' })
    expect(exact.rows.map((row) => row.reference).toSorted()).toEqual([line, receipt].toSorted())

    expect(await confirmExactPayments(admin)).toEqual({ confirmed: 2 })
    expect(await confirmExactPayments(admin)).toEqual({ confirmed: 0 })
    const states = await Promise.all(
      [line, receipt, less, contradicted, unknown].map((key) => paymentOf(key ?? '')),
    )
    expect(states.map(({ state }) => state)).toEqual([
      ...['confirmed', 'confirmed', 'claimed', 'claimed', 'claimed'],
    ])
    expect(states[0]).toMatchObject({ decidedById: admin.id, booking: { status: 'successful' } })
    expect(states[0]?.statementLine?.reference).toBe(line)
    expect(states[1]?.statementLine).toBeNull()
    const audit = await database().auditEntry.findMany({ where: { entityId: states[0]?.id ?? '' } })
    expect(audit).toMatchObject([{ action: 'confirm', entity: 'payment', actorId: admin.id }])
  })

  it('of canceled bookings are left to a person', async () => {
    const key = await claimed()
    const admin = await upload([{ reference: key, birr: 2000 }])
    await setBookingStatus(admin, { id: (await paymentOf(key)).bookingId, status: 'canceled' })
    await confirmExactPayments(admin)
    expect((await paymentOf(key)).state).toBe('claimed')
    const { rows } = await listWaitingPayments(admin, { of: 'canceled', group: 'exact' })
    expect(rows.map((row) => row.reference)).toEqual([key])
  })

  it('are each confirmed once when two admins press at once', async () => {
    const keys = await Promise.all(Array.from({ length: 12 }, claimed))
    const admin = await upload(keys.map((key) => ({ reference: key, birr: 2000 })))
    const answers = await Promise.all([admin, await makeActor('admin')].map(confirmExactPayments))
    expect(answers.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBe(12)
    for (const key of keys) {
      const { bookingId, booking } = await paymentOf(key)
      expect(booking).toMatchObject({ status: 'successful', paidSantim: 200_000n })
      expect(await database().bookingChange.count({ where: { bookingId } })).toBe(1)
      expect(await eventsOf(bookingId)).toMatchObject([{ event: 'successful' }])
    }
  })
})

describe('a transfer of which less came than was claimed', () => {
  it('is confirmed with what came, and the customer is asked for the rest', async () => {
    const key = await claimed()
    const admin = await upload([{ reference: key, birr: 1500 }])
    const { id, bookingId } = await paymentOf(key)
    const words = await listBankWords(admin, bookingId)
    expect([...words.values()]).toMatchObject([{ id, verdict: 'differs', line: { amount: 150_000 } }])
    expect(await confirmReceived(admin, id)).toMatchObject({ state: 'confirmed', amount: 150_000 })
    expect(await listBankWords(admin, bookingId)).toEqual(new Map())
    const [before, after] = await paymentsOf(key)
    expect(before).toMatchObject({ id, state: 'refused', reason: 'amount-differs', referenceKey: null })
    expect(after).toMatchObject({
      referenceKey: key,
      booking: { status: 'pending', paidSantim: 150_000n, claimedSantim: 0n, holdUntil: null },
      statementLine: { reference: key },
    })
    expect(await eventsOf(bookingId)).toMatchObject([{ event: 'part-paid', due: 500 }])
    expect(await codeOf(confirmReceived(admin, id))).toBe('PAYMENT_DECIDED')
  })

  it.each([
    ['leaves something to pay', 1500, 500, ['successful', 'changed', 'part-paid']],
    ['pays for all of it', 2500, 0, ['successful', 'changed']],
  ] as const)(
    'for a confirmed booking %s: its customer is told where something is open',
    async (_, birr, due, told) => {
      const key = newReference()
      const order = orderFor((await makeVehicle({ price: 2000 })).id, { transactionId: key, amount: 200_000 })
      const booking = await createBooking(await makeActor('user'), { input: order, locale: 'en' })
      const admin = await upload([{ reference: key, birr }])
      // Paid in cash, and a day longer since.
      await takeCash(admin, { bookingId: booking.id, amount: 200_000 })
      await changeBooking(admin, { id: booking.id, input: { lastDate: addDays(booking.date, 1) } })
      const { id } = await paymentOf(key)
      expect(await confirmReceived(admin, id)).toMatchObject({ state: 'confirmed', amount: birr * 100 })
      const events = (await eventsOf(booking.id)).map((args) => bookingMailArgs.parse(args))
      expect(events.map(({ event }) => event)).toEqual(['received', ...told])
      expect((await getBooking(admin, booking.id))?.due).toBe(due)
    },
  )

  it('is not confirmed with what was claimed by whoever was shown that, before the bank named less', async () => {
    const key = await claimed()
    const { id } = await paymentOf(key)
    const admin = await upload([{ reference: key, birr: 1500 }])
    expect(await codeOf(confirmAsClaimed(admin, id))).toBe('STATE_CONFLICT')
    expect((await paymentOf(key)).state).toBe('claimed')
    expect(await confirmReceived(admin, id)).toMatchObject({ amount: 150_000 })

    // A receipt names no other amount: who looks at it decides.
    const other = await claimed()
    await verified(other, 'mismatch')
    const decided = await confirmAsClaimed(admin, (await paymentOf(other)).id)
    expect(decided).toMatchObject({ state: 'confirmed', amount: 200_000 })
    expect(await codeOf(confirmAsClaimed(admin, decided.id))).toBe('done')
  })

  it('is confirmed with what came for a canceled booking too, which stays canceled', async () => {
    const key = await claimed()
    const admin = await upload([{ reference: key, birr: 1500 }])
    const { id, bookingId } = await paymentOf(key)
    await setBookingStatus(admin, { id: bookingId, status: 'canceled' })
    const { rows } = await listWaitingPayments(admin, { of: 'canceled', group: 'differs', q: key })
    expect(rows).toMatchObject([{ id, bank: { line: { amount: 150_000, isOpen: true } } }])
    expect(await confirmReceived(admin, id)).toMatchObject({ state: 'confirmed', amount: 150_000 })
    const [, after] = await paymentsOf(key)
    expect(after?.booking).toMatchObject({ status: 'canceled', paidSantim: 150_000n, claimedSantim: 0n })
  })

  it('is not confirmed where it went out again, or where nothing came', async () => {
    const [gone, nothing] = [await claimed(), await claimed()]
    const admin = await upload([
      { reference: gone, birr: 1500 },
      { reference: gone, birr: -1500 },
    ])
    for (const key of [gone, nothing]) {
      const { id } = await paymentOf(key)
      expect(await codeOf(confirmReceived(admin, id))).toBe('STATE_CONFLICT')
      expect((await paymentOf(key)).state).toBe('claimed')
    }
    expect(await codeOf(confirmReceived(admin, crypto.randomUUID()))).toBe('NOT_FOUND')
  })
})

it('bookings that are confirmed together are those of which the bank says nothing else', async () => {
  const [agreed, unknown, less] = [await claimed(), await claimed(), await claimed()]
  const admin = await upload([
    { reference: agreed, birr: 2000 },
    { reference: less, birr: 1500 },
  ])
  const [one, two, apart] = await Promise.all(
    [agreed, unknown, less].map(async (key) => (await paymentOf(key)).bookingId),
  )
  const outcome = await confirmChosenBookings(admin, [one ?? '', two ?? '', apart ?? ''])
  expect(outcome).toEqual({ done: [one, two], left: [apart] })
  expect((await paymentOf(less)).state).toBe('claimed')
})

it('bookings are confirmed together once the second factor is proven, and not left as if they did not fit', async () => {
  const key = await claimed()
  const { bookingId } = await paymentOf(key)
  const unproven = { ...(await makeActor('admin')), hasFactor: true, provenAt: null }
  expect(await codeOf(confirmChosenBookings(unproven, [bookingId]))).toBe('PROOF_REQUIRED')
  expect((await paymentOf(key)).state).toBe('claimed')
})

it('a cause of the list is kept as its word and told as such', async () => {
  const key = await claimed()
  const { id, bookingId } = await paymentOf(key)
  const admin = await makeActor('admin')
  await decidePayment(admin, { id, decision: { state: 'refused', reason: 'not-received' } })
  expect((await paymentOf(key)).reason).toBe('not-received')
  expect(await eventsOf(bookingId)).toMatchObject([{ payment: { reason: 'not-received', amount: 2000 } }])
})

describe('a reference', () => {
  it('of a transfer that waits is shown beside those that differ from it in one sign', async () => {
    const key = await claimed()
    const wrong = `${key.slice(0, 8)}X${key.slice(9)}`
    const short = key.slice(0, 3) + key.slice(4)
    const last = `${key.slice(0, -1)}X`
    const far = `${key.slice(0, -2)}YY`
    for (const reference of [wrong, short, last, far]) await makeClaims([{ reference, santim: 200_000 }])
    const admin = await makeActor('admin')
    await decidePayment(admin, {
      id: (await paymentOf(wrong)).id,
      decision: { state: 'confirmed', reason: null },
    })
    await decidePayment(admin, {
      id: (await paymentOf(short)).id,
      decision: { state: 'refused', reason: 'not-received' },
    })

    const { rows } = await listWaitingPayments(admin, { q: key })
    const row = rows.find(({ reference }) => reference === key)
    expect(row?.alike.map(({ reference }) => reference)).toEqual([wrong, last])
    const { booking, bookingId } = await paymentOf(wrong)
    expect(row?.alike[0]).toMatchObject({ code: booking.code, bookingId })
  })
})
