import { readPdfLines } from './read-pdf'
import { readAbyssinia, readCbe, readMpesa } from './receipt-json'
import { type LabelledPage, readHtmlPage, readPdfPage } from './receipt-page'
import { momentOf, stateOf, toReceipt } from './receipt-values'
import type { ReadableKind, Receipt } from './rules'

/** Where a page of a bank says what; of several labels the first that is there counts. Small letters. */
type PageFormat = {
  as: 'html' | 'pdf' | 'both'
  reference: readonly string[]
  amount: readonly string[]
  account: readonly string[]
  /** The label that the account's stands behind, where the payer's account has the same. */
  accountAfter?: string
  paidAt: readonly string[]
  /** Of a date in figures, what comes first; the day unless said. */
  dateOrder?: 'month'
  state: readonly string[]
  /** The bank issues a receipt for completed transfers alone and need not say so. */
  isIssuedWhenCompleted?: true
}
/** Reads an answer in JSON; null for anything that is not exactly what is expected. */
type JsonReader = (answer: unknown) => Receipt | null
type ReceiptFormat = { page?: PageFormat; json?: readonly JsonReader[] }

const cbe = {
  page: {
    as: 'pdf',
    reference: ['reference no. (vat invoice no)', 'reference no'],
    amount: ['transferred amount'],
    account: ['account'],
    accountAfter: 'receiver',
    paidAt: ['payment date & time'],
    dateOrder: 'month',
    state: ['status', 'transaction status'],
    isIssuedWhenCompleted: true,
  },
  json: [readCbe],
} satisfies ReceiptFormat

const formats: Record<ReadableKind, ReceiptFormat> = {
  cbe,
  abyssinia: { json: [readAbyssinia] },
  ft: { ...cbe, json: [readCbe, readAbyssinia] },
  telebirr: {
    page: {
      as: 'html',
      reference: ['receipt no', 'invoice no'],
      amount: ['settled amount'],
      // A transfer to a bank names the bank as its party and the account in a line of its own.
      account: ['bank account number', 'credited party account no'],
      paidAt: ['payment date'],
      state: ['transaction status'],
    },
  },
  mpesa: { json: [readMpesa] },
  cbebirr: {
    page: {
      as: 'both',
      reference: ['transaction id', 'receipt no', 'transaction reference', 'reference'],
      amount: ['transferred amount', 'transaction amount', 'amount'],
      account: ['receiver account', 'beneficiary account', 'to account'],
      paidAt: ['transaction date', 'date'],
      state: ['transaction status', 'status'],
    },
  },
  dashen: {
    page: {
      as: 'both',
      reference: ['transaction reference'],
      amount: ['transaction amount'],
      account: ['receiver account number'],
      paidAt: ['transaction date'],
      state: ['transaction status', 'status'],
      isIssuedWhenCompleted: true,
    },
  },
  awash: {
    page: {
      as: 'html',
      reference: ['transaction id'],
      amount: ['amount'],
      account: ['receiver account', 'beneficiary account'],
      paidAt: ['transaction date', 'transaction time'],
      state: ['transaction status', 'status'],
      isIssuedWhenCompleted: true,
    },
  },
  zemen: {
    page: {
      as: 'pdf',
      reference: ['transaction reference'],
      amount: ['transaction amount'],
      account: ['receiver account'],
      paidAt: ['transaction date'],
      state: ['status'],
    },
  },
}

/** What a receipt says, or null when it cannot be read with certainty. A PDF is read in at most a second and 64 MB. */
export async function readReceipt(kind: ReadableKind, answer: Buffer): Promise<Receipt | null> {
  const { page, json = [] } = formats[kind]
  if (answer.subarray(0, 5).toString('latin1') === '%PDF-') {
    const lines = page && page.as !== 'html' ? await readPdfLines(answer) : null
    return page && lines ? readPage(readPdfPage(lines, labelsOf(page)), page) : null
  }
  const text = answer.toString('utf8')
  const value = parseJson(text)
  if (value !== null) return json.map((read) => read(value)).find((receipt) => receipt !== null) ?? null
  return page && page.as !== 'pdf' ? readPage(readHtmlPage(text), page) : null
}

const labelsOf = ({ accountAfter, ...page }: PageFormat) => [
  ...[page.reference, page.amount, page.account, page.paidAt, page.state].flat(),
  ...(accountAfter ? [accountAfter] : []),
  'currency',
]

function readPage({ valueOf }: LabelledPage, page: PageFormat): Receipt | null {
  const first = (labels: readonly string[], after?: string) =>
    labels.map((label) => valueOf(label, after)).find((value) => value !== null) ?? null
  const state = first(page.state)
  return toReceipt({
    reference: first(page.reference),
    amount: first(page.amount),
    currency: valueOf('currency'),
    account: /^[\d* ]+/.exec(first(page.account, page.accountAfter) ?? '')?.[0],
    paidAt: momentOf(first(page.paidAt), page.dateOrder),
    state: state === null ? (page.isIssuedWhenCompleted ? 'completed' : null) : stateOf(state),
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
