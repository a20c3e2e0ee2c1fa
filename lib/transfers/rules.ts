import type { TransferKind } from '@/lib/core/money'

/** What identifies a transfer: its letters and digits. */
export function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

const alphabets = [/\p{Script=Latin}/u, /\p{Script=Ethiopic}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/**
 * Whether a text that should be a reference mixes alphabets, such as a Cyrillic В among Latin letters (CONTRACT
 * section 7). Digits of another script than 0 to 9 count as an alphabet of their own.
 */
export function mixesAlphabets(text: string): boolean {
  const signs = text.normalize('NFKC').match(/\p{L}|(?![0-9])\p{N}/gu) ?? []
  return new Set(signs.map((sign) => alphabets.findIndex((alphabet) => alphabet.test(sign)))).size > 1
}

/** Words before a number, in capitals without blanks. */
export const labels = '(?:TRANSACTION|TRANSFER|RECEIPT|REFERENCE|TRX|TXN|REF|FT(?=FT)|NO|NUMBER|ID)+'
const onlyLabels = new RegExp(`^${labels}$`)

/** Whether the text could be a reference at all: four letters or digits that are more than a label. */
export function mayBeTransfer(typed: string): boolean {
  const signs = lettersAndDigits(typed.normalize('NFKC').toUpperCase())
  return signs.length >= 4 && !onlyLabels.test(signs)
}

/** The kinds whose receipts can be read. The others can only be looked at by people. */
export const readableKinds = [
  'cbe',
  'abyssinia',
  'ft',
  'telebirr',
  'mpesa',
  'cbebirr',
  'dashen',
  'awash',
  'zemen',
] as const satisfies readonly TransferKind[]
export type ReadableKind = (typeof readableKinds)[number]

/** Whether receipts of this kind can be read. */
export function isReadable(kind: TransferKind | null): kind is ReadableKind {
  return readableKinds.some((readable) => readable === kind)
}

/** What a bank's receipt says, read into our own words. */
export type Receipt = {
  /** As transfer keys are: capitals, no blanks. */
  reference: string
  amountSantim: number
  /** Digits, the hidden ones as `*`. */
  receiverAccount: string
  paidAt: Date
  state: 'completed' | 'reversed' | 'open'
}

/** What a booking says was paid. */
export type ExpectedTransfer = {
  /** Null where the customer's text does not name the reference (a receipt link with a token of its own). */
  reference: string | null
  amountSantim: number
  /** What the booking still costs, after what was confirmed before. */
  priceSantim: number
  /** The company's account. */
  account: string
  bookedAt: Date
  /** Whether the receipt's reference pays for another booking already. */
  isUsedElsewhere: boolean
}

export const receiptFindings = [
  'reference',
  'amount',
  'price',
  'receiver',
  'reversed',
  'old',
  'future',
  'reused',
] as const
type ReceiptFinding = (typeof receiptFindings)[number]
export type Verdict = { verdict: 'confirmed' | 'mismatch' | 'unknown'; findings: ReceiptFinding[] }

const dayMs = 24 * 60 * 60 * 1000
/** Nobody transfers for a booking that is to be made weeks later. */
const oldestMs = 14 * dayMs
/** Clocks of banks and their time zones. */
const clockMs = dayMs

/**
 * Compares a receipt with what a booking says. `confirmed` only when everything agrees; `unknown` where the receipt
 * does not tell enough, for example while the transfer is not completed or the account is hidden.
 */
export function judgeReceipt(receipt: Receipt, expected: ExpectedTransfer): Verdict {
  const receiver = compareAccount(receipt.receiverAccount, expected.account)
  const differences: Record<ReceiptFinding, boolean> = {
    reference: expected.reference !== null && receipt.reference !== expected.reference,
    amount: receipt.amountSantim !== expected.amountSantim,
    price: receipt.amountSantim < expected.priceSantim,
    receiver: receiver === 'other',
    reversed: receipt.state === 'reversed',
    old: receipt.paidAt.getTime() < expected.bookedAt.getTime() - oldestMs,
    future: receipt.paidAt.getTime() > expected.bookedAt.getTime() + oldestMs + clockMs,
    reused: expected.isUsedElsewhere,
  }
  const findings = receiptFindings.filter((finding) => differences[finding])
  if (findings.length > 0) return { verdict: 'mismatch', findings }
  const isCertain = receiver === 'same' && receipt.state === 'completed'
  return { verdict: isCertain ? 'confirmed' : 'unknown', findings: [] }
}

/** Whether a shown account, some of its digits hidden, is this one; four last digits must be legible. */
export function compareAccount(shown: string, account: string): 'same' | 'other' | 'hidden' {
  const own = account.replace(/\D/g, '')
  const seen = shown.replace(/[^\d*]/g, '')
  const parts = seen.split(/\*+/)
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length === 1) return seen.length < 5 ? 'hidden' : seen === own ? 'same' : 'other'
  if (!own.startsWith(first) || !own.endsWith(last)) return 'other'
  return last.length >= 4 && first.length + last.length < own.length ? 'same' : 'hidden'
}
