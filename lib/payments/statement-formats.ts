import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import type { Day } from '@/lib/core/day'
import { recogniseTransfer } from '@/lib/transfers/transfer'
import { readStatementAmount, readStatementDay } from './statement-values'

/** The columns of a statement that we read. */
const statementColumns = ['date', 'reference', 'description', 'debit', 'credit', 'amount', 'balance'] as const
type StatementColumn = (typeof statementColumns)[number]
/** Which column of the file holds what, counted from 0. */
export type StatementMapping = Partial<Record<StatementColumn, number>>

/** One movement of the account. */
export type StatementLine = {
  /** Its line in the file, from 1. */
  line: number
  date: Day
  /** The key of the transfer as bookings know it (`recogniseTransfer`); null where the line names none. */
  reference: string | null
  description: string
  /** What came in, in santim; below 0 what went out. */
  santim: number
  balanceSantim: number | null
}

export type StatementProblem = 'plain' | 'unreadable' | 'cut' | 'date' | 'amount' | 'balance'
type StatementResult =
  | { outcome: 'lines'; lines: StatementLine[]; mapping: StatementMapping }
  /** No header that we know: the caller shows these rows, asks for the mapping and remembers it. */
  | { outcome: 'ask'; rows: string[][] }
  | { outcome: 'refused'; problem: StatementProblem; line: number }

type Row = { cells: string[]; line: number }

// Header words of CONTRACT section 10 and what banks write for them, in small letters without signs.
const headerWords: Record<StatementColumn, readonly string[]> = {
  date: ['date', 'posting date', 'transaction date', 'txn date', 'trans date', 'book date'],
  reference: [
    'reference',
    'reference no',
    'reference number',
    'ref',
    'ref no',
    'transaction reference',
    'transaction id',
  ],
  description: ['description', 'details', 'narrative', 'narration', 'particulars', 'transaction details'],
  debit: ['debit', 'withdrawal', 'withdrawals', 'debit amount', 'paid out', 'money out', 'dr'],
  credit: ['credit', 'deposit', 'deposits', 'credit amount', 'paid in', 'money in', 'cr'],
  amount: ['amount', 'transaction amount'],
  balance: ['balance', 'running balance', 'closing balance', 'available balance'],
}
const separators = [',', ';', '\t']
/** Banks write a few lines about themselves above the table. */
const headerWithin = 30
const summary =
  /^\W*(?:opening|closing|total|sub ?total|grand total|(?:balance )?(?:brought|carried|b\/f|c\/f))/i
const openingWords = /opening|brought|b\/f/i
const closingWords = /closing|carried|c\/f/i

/** What banks write in a column of its own beside amounts without a sign: into the account, and out of it. */
const directions = [
  ['c', 'in', ...headerWords.credit],
  ['d', 'db', 'out', 'withdrawn', ...headerWords.debit],
] as const

/**
 * Reads a bank's statement in CSV: the columns in any order, separated by comma, semicolon or tab, the header in one of the
 * first 30 lines, or where `mapping` says they are; amounts without a sign beside a column of debit and credit marks go by
 * these. Where the file shows balances, each must follow from the one before, and the opening balance and all lines must
 * make the closing one. A refusal names the line of the file (CONTRACT section 10). Never throws.
 */
export function parseStatement(text: string, mapping?: StatementMapping): StatementResult {
  const read = separators.map((separator) => readRows(text, separator))
  const tables = read.flatMap((one) => (Array.isArray(one) ? [one] : []))
  const withHeader = tables.map((rows) => findTable(rows, mapping)).find((table) => table !== null)
  if (withHeader) return readLines(withHeader)
  const widest = tables.toSorted((one, other) => widthOf(other) - widthOf(one))[0]
  if (widest && widthOf(widest) > 1) {
    return { outcome: 'ask', rows: widest.slice(0, headerWithin).map(({ cells }) => cells) }
  }
  // Nothing is wrong with its lines: none of the separators is in them.
  if (tables.length === read.length) return { outcome: 'refused', problem: 'plain', line: 1 }
  const line = read.flatMap((one) => (Array.isArray(one) ? [] : [one.brokenAt]))[0] ?? 1
  return { outcome: 'refused', problem: 'unreadable', line }
}

function readRows(text: string, delimiter: string): Row[] | { brokenAt: number } {
  const rows: Row[] = []
  try {
    parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 20_000,
      on_record(record, { lines }) {
        rows.push({ cells: record, line: lines })
        return null
      },
    })
    return rows
  } catch (error) {
    const lines = error instanceof Error && 'lines' in error ? Number(error.lines) : 1
    return { brokenAt: lines }
  }
}

