import { type Day, isDay } from '@/lib/core/day'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const time = String.raw`(?:[T\s,]+\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:\s*[AP]M)?Z?)?$`
// From 1900 to 2999, as any day that is kept.
const fullYear = String.raw`(?:19|2\d)\d{2}`
const forms = [
  String.raw`^(?<year>${fullYear})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})`,
  String.raw`^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>${fullYear})`,
  String.raw`^(?<day>\d{1,2})[-/ ](?<word>[A-Z]{3})[A-Z]*[-/ ](?<year>${fullYear}|\d{2})`,
].map((form) => new RegExp(form + time, 'i'))

/** `20/11/2026`, `2026-11-20` or `20-Nov-2026`, a time behind it left out; null for anything else. */
export function readStatementDay(text: string): Day | null {
  const parts = forms.map((form) => form.exec(text.trim())?.groups).find(Boolean)
  if (!parts) return null
  const month = parts.word ? months.indexOf(parts.word.toLowerCase()) + 1 : Number(parts.month)
  const two = (figure: number) => String(figure).padStart(2, '0')
  const day = `${(parts.year ?? '').padStart(4, '20')}-${two(month)}-${two(Number(parts.day))}`
  return isDay(day) ? day : null
}

/**
 * `1,234.50`, `ETB 1234.5`, `(200)`, `-200`, `200 Dr` or `200-` in santim, below 0 where it is taken away. 0 for a blank
 * or a dash, null for anything else.
 */
export function readStatementAmount(text: string): number | null {
  const plain = text.replace(/ETB|Birr|Br\.?(?=\s|\d|$)|[\s\u00a0']/gi, '')
  if (/^-?$/.test(plain)) return 0
  const found =
    /^(?<opened>\()?(?<sign>[-+])?(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?<part>\.\d{1,2})?(?<closed>\))?(?<after>-|CR|DR)?$/i.exec(
      plain,
    )?.groups
  if (!found || Boolean(found.opened) !== Boolean(found.closed)) return null
  const santim = Math.round(Number(`${found.whole?.replaceAll(',', '')}${found.part ?? ''}`) * 100)
  if (!Number.isSafeInteger(santim)) return null
  const marks = [found.opened, found.sign === '-', /^(?:-|DR)$/i.test(found.after ?? '')].filter(Boolean)
  if (marks.length > 1) return null
  return marks.length === 1 && santim !== 0 ? -santim : santim
}

/** The one spelling by which a bank is known: capitals and single blanks. */
export function bankKeyOf(bank: string): string {
  return bank.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase()
}

/**
 * The row above the first line of a statement whose columns were named; blank where the lines begin at once, null where
 * none is found. A file of the same bank with the same header has the same columns.
 */
export function headerOf(rows: readonly (readonly string[])[], { date }: { date?: number }): string | null {
  const first = rows.findIndex((cells) => readStatementDay(cells[date ?? -1] ?? '') !== null)
  if (first < 0) return null
  return JSON.stringify(rows[first - 1] ?? [])
}
