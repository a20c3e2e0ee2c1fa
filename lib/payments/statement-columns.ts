import type { StatementMapping } from './statement-formats'
import { readStatementDay } from './statement-values'

/** The one spelling by which a bank is known: capitals and single blanks. */
export function bankKeyOf(bank: string): string {
  return bank.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase()
}

/**
 * The row above the first line of a statement whose columns were named; blank where the lines begin at once, null where
 * none is found. A file of the same bank with the same header has the same columns.
 */
export function headerOf(rows: readonly (readonly string[])[], { date }: StatementMapping): string | null {
  const first = rows.findIndex((cells) => readStatementDay(cells[date ?? -1] ?? '') !== null)
  if (first < 0) return null
  return JSON.stringify(rows[first - 1] ?? [])
}
