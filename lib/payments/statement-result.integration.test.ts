import { describe, expect, it } from 'vitest'
import { changeStatus } from '@/lib/bookings/status-change'
import { database } from '@/lib/db/client'
import { codeOf } from '@/tests/support/code-of'
import { makeActor } from '@/tests/support/factories'
import { noisyStatement } from '@/tests/support/noisy-statement'
import { makeClaims, statementFile, statementText } from '@/tests/support/statement-claims'
import { judgeWaiting } from './bank-lines'
import { decidePayment, refundPayment } from './mutations'
import { importStatement } from './statement-import'
import { confirmStatement, countStatement, getStatement } from './statement-result'
import { newReference } from '@/tests/support/own-numbers'

type Lines = Parameters<typeof statementText>[0]

async function imported(lines: Lines, bank = `Bank ${crypto.randomUUID()}`) {
  const admin = await makeActor('admin')
  const id = await importStatement(admin, { file: statementFile(statementText(lines)), bank })
  return { admin, id, bank, counts: () => countStatement(admin, id) }
}

const paymentOf = (key: string) =>
  database().payment.findFirstOrThrow({
    where: { reference: key },
    orderBy: { createdAt: 'desc' },
    include: { booking: true, statementLine: true },
  })

/** A claim of Br 2,000. */
async function claimed() {
  const key = newReference()
  await makeClaims([{ reference: key, santim: 200_000 }])
  return { reference: key, birr: 2000 }
}

it('a thousand lines, each twentieth disturbed, confirm at least 95 of 100 claims and none wrongly', async () => {
  const admin = await makeActor('admin')
  const { claims, text } = noisyStatement(1000, 50_000)
  await makeClaims(claims)
  const id = await importStatement(admin, { file: statementFile(text), bank: 'Noisy Bank' })
  const counts = await countStatement(admin, id)
  expect(counts.lines).toBe(1000)
  expect(counts.exact).toBeGreaterThanOrEqual(950)
  const began = performance.now()
  expect(await confirmStatement(admin, id)).toEqual({ confirmed: counts.exact })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(`  ${counts.exact} claims confirmed in ${seconds} s\n`)
  const payments = await database().payment.findMany({
    where: { referenceKey: { in: claims.map((claim) => claim.reference) } },
    select: {
      ...{ referenceKey: true, state: true },
      booking: { select: { status: true } },
      statementLine: { select: { reference: true, amountSantim: true } },
    },
  })
  const undisturbed = new Map(claims.map((claim) => [claim.reference, claim]))
  const confirmed = payments.filter(({ state }) => state === 'confirmed')
  const wrong = confirmed.filter(({ referenceKey, statementLine, booking }) => {
    const claim = undisturbed.get(referenceKey ?? '')
    return (
      !claim ||
      claim.isDisturbed ||
      statementLine?.reference !== claim.reference ||
      Number(statementLine.amountSantim) !== claim.santim ||
      booking.status !== 'successful'
    )
  })
  expect(confirmed.length).toBe(counts.exact)
  expect(wrong).toEqual([])
}, 120_000)

