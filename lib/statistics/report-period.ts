import { addDays, type Day, isDay, monthAround } from '@/lib/core/day'
import { dayOfEthiopianDate, ethiopianDateOf, ethiopianMonthAround } from '@/lib/core/ethiopian-day'
import type { Span } from './rules'

/** The calendars by whose months the books are read. */
export const reportCalendars = ['gregorian', 'ethiopian'] as const
type ReportCalendar = (typeof reportCalendars)[number]

/** The day by which money is counted: of its payment, or of the making or the travel of its booking (CONTRACT section 10). */
export const reportBases = ['payment', 'booking', 'travel'] as const
export type ReportBasis = (typeof reportBases)[number]

/** A month of a calendar: its name in an address (`2026-11`, Ethiopian `2019-03`) and its days, both ends counted. */
export type ReportMonth = Span & { calendar: ReportCalendar; name: string }

/** The month that a day lies in. */
export function reportMonthAround(calendar: ReportCalendar, day: Day): ReportMonth {
  const { first: from, last: to } = calendar === 'ethiopian' ? ethiopianMonthAround(day) : monthAround(day)
  if (calendar === 'gregorian') return { calendar, name: from.slice(0, 7), from, to }
  const { year, month } = ethiopianDateOf(from)
  return { calendar, name: `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`, from, to }
}

/** The month of that name; null where a calendar has none: only the Ethiopian one has a thirteenth. */
function reportMonthNamed(calendar: ReportCalendar, name: string): ReportMonth | null {
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})$/.exec(name) ?? []
  if (!year) return null
  const first =
    calendar === 'ethiopian'
      ? dayOfEthiopianDate({ year: Number(year), month: Number(month), day: 1 })
      : `${year}-${month}-01`
  return first && isDay(first) && first >= earliest && first <= latest
    ? reportMonthAround(calendar, first)
    : null
}

// So that every month has neighbours.
const earliest = '1970-01-01'
const latest = '2999-12-31'

/** The month that an address asks for; that of today where it names none. */
export function askedMonth(
  { calendar, month }: { calendar: ReportCalendar; month?: string | undefined },
  today: Day,
): ReportMonth {
  const named = month ? reportMonthNamed(calendar, month) : null
  return named ?? reportMonthAround(calendar, today)
}

/** The same month of days in the other calendar, as near as there is: the one in which its middle lies. */
export function inCalendar({ from }: Span, calendar: ReportCalendar): ReportMonth {
  return reportMonthAround(calendar, addDays(from, 14))
}

/** A month and those before it, the latest first. */
export function monthsUpTo(month: ReportMonth, count: number): ReportMonth[] {
  const months = [month]
  for (let last = month; months.length < count; months.push(last)) {
    last = reportMonthAround(month.calendar, addDays(last.from, -1))
  }
  return months
}

/** The month after. */
export const monthAfter = ({ calendar, to }: ReportMonth) => reportMonthAround(calendar, addDays(to, 1))