const widthOf = (rows: readonly Row[]) =>
  Math.max(0, ...rows.slice(0, headerWithin).map(({ cells }) => cells.length))

type Table = {
  rows: Row[]
  mapping: StatementMapping
  header?: readonly string[]
  /** How many columns it has. */
  width: number
}

const columnsOf = (header: readonly string[] = []) => header.findLastIndex(Boolean) + 1

const isWhole = ({ date, reference, description, debit, credit, amount }: StatementMapping) =>
  date !== undefined &&
  (reference ?? description) !== undefined &&
  (amount !== undefined || (debit !== undefined && credit !== undefined))

function findTable(rows: Row[], given?: StatementMapping): Table | null {
  if (given) {
    const widest = Math.max(...Object.values(given).flatMap((index) => index ?? []))
    // The header of a mapped table has words where the lines have a date.
    const first = rows.findIndex(
      ({ cells }) => cells.length > widest && readStatementDay(cells[given.date ?? 0] ?? '') !== null,
    )
    if (!isWhole(given) || first < 0) return null
    const width = columnsOf(rows[first - 1]?.cells) || Infinity
    return { rows: rows.slice(first), mapping: given, width }
  }
  for (const [index, { cells }] of rows.slice(0, headerWithin).entries()) {
    const mapping = mappingOf(cells)
    if (!isWhole(mapping)) continue
    return { rows: rows.slice(index + 1), mapping, header: cells, width: columnsOf(cells) }
  }
  return null
}

function mappingOf(header: readonly string[]): StatementMapping {
  const words = header.map((cell) =>
    cell
      .toLowerCase()
      .replace(/\((?:etb|birr|br)\)/, '')
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  )
  const mapping: StatementMapping = {}
  for (const column of statementColumns) {
    const found = headerWords[column].map((word) => words.indexOf(word)).find((index) => index >= 0)
    if (found !== undefined) mapping[column] = found
  }
  return mapping
}

function readLines({ rows, mapping, header, width }: Table): StatementResult {
  const direction = directionColumnOf(rows, mapping)
  const lines: StatementLine[] = []
  const openings: SaidBalance[] = []
  const closings: SaidBalance[] = []
  for (const { cells, line } of rows) {
    // Some banks repeat the header on each of their pages.
    if (header && cells.join() === header.join()) continue
    const cellOf = (column: StatementColumn) => cells[mapping[column] ?? -1] ?? ''
    const date = readStatementDay(cellOf('date'))
    const santim = movementOf(cellOf, direction === null ? null : (cells[direction] ?? ''))
    const balance = cellOf('balance') === '' ? null : readStatementAmount(cellOf('balance'))
    const isUndated = date === null && !/^\d/.test(cellOf('date'))
    // A payer may be called Total; only a line without a day, or one that moves nothing, is none of theirs.
    if (cells.some((cell) => summary.test(cell)) && (isUndated || santim === 0)) {
      const said = cells.join(' ')
      if (balance !== null && openingWords.test(said)) openings.push({ balance, line })
      if (balance !== null && closingWords.test(said)) closings.push({ balance, line })
      continue
    }
    if (date === null && cells.filter(Boolean).length <= 1) continue
    if (date === null) return { outcome: 'refused', problem: 'date', line }
    const isUnread = santim === null || (cellOf('balance') !== '' && balance === null)
    if (isUnread || hasPartedAmount(cells, mapping, width)) {
      return { outcome: 'refused', problem: 'amount', line }
    }
    if (endsBeforeBalance(cells, mapping) && lines.some(({ balanceSantim }) => balanceSantim !== null)) {
      return { outcome: 'refused', problem: 'cut', line }
    }
    const description = cellOf('description')
    const reference = referenceOf(cellOf('reference'), description)
    lines.push({ line, date, reference, description, santim, balanceSantim: balance })
  }
  const brokenAt = brokenBalance(lines, openings, closings)
  if (brokenAt !== null) return { outcome: 'refused', problem: 'balance', line: brokenAt }
  return { outcome: 'lines', lines, mapping }
}

/** What a line says that the account held before or after the movements, in santim. */
type SaidBalance = { balance: number; line: number }

/** Whether a line is what is left of one where the file was cut off: its amount may have lost figures too. */
const endsBeforeBalance = (cells: readonly string[], { balance }: StatementMapping) =>
  balance !== undefined && balance >= cells.length

const isOneOf = (words: readonly string[], cell: string) =>
  words.includes(cell.toLowerCase().replace(/\.$/, ''))