describe('a statement', () => {
  it('says of each line whether a claim has its reference and its amount; debits count as lines only', async () => {
    const [exact, differing] = [await claimed(), await claimed()]
    const { admin, id, counts } = await imported([
      exact,
      { ...differing, birr: 1995 },
      { reference: newReference(), birr: 2000 },
      { reference: newReference(), birr: -50 },
    ])
    expect(await counts()).toEqual({ lines: 4, exact: 1, differs: 1, notFound: 1 })
    const shown = await getStatement(admin, { id, group: 'differs', page: 1 })
    const { id: paymentId, booking } = await paymentOf(differing.reference)
    expect(shown).toMatchObject({
      open: 1,
      rows: [{ line: 3, amount: 199_500, payments: [{ id: paymentId, booking: { code: booking.code } }] }],
    })
  })

  it('confirms what is exact and nothing else, and a second time nothing', async () => {
    const [exact, differing] = [await claimed(), await claimed()]
    const { admin, id, counts } = await imported([exact, { ...differing, birr: 1995 }])
    expect(await confirmStatement(admin, id)).toEqual({ confirmed: 1 })
    expect(await confirmStatement(admin, id)).toEqual({ confirmed: 0 })
    const paid = await paymentOf(exact.reference)
    expect(paid).toMatchObject({
      state: 'confirmed',
      decidedById: admin.id,
      booking: { status: 'successful' },
    })
    expect(paid.statementLine?.reference).toBe(exact.reference)
    expect((await paymentOf(differing.reference)).state).toBe('claimed')
    // What a line confirmed is still exact, and its audit is that of any confirmed payment.
    expect(await counts()).toMatchObject({ exact: 1, differs: 1 })
    const audit = await database().auditEntry.findMany({ where: { entityId: paid.id } })
    expect(audit).toMatchObject([{ action: 'confirm', actorId: admin.id }])
  })

  it('knows a claim that is made after its upload', async () => {
    const key = newReference()
    const { admin, id, counts } = await imported([{ reference: key, birr: 2000 }])
    expect(await counts()).toMatchObject({ exact: 0, notFound: 1 })
    await makeClaims([{ reference: key, santim: 200_000 }])
    expect(await counts()).toMatchObject({ exact: 1, notFound: 0 })
    expect(await confirmStatement(admin, id)).toEqual({ confirmed: 1 })
  })

  it('names of a line that nobody claims any more the claim that was refused, however it was typed', async () => {
    const { reference: key } = await claimed()
    const { id: paymentId } = await paymentOf(key)
    const reference = `${key.slice(0, 4)} ${key.slice(4).toLowerCase()}`
    await database().payment.update({ where: { id: paymentId }, data: { reference } })
    const { admin, id } = await imported([key, newReference()].map((one) => ({ reference: one, birr: 2000 })))
    const decision = { state: 'refused', reason: 'Nothing came in' } as const
    const { bookingId } = await decidePayment(admin, { id: paymentId, decision })
    const shown = await getStatement(admin, { id, group: 'notFound', page: 1 })
    const named = [{ id: paymentId, state: 'refused', booking: { id: bookingId } }]
    expect(shown?.rows).toMatchObject([{ payments: named }, { payments: [] }])
  })

  it('confirms each claim once when two admins press at once', async () => {
    const lines = await Promise.all(Array.from({ length: 12 }, claimed))
    const { admin, id } = await imported(lines)
    const other = await makeActor('admin')
    const done = await Promise.all([confirmStatement(admin, id), confirmStatement(other, id)])
    expect(done.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBe(12)
    for (const { reference: key } of lines) {
      const { id: paymentId, booking } = await paymentOf(key)
      expect(booking).toMatchObject({ status: 'successful', paidSantim: 200_000n })
      expect(await database().auditEntry.count({ where: { entityId: paymentId } })).toBe(1)
    }
  })

  it('leaves alone what was decided meanwhile', async () => {
    const [refused, confirmed, hidden] = [await claimed(), await claimed(), await claimed()]
    const { admin, id, counts } = await imported([refused, confirmed, hidden])
    const decide = async (key: string, decision: Parameters<typeof decidePayment>[1]['decision']) =>
      decidePayment(admin, { id: (await paymentOf(key)).id, decision })
    await decide(refused.reference, { state: 'refused', reason: 'Sent to another account' })
    await decide(confirmed.reference, { state: 'confirmed', reason: null })
    const { bookingId } = await paymentOf(hidden.reference)
    await database().booking.update({
      where: { id: bookingId },
      data: { status: 'canceled', holdUntil: null, hiddenAt: new Date(), statusBeforeHidden: 'pending' },
    })
    expect(await counts()).toMatchObject({ exact: 1, notFound: 2 })
    expect(await confirmStatement(admin, id)).toEqual({ confirmed: 0 })
    expect((await paymentOf(refused.reference)).state).toBe('refused')
    expect((await paymentOf(hidden.reference)).state).toBe('claimed')
  })

  it('leaves those of canceled bookings to a person, and counts them', async () => {
    const [running, canceled] = [await claimed(), await claimed()]
    const { admin, id, counts } = await imported([running, canceled])
    const { bookingId } = await paymentOf(canceled.reference)
    await database().$transaction((transaction) =>
      changeStatus(transaction, admin, { id: bookingId, status: 'canceled' }),
    )
    const shown = () => getStatement(admin, { id, group: 'exact', page: 1 })
    expect(await shown()).toMatchObject({ open: 1, apart: 1 })
    expect(await confirmStatement(admin, id)).toEqual({ confirmed: 1 })
    expect((await paymentOf(canceled.reference)).state).toBe('claimed')
    expect(await shown()).toMatchObject({ open: 0, apart: 1 })
    expect(await counts()).toMatchObject({ exact: 2 })
  })

  it('confirms nothing whose money went out again, in whichever statement that stands', async () => {
    const claim = await claimed()
    const { admin, id, bank, counts } = await imported([claim])
    expect(await counts()).toMatchObject({ exact: 1 })
    await imported([{ ...claim, birr: -2000, date: '2026-11-21' }], bank)
    expect(await counts()).toMatchObject({ exact: 0, differs: 1 })
    expect(await confirmStatement(admin, id)).toEqual({ confirmed: 0 })
  })

  it('confirms nothing whose money went out again in a statement of the bank by another name', async () => {
    const claim = await claimed()
    const { admin, id, counts } = await imported([claim])
    await imported([{ ...claim, birr: -2000, date: '2026-11-21' }])
    expect(await counts()).toMatchObject({ exact: 0, differs: 1 })
    expect(await confirmStatement(admin, id)).toEqual({ confirmed: 0 })
    const { id: paymentId } = await paymentOf(claim.reference)
    expect(await judgeWaiting(database(), { id: paymentId })).toMatchObject([{ verdict: 'differs' }])
  })

  it('lets a line pay once, even when what it confirmed was returned and is claimed anew', async () => {
    const claim = await claimed()
    const { admin, id, counts } = await imported([claim])
    await confirmStatement(admin, id)
    const { id: paymentId, bookingId } = await paymentOf(claim.reference)
    await refundPayment(admin, { id: paymentId, refund: { amount: 200_000, reason: 'Ill', reference: null } })
    await database().$transaction((transaction) =>
      changeStatus(transaction, admin, { id: bookingId, status: 'canceled' }),
    )
    await database().payment.update({
      where: { id: paymentId },
      data: { referenceKey: null, releasedAt: new Date() },
    })
    const again = await imported([claim])
    await makeClaims([{ reference: claim.reference, santim: 200_000 }])
    expect(await counts()).toMatchObject({ exact: 0, differs: 1 })
    expect(await confirmStatement(admin, id)).toEqual({ confirmed: 0 })
    // The same line in a file of the same bank by another name.
    expect(await again.counts()).toMatchObject({ exact: 0, differs: 1 })
    expect(await confirmStatement(admin, again.id)).toEqual({ confirmed: 0 })
    const waiting = { reference: claim.reference, state: 'claimed' } as const
    expect(await judgeWaiting(database(), waiting)).toMatchObject([{ verdict: 'differs' }])
  })

  it('finds a claim by the reference that the bank’s receipt has for it', async () => {
    const [key, claim] = [newReference(), await claimed()]
    await database().payment.updateMany({
      where: { reference: claim.reference },
      data: { receiptReference: key, receiptVerdict: 'confirmed' },
    })
    const { admin, id } = await imported([{ reference: key, birr: 2000 }])
    expect(await confirmStatement(admin, id)).toEqual({ confirmed: 1 })
  })

  it('confirms a part, which leaves its booking pending', async () => {
    const claim = await claimed()
    const { bookingId } = await paymentOf(claim.reference)
    await database().payment.create({
      data: {
        ...{ bookingId, way: 'transfer', amountSantim: 50_000n },
        ...{ reference: 'part', referenceKey: newReference() },
      },
    })
    const part = await database().payment.findFirstOrThrow({ where: { bookingId, reference: 'part' } })
    const { admin, id } = await imported([{ reference: part.referenceKey ?? '', birr: 500 }])
    expect(await confirmStatement(admin, id)).toEqual({ confirmed: 1 })
    expect((await paymentOf(claim.reference)).booking).toMatchObject({
      status: 'pending',
      paidSantim: 50_000n,
    })
  })

  it('that does not exist is told', async () => {
    const admin = await makeActor('admin')
    const id = crypto.randomUUID()
    expect(await codeOf(confirmStatement(admin, id))).toBe('NOT_FOUND')
    expect(await codeOf(countStatement(admin, id))).toBe('NOT_FOUND')
    expect(await getStatement(admin, { id, group: 'exact', page: 1 })).toBeNull()
  })

  it('shows fifty lines at a time, and the last page beyond the end', async () => {
    const lines = Array.from({ length: 60 }, () => ({ reference: newReference(), birr: 100 }))
    const { admin, id } = await imported(lines)
    const at = (page: number) => getStatement(admin, { id, page })
    expect((await at(1))?.rows).toHaveLength(50)
    expect(await at(9)).toMatchObject({ group: 'notFound', page: 2, pages: 2 })
    expect((await at(2))?.rows.at(-1)?.reference).toBe(lines.at(-1)?.reference)
  })
})
