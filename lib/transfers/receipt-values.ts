import { isDay } from '@/lib/core/day'
import { lettersAndDigits, type Receipt } from './rules'

/** What a receipt shows, as it shows it; anything may be missing. */
export type ShownReceipt = {
  reference: string | null | undefined
  amount: string | null | undefined
  currency?: string | null | undefined
  account: string | null | undefined
  paidAt: Date | null
  state: Receipt['state'] | null
}

/** A receipt in our own words; null unless all that a verdict needs is there and clear. */
export function toReceipt({
  reference,
  amount,
  currency,
  account,
  paidAt,
  state,
}: ShownReceipt): Receipt | null {
  const amountSantim = shownSantim(amount ?? '')
  const key = lettersAndDigits((reference ?? '').toUpperCase())
  const isBirr = /^(?:ETB|Br\.?|Birr)$/i.test(currency?.trim() ?? 'ETB')
  if (!key || amountSantim === null || !isBirr || !account?.trim() || !paidAt || !state) return null
  return { reference: key, amountSantim, receiverAccount: account.trim(), paidAt, state }
}

/** `3,500.00 Birr` or `ETB 3500` in santim; null for other currencies and for anything unclear. */
function shownSantim(text: string): number | null {
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

/** What a bank's word for the state of a transfer means; a word that is not known leaves it open. */
export function stateOf(word: string): Receipt['state'] {
  return stateWords[word.trim().toLowerCase()] ?? 'open'
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const clock = String.raw`,?\s+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?\s*(?<half>AM|PM)?$`
const forms = [
  String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})`,
  String.raw`^(?<day>\d{1,2})[- ](?<word>[A-Z]{3})[A-Z]*[- ,]+(?<year>\d{4})`,
  String.raw`^(?<word>[A-Z]{3})[A-Z]*\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})`,
].map((day) => new RegExp(day + clock, 'i'))
const dayFirst = new RegExp(
  String.raw`^(?<day>\d{1,2})[-/](?<month>\d{1,2})[-/](?<year>\d{4}|\d{2})${clock}`,
  'i',
)
const monthFirst = new RegExp(String.raw`^(?<month>\d{1,2})/(?<day>\d{1,2})/(?<year>\d{4})${clock}`, 'i')

/**
 * `26-07-2026 10:02:53`, `26/07/26 10:02`, `2026-07-26 10:02:53`, `26 Jul 2026 10:02 AM` or `Jul 26, 2026, 10:02:53 am`
 * in Addis Ababa; of figures alone, a bank that writes the month first is told by `order`. Null for anything else.
 */
export function momentOf(text: string | null | undefined, order: 'day' | 'month' = 'day'): Date | null {
  const shown = (text ?? '').trim()
  const parts = [...forms, order === 'day' ? dayFirst : monthFirst]
    .map((form) => form.exec(shown)?.groups)
    .find(Boolean)
  if (!parts) return null
  const { year = '', word, day = '', hour = '', minute = '', second = '00', half } = parts
  const month = word ? String(months.indexOf(word.toLowerCase()) + 1) : (parts.month ?? '')
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour)
  const two = (figure: string | number) => String(figure).padStart(2, '0')
  const date = `${year.padStart(4, '20')}-${two(month)}-${two(day)}`
  const moment = new Date(`${date}T${two(hours)}:${minute}:${second}+03:00`)
  return isDay(date) && !Number.isNaN(moment.getTime()) ? moment : null
}
