import 'server-only'
import { database } from '@/lib/db/client'
import { bankAccounts } from '@/lib/core/company'
import { env } from '@/lib/core/env'
import type { Prisma } from '@/lib/db/generated/client'
import { fetchReceipt, receiptAddress } from '@/lib/transfers/fetch-receipt'
import { readReceipt } from '@/lib/transfers/receipt-formats'
import { isReadable, judgeReceipt, type Receipt, type Verdict } from '@/lib/transfers/rules'
import { receiptReference, recogniseTransfer } from '@/lib/transfers/transfer'
import { type Attempt, RetryLater } from '@/lib/db/job-queue'

const columns = {
  id: true,
  reference: true,
  referenceKey: true,
  amountSantim: true,
  createdAt: true,
  booking: { select: { totalSantim: true, paidSantim: true, phone: true } },
} as const satisfies Prisma.PaymentSelect

type Row = Prisma.PaymentGetPayload<{ select: typeof columns }>

/**
 * Asks the configured bank for the receipt of a claimed transfer and notes the verdict for the admin, who alone decides.
 * Throws RetryLater when the bank cannot be reached; at the last attempt the verdict is "cannot tell".
 */
export async function checkReceipt(id: string, attempt: Attempt): Promise<void> {
  const row = await database().payment.findUnique({
    where: { id, receiptVerdict: 'waiting' },
    select: columns,
  })
  if (!row) return
  const transfer = recogniseTransfer(row.reference ?? '')
  const template = transfer.kind && env().RECEIPT_CHECK_URLS[transfer.kind]
  const accounts = bankAccounts().map(({ accountNumber }) => accountNumber)
  const asked = { reference: transfer.asked, phone: row.booking.phone }
  const addresses = template
    ? accounts.map((account) => receiptAddress(template, { ...asked, account })).filter((one) => one !== null)
    : []
  if (addresses.length === 0 || !isReadable(transfer.kind) || !row.referenceKey) return note(row, cannotTell)
  const receipt = await firstReceipt(new Set(addresses), { kind: transfer.kind, attempt })
  if (!receipt) return note(row, cannotTell)
  const expected = {
    reference: receiptReference(transfer),
    amountSantim: Number(row.amountSantim),
    priceSantim: Number(row.booking.totalSantim - row.booking.paidSantim),
    bookedAt: row.createdAt,
    isUsedElsewhere: await isUsedElsewhere(row.id, receipt),
  }
  // It may have gone to any account of ours.
  const verdicts = accounts.map((account) => judgeReceipt(receipt, { ...expected, account }))
  const best = (['confirmed', 'unknown'] as const).flatMap(
    (word) => verdicts.find(({ verdict }) => verdict === word) ?? [],
  )
  return note(row, best[0] ?? verdicts[0] ?? cannotTell, receipt.reference)
}

/** The receipt that a bank shows; banks that ask for the account show it for the right one alone. */
async function firstReceipt(
  addresses: ReadonlySet<string>,
  { kind, attempt }: { kind: Parameters<typeof readReceipt>[0]; attempt: Attempt },
): Promise<Receipt | null> {
  for (const address of addresses) {
    const answer = await fetchReceipt(address, env().RECEIPT_CHECK_PINS)
    if (answer.outcome === 'later' && !attempt.isLast) throw new RetryLater('the bank cannot be reached')
    const receipt = answer.outcome === 'body' ? await readReceipt(kind, answer.body) : null
    if (receipt) return receipt
  }
  return null
}

const cannotTell: Verdict = { verdict: 'unknown', findings: [] }

async function isUsedElsewhere(id: string, { reference }: Receipt): Promise<boolean> {
  const other = await database().payment.findFirst({
    where: {
      id: { not: id },
      releasedAt: null,
      state: { not: 'refused' },
      OR: [{ referenceKey: reference }, { receiptReference: reference }],
    },
    select: { id: true },
  })
  return other !== null
}

async function note(row: Row, { verdict, findings }: Verdict, reference?: string): Promise<void> {
  await database().payment.updateMany({
    where: { id: row.id, receiptVerdict: 'waiting' },
    data: {
      receiptVerdict: verdict,
      receiptFindings: findings,
      receiptReference: reference ?? null,
    },
  })
}
