import { lettersAndDigits, type ReadableKind, type Receipt } from './rules'
import { z } from 'zod'

/** Reads a bank's public receipt; null for anything that is not exactly what is expected. */
type Reader = (text: string) => Receipt | null

const readers: Record<ReadableKind, Reader> = {
  telebirr: readTelebirr,
  abyssinia: readAbyssinia,
  cbe: readCbe,
}

/** What a receipt says, or null when it cannot be read with certainty. */
export function readReceipt(kind: ReadableKind, text: string): Receipt | null {
  return readers[kind](text)
}

function readTelebirr(text: string): Receipt | null {
  const table = tableOf(text)
  const state = stateOf(table.valueOf('transaction status'))
  // A transfer to a bank names the bank as its party and the account in a line of its own.
  const account = table.valueOf('bank account number') ?? table.valueOf('credited party account no')
  return receiptOf({
    reference: table.valueOf('receipt no') ?? table.valueOf('invoice no'),
    amount: table.valueOf('settled amount'),
    account: /^[\d* ]+/.exec(account ?? '')?.[0],
    paidAt: dayFirst(table.valueOf('payment date')),
    state,
  })
}

function readAbyssinia(text: string): Receipt | null {
  const parsed = abyssiniaSchema.safeParse(json(text))
  const [record, ...more] = parsed.data?.body ?? []
  if (!record || more.length > 0) return null
  return receiptOf({
    reference: record['Transaction Reference'],
    amount: record['Transferred Amount'],
    account: record["Receiver's Account"],
    paidAt: dayFirst(record['Transaction Date']),
    state: record['Transaction Status'] === undefined ? 'completed' : stateOf(record['Transaction Status']),
  })
}

function readCbe(text: string): Receipt | null {
  const parsed = cbeSchema.safeParse(json(text))
  if (!parsed.success) return null
  const { id, amountCredited, creditAccountNo, dateTimes, status } = parsed.data
  const paidAt = new Date(dateTimes[0])
  return receiptOf({
    reference: id,
    amount: String(amountCredited),
    account: creditAccountNo,
    paidAt: Number.isNaN(paidAt.getTime()) ? null : paidAt,
    state: status === undefined ? 'completed' : stateOf(status),
  })
}

type Read = {
  reference: string | null | undefined
  amount: string | null | undefined
  account: string | null | undefined
  paidAt: Date | null
  state: Receipt['state'] | null
}

function receiptOf({ reference, amount, account, paidAt, state }: Read): Receipt | null {
  const amountSantim = santimOf(amount ?? '')
  const key = lettersAndDigits((reference ?? '').toUpperCase())
  if (!key || amountSantim === null || !account?.trim() || !paidAt || !state) return null
  return { reference: key, amountSantim, receiverAccount: account.trim(), paidAt, state }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** `3,500.00 Birr` or `ETB 3500` in santim; null for other currencies and for anything unclear. */
function santimOf(text: string): number | null {
  const number = /^(?:ETB|Br\.?|Birr)?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s*(?:ETB|Br\.?|Birr)?$/i.exec(
    text.trim(),
  )
  if (!number) return null
  return Math.round(Number(`${number[1]?.replaceAll(',', '')}${number[2] ?? ''}`) * 100)
}

const stateWords: Record<string, Receipt['state']> = {
  completed: 'completed',
  success: 'completed',
  successful: 'completed',
  reversed: 'reversed',
  cancelled: 'reversed',
  canceled: 'reversed',
  refunded: 'reversed',
  failed: 'reversed',
  declined: 'reversed',
}

function stateOf(word: string | null): Receipt['state'] | null {
  return word === null ? null : (stateWords[word.trim().toLowerCase()] ?? 'open')
}

/** `26-07-2026 10:02:53` or `26/07/26 10:02` in Addis Ababa. */
function dayFirst(text: string | null | undefined): Date | null {
  const found = /^(\d{2})[-/](\d{2})[-/](\d{4}|\d{2}) (\d{2}):(\d{2})(?::(\d{2}))?$/.exec((text ?? '').trim())
  if (!found) return null
  const [, day, month, year = '', hour, minute, second = '00'] = found
  const moment = new Date(`${year.padStart(4, '20')}-${month}-${day}T${hour}:${minute}:${second}+03:00`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** The values of an HTML table by their labels. */
type LabelledTable = {
  /** The value that stands beside or below a label; null when it is missing or says two different things. */
  valueOf: (label: string) => string | null
}

/**
 * Reads a page's tables into labels and values. A label is the part behind the slash of `የክፍያ ቀን/Payment date`, in
 * small letters without a closing dot. A row of several labels is a head whose values stand in the next row.
 */
function tableOf(html: string): LabelledTable {
  const visible = html.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
  const rows = [...visible.matchAll(/<tr\b[^>]*>([\s\S]*?)(?=<\/tr|<tr\b)/gi)].map((row) =>
    cellsOf(row[1] ?? ''),
  )
  const values = new Map<string, Set<string>>()
  const note = (label: string, value: string) => {
    const known = values.get(label) ?? new Set()
    values.set(label, known.add(value))
  }
  rows.forEach((cells, index) => {
    const below = rows[index + 1]
    if (cells.length === 2) note(labelOf(cells[0] ?? ''), cells[1] ?? '')
    if (cells.length > 2 && below?.length === cells.length) {
      cells.forEach((cell, column) => note(labelOf(cell), below[column] ?? ''))
    }
  })
  return {
    valueOf(label) {
      const found = [...(values.get(label) ?? [])]
      return found.length === 1 ? (found[0] ?? null) : null
    },
  }
}

function cellsOf(row: string): string[] {
  return [...row.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)(?=<\/t[dh]|<t[dh]\b|$)/gi)].map((cell) =>
    textOf(cell[1] ?? ''),
  )
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

const labelOf = (cell: string) =>
  (cell.split('/').at(-1) ?? '')
    .trim()
    .toLowerCase()
    .replace(/[.:]+$/, '')

const text = z.string().max(300)

/** What the Bank of Abyssinia answers about a transfer. */
const abyssiniaSchema = z.object({
  header: z.object({ status: z.literal('success') }),
  body: z
    .array(
      z.object({
        'Transaction Reference': text,
        'Transferred Amount': text,
        "Receiver's Account": text,
        'Transaction Date': text,
        'Transaction Status': text.optional(),
      }),
    )
    .max(10),
})

/** What the Commercial Bank of Ethiopia answers about a transfer. */
const cbeSchema = z.object({
  id: text,
  amountCredited: z.union([text, z.number()]),
  creditAccountNo: text,
  dateTimes: z.tuple([z.iso.datetime()], z.unknown()),
  status: text.optional(),
})
