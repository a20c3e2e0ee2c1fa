import 'server-only'
import type { createTranslator, Messages } from 'next-intl'
import type { AuditReader } from '@/lib/audit/wording'
import type { Actor } from '@/lib/auth/permissions'
import { dayInAddis } from '@/lib/core/day'
import { formatTime } from '@/lib/core/i18n/format'
import { type Cursor, cursorQuery, type Page } from '@/lib/db/cursor'
import { stringify } from 'csv-stringify/sync'

/** The texts of a language. */
export type Texts = ReturnType<typeof createTranslator<Messages>>
/** What a file holds: its first line, and the others in portions, each read when it is asked for. */
export type ExportTable = { head: string[]; portions: AsyncGenerator<Cell[][], void> }
/** Makes the table of an export for a person, from the address of the list beside it. */
export type OpenTable = (call: {
  actor: Actor
  query: Record<string, string>
  t: Texts
  reader: AuditReader
}) => ExportTable

// Rows that are read at once.
const portionRows = 500

/** A table from its columns: each with its head and what it holds of a row. */
export function tableOf<Row>(
  columns: readonly (readonly [head: string, cell: (row: Row) => Cell])[],
  portions: AsyncGenerator<readonly Row[], void>,
): ExportTable {
  async function* cells() {
    for await (const rows of portions) yield rows.map((row) => columns.map(([, cell]) => cell(row)))
  }
  return { head: columns.map(([head]) => head), portions: cells() }
}

/** Every page of a list, from its beginning to its end. */
export async function* allPages<Row>(
  read: (place: { after: Cursor | undefined; limit: number }) => Promise<Page<Row>>,
): AsyncGenerator<Row[], void> {
  let after: Cursor | undefined
  do {
    const page = await read({ after, limit: portionRows })
    yield page.rows
    after = page.next === null ? undefined : cursorQuery.parse({ after: page.next }).after
  } while (after)
}

/** A single portion. */
export async function* onePortion<Row>(read: () => Promise<Row[]>): AsyncGenerator<Row[], void> {
  yield await read()
}

/** A moment as day and time in Addis Ababa, in the order that sorts: `2026-11-20 14:05`. */
export function sortableMoment(iso: string | null): string | null {
  return iso === null ? null : `${dayInAddis(new Date(iso))} ${formatTime(iso)}`
}

export type Cell = string | number | null

/** What spreadsheets know a file in UTF-8 by. */
export const byteOrderMark = '\ufeff'

// Spreadsheets take a cell for a formula by its first sign; some look behind blanks and quotation marks, and some know
// the wide signs of East Asian keyboards.
const formula = /^[\s"']*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** A text that no spreadsheet calculates: one that looks like a formula begins with an apostrophe. */
export function safeText(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** Rows of a CSV file (RFC 4180). Numbers stay numbers; texts are safe to open in a spreadsheet. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? safeText(cell) : cell)))
  return stringify(cells, { record_delimiter: 'windows', quoted_match: /[\r\n]/ })
}
