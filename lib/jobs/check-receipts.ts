import 'server-only'
import { database } from '@/lib/db/client'
import { env } from '@/lib/core/env'
import { fetchReceipt, receiptAddress } from '@/lib/payments/fetch-receipt'
import { isReadable, readReceipt } from '@/lib/payments/receipt-formats'
import { judgeReceipt, type Receipt, secondsToNextCheck, type Verdict } from '@/lib/payments/rules'
import { recogniseTransfer, referenceAsTyped } from '@/lib/payments/transfer'

const atOnce = 20

const columns = {
  id: true,
  transactionId: true,
  transactionKey: true,
  amountSantim: true,
  price: true,
  createdAt: true,
  receiptAttempts: true,
} as const

type Row = {
  id: string
  transactionId: string
  transactionKey: string | null
  amountSantim: number
  price: number
  createdAt: Date
  receiptAttempts: number
}

/**
 * Asks the configured banks for the receipts of new bookings and notes the verdict for the admin, who alone decides.
 * A bank that cannot be reached is asked again a few times, then the verdict is "cannot tell". Returns how many
 * bookings were looked at.
 */
export async function checkReceipts(now: Date): Promise<number> {
  const rows = await database().oneDayBooking.findMany({
    where: { receiptVerdict: 'waiting', receiptCheckAt: { lte: now } },
    select: columns,
    orderBy: { receiptCheckAt: 'asc' },
    take: atOnce,
  })
  for (const row of rows) await checkReceipt(row, now)
  return rows.length
}

async function checkReceipt(row: Row, now: Date): Promise<void> {
  const transfer = recogniseTransfer(row.transactionId)
  const template = transfer.kind && env().RECEIPT_CHECK_URLS[transfer.kind]
  const reference = referenceAsTyped(row.transactionId, transfer.key)
  const address = template && receiptAddress(template, { reference, account: env().BANK_ACCOUNT })
  if (!address || !isReadable(transfer.kind) || !row.transactionKey) return note(row, cannotTell)
  const answer = await fetchReceipt(address)
  if (answer.outcome === 'later') return tryLater(row, now)
  const receipt = answer.outcome === 'text' ? readReceipt(transfer.kind, answer.text) : null
  if (!receipt) return note(row, cannotTell)
  const isToken = !/^FT\d/.test(row.transactionKey) && transfer.kind === 'cbe'
  const verdict = judgeReceipt(receipt, {
    reference: isToken ? null : row.transactionKey,
    amountSantim: row.amountSantim,
    priceSantim: row.price * 100,
    account: env().BANK_ACCOUNT,
    bookedAt: row.createdAt,
    isUsedElsewhere: await isUsedElsewhere(row.id, receipt),
  })
  return note(row, verdict, receipt.reference)
}

const cannotTell: Verdict = { verdict: 'unknown', findings: [] }

async function isUsedElsewhere(id: string, { reference }: Receipt): Promise<boolean> {
  const other = await database().oneDayBooking.findFirst({
    where: {
      id: { not: id },
      transactionReleasedAt: null,
      OR: [{ transactionKey: reference }, { receiptReference: reference }],
    },
    select: { id: true },
  })
  return other !== null
}

async function tryLater(row: Row, now: Date): Promise<void> {
  const attempts = row.receiptAttempts + 1
  const seconds = secondsToNextCheck(attempts)
  if (seconds === null) return note(row, cannotTell)
  await database().oneDayBooking.updateMany({
    where: { id: row.id, receiptVerdict: 'waiting' },
    data: { receiptAttempts: attempts, receiptCheckAt: new Date(now.getTime() + seconds * 1000) },
  })
}

async function note(row: Row, { verdict, findings }: Verdict, reference?: string): Promise<void> {
  await database().oneDayBooking.updateMany({
    where: { id: row.id, receiptVerdict: 'waiting' },
    data: {
      receiptVerdict: verdict,
      receiptFindings: findings,
      receiptReference: reference ?? null,
      receiptCheckAt: new Date(),
    },
  })
}
