import { z } from 'zod'
import { momentOf, stateOf, toReceipt } from './receipt-values'
import type { Receipt } from './rules'

const text = z.string().max(300)

const abyssiniaSchema = z.object({
  header: z.object({ status: z.literal('success') }),
  body: z.tuple([
    z.object({
      'Transaction Reference': text,
      'Transferred Amount': text,
      "Receiver's Account": text,
      'Transaction Date': text,
      'Transaction Status': text.optional(),
      currency: text.optional(),
    }),
  ]),
})

/** What the Bank of Abyssinia answers about a transfer; null for anything that is not exactly that. */
export function readAbyssinia(answer: unknown): Receipt | null {
  const [record] = abyssiniaSchema.safeParse(answer).data?.body ?? []
  if (!record) return null
  const state = record['Transaction Status']
  return toReceipt({
    reference: record['Transaction Reference'],
    amount: record['Transferred Amount'],
    currency: record.currency,
    account: record["Receiver's Account"],
    paidAt: momentOf(record['Transaction Date']),
    state: state === undefined ? 'completed' : stateOf(state),
  })
}

const cbeSchema = z.object({
  id: text,
  amountCredited: z.union([text, z.number()]),
  creditCurrency: text.optional(),
  creditAccountNo: text,
  dateTimes: z.tuple([z.iso.datetime()], z.unknown()),
  status: text.optional(),
})

/** What the Commercial Bank of Ethiopia answers about a transfer; null for anything that is not exactly that. */
export function readCbe(answer: unknown): Receipt | null {
  const { data: read } = cbeSchema.safeParse(answer)
  if (!read) return null
  return toReceipt({
    reference: read.id,
    amount: String(read.amountCredited),
    currency: read.creditCurrency,
    account: read.creditAccountNo,
    paidAt: new Date(read.dateTimes[0]),
    state: read.status === undefined ? 'completed' : stateOf(read.status),
  })
}

const mpesaSchema = z.object({
  responseCode: z.union([z.literal('0'), z.literal(0)]),
  transactionId: text,
  amount: z.union([text, z.number()]),
  currency: text.optional(),
  receiverAccount: text,
  transactionDate: text,
  status: text,
})

/** What M-PESA answers about a transfer; null for anything that is not exactly that. */
export function readMpesa(answer: unknown): Receipt | null {
  const { data: read } = mpesaSchema.safeParse(answer)
  if (!read) return null
  return toReceipt({
    reference: read.transactionId,
    amount: String(read.amount),
    currency: read.currency,
    account: read.receiverAccount,
    paidAt: momentOf(read.transactionDate),
    state: stateOf(read.status),
  })
}
