import 'server-only'
import { database } from '@/lib/db/client'
import { env } from '@/lib/core/env'
import { fetchReceipt, receiptAddress } from '@/lib/transfers/fetch-receipt'
import { readReceipt } from '@/lib/transfers/receipt-formats'
import { isReadable, judgeReceipt, type Receipt, type Verdict } from '@/lib/transfers/rules'
import { receiptReference, recogniseTransfer } from '@/lib/transfers/transfer'
import { type Attempt, RetryLater } from '@/lib/db/job-queue'

const columns = {
  id: true,
  transactionId: true,
  transactionKey: true,
  amountSantim: true,
  totalSantim: true,
  phone: true,
  createdAt: true,
} as const

type Row = {
  id: string
  transactionId: string
  transactionKey: string | null
  amountSantim: number
  totalSantim: bigint
  phone: string
  createdAt: Date
}

/**
 * Asks the configured bank for the receipt of a new booking and notes the verdict for the admin, who alone decides.
 * Throws RetryLater when the bank cannot be reached; at the last attempt the verdict is "cannot tell".
 */
export async function checkReceipt(id: string, attempt: Attempt): Promise<void> {
  const row: Row | null = await database().booking.findUnique({
    where: { id, receiptVerdict: 'waiting' },
    select: columns,
  })
  if (!row) return
  const transfer = recogniseTransfer(row.transactionId)
  const template = transfer.kind && env().RECEIPT_CHECK_URLS[transfer.kind]
  const account = env().BANK_ACCOUNT
  const address =
    template && receiptAddress(template, { reference: transfer.asked, account, phone: row.phone })
  if (!address || !isReadable(transfer.kind) || !row.transactionKey) return note(row, cannotTell)
  const answer = await fetchReceipt(address, env().RECEIPT_CHECK_PINS)
  if (answer.outcome === 'later' && !attempt.isLast) throw new RetryLater('the bank cannot be reached')
  const receipt = answer.outcome === 'body' ? await readReceipt(transfer.kind, answer.body) : null
  if (!receipt) return note(row, cannotTell)
  const verdict = judgeReceipt(receipt, {
    reference: receiptReference(transfer),
    amountSantim: row.amountSantim,
    priceSantim: Number(row.totalSantim),
    account,
    bookedAt: row.createdAt,
    isUsedElsewhere: await isUsedElsewhere(row.id, receipt),
  })
  return note(row, verdict, receipt.reference)
}

const cannotTell: Verdict = { verdict: 'unknown', findings: [] }

async function isUsedElsewhere(id: string, { reference }: Receipt): Promise<boolean> {
  const other = await database().booking.findFirst({
    where: {
      id: { not: id },
      transactionReleasedAt: null,
      OR: [{ transactionKey: reference }, { receiptReference: reference }],
    },
    select: { id: true },
  })
  return other !== null
}

async function note(row: Row, { verdict, findings }: Verdict, reference?: string): Promise<void> {
  await database().booking.updateMany({
    where: { id: row.id, receiptVerdict: 'waiting' },
    data: {
      receiptVerdict: verdict,
      receiptFindings: findings,
      receiptReference: reference ?? null,
    },
  })
}