/** The column whose marks say which way each amount went; null where debits have a column or a sign of their own. */
function directionColumnOf(rows: readonly Row[], mapping: StatementMapping): number | null {
  if (mapping.debit !== undefined && mapping.credit !== undefined) return null
  const moved = rows.filter(
    ({ cells }) =>
      readStatementDay(cells[mapping.date ?? -1] ?? '') &&
      readStatementAmount(cells[mapping.amount ?? -1] ?? ''),
  )
  const isMark = (cell = '') => directions.some((words) => isOneOf(words, cell))
  const columns = Array.from({ length: widthOf(moved) }, (_, index) => index)
  // Most of its cells, not all: an amount beside anything else is refused rather than taken for money that came in.
  return (
    columns.find((index) => moved.filter(({ cells }) => isMark(cells[index])).length * 2 > moved.length) ??
    null
  )
}

/**
 * Whether the comma within `3,500.00`, written without quotes, made two cells of an amount: the line has more of them than
 * columns, and beside whole figures something behind the last column, or the santim of the amount.
 */
function hasPartedAmount(cells: readonly string[], mapping: StatementMapping, width: number): boolean {
  if (cells.length <= width) return false
  const rest = cells.slice(width).some(Boolean) ? /^\d{3}(?:\.\d{1,2})?\D*$/ : /^\d{3}\.\d{1,2}\D*$/
  return [mapping.debit, mapping.credit, mapping.amount, mapping.balance].some(
    (column) =>
      column !== undefined && /^\D*\d{1,3}$/.test(cells[column] ?? '') && rest.test(cells[column + 1] ?? ''),
  )
}

/** What a line moves in santim, or null where it cannot be told; `direction` is its mark, null where the file has none. */
function movementOf(cellOf: (column: StatementColumn) => string, direction: string | null): number | null {
  const [debit, credit] = [readStatementAmount(cellOf('debit')), readStatementAmount(cellOf('credit'))]
  if (debit === null || credit === null || (debit !== 0 && credit !== 0)) return null
  if (debit !== 0 || credit !== 0) return credit - Math.abs(debit)
  const amount = readStatementAmount(cellOf('amount'))
  if (direction === null || !amount) return amount
  const [isIn, isOut] = directions.map((words) => isOneOf(words, direction))
  if (isOut) return -Math.abs(amount)
  return isIn && amount > 0 ? amount : null
}

/** The transfer that a line names: in its reference, within its description, else whatever its reference says. */
function referenceOf(reference: string, description: string): string | null {
  const [own, within] = [reference, description].map((text) => recogniseTransfer(text))
  if (own?.kind && own.key) return own.key
  if (within?.kind && within.key) return within.key
  return own?.key && own.key.length >= 4 ? own.key : null
}

/**
 * The line whose balance does not follow, in a statement from old to new or from new to old. Each page may say what it begins
 * and ends with: what counts is the first that the oldest line follows, and the last that follows the newest.
 */
function brokenBalance(
  lines: readonly StatementLine[],
  openings: readonly SaidBalance[],
  closings: readonly SaidBalance[],
): number | null {
  const oldFirst = brokenFromOld(lines, { opening: openings[0], closing: closings.at(-1) })
  const newFirst = brokenFromOld(lines.toReversed(), { opening: openings.at(-1), closing: closings[0] })
  const isNewestFirst = (lines[0]?.date ?? '') > (lines.at(-1)?.date ?? '')
  return oldFirst !== null && newFirst !== null ? (isNewestFirst ? newFirst : oldFirst) : null
}

type Ends = { opening: SaidBalance | undefined; closing: SaidBalance | undefined }

function brokenFromOld(lines: readonly StatementLine[], { opening, closing }: Ends): number | null {
  let balance = opening?.balance ?? null
  for (const { line, santim, balanceSantim: shown } of lines) {
    const after = balance === null ? null : balance + santim
    if (after !== null && shown !== null && after !== shown) return line
    balance = shown ?? after
  }
  return closing && balance !== null && balance !== closing.balance ? closing.line : null
}

/**
 * What each line is known by, so that the same file or an overlapping one adds only what is new: bank, reference (its
 * description where it names none), date and amount, and its rank among lines equal in all of these.
 */
export function lineIdentities(bank: string, lines: readonly StatementLine[]): string[] {
  const ranks = new Map<string, number>()
  return lines.map(({ date, reference, description, santim }) => {
    const named = reference ?? description.toUpperCase().replace(/\s+/g, ' ')
    const line = JSON.stringify([bank, date, named, reference === null, santim])
    const rank = ranks.get(line) ?? 0
    ranks.set(line, rank + 1)
    return createHash('sha256').update(`${line}${rank}`).digest('base64url')
  })
}
