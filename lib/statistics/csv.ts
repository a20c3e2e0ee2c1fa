import { stringify } from 'csv-stringify/sync'

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
