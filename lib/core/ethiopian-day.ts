import { CalendarDate, EthiopicCalendar, toCalendar } from '@internationalized/date'
import { addDays, dayOfDate, type Day, type Month, weeksOfMonth } from './day'

/** A date of the Ethiopian calendar: twelve months of 30 days, and Pagume, the thirteenth, of 5 or 6. */
export type EthiopianDate = { year: number; month: number; day: number }

const ethiopic = new EthiopicCalendar()

/** What a day is called in the Ethiopian calendar. */
export function ethiopianDateOf(day: Day): EthiopianDate {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number)
  const there = toCalendar(new CalendarDate(year, month, date), ethiopic)
  return { year: there.year, month: there.month, day: there.day }
}

/** The day that an Ethiopian date names; null where there is none: Pagume has a sixth day in leap years only. */
export function dayOfEthiopianDate({ year, month, day }: EthiopianDate): Day | null {
  if (year < 1 || year > lastYear || month < 1 || month > 13) return null
  if (day < 1 || day > daysOfMonth(year, month)) return null
  return dayOfDate(new CalendarDate(ethiopic, year, month, day).toDate('UTC'))
}

// It ends in the year 9999 of ours.
const lastYear = 9991

function daysOfMonth(year: number, month: number): number {
  return ethiopic.getDaysInMonth(new CalendarDate(ethiopic, year, month, 1))
}

/** Lays out the Ethiopian month that a day lies in. */
export function ethiopianMonthAround(day: Day): Month {
  const { year, month, day: date } = ethiopianDateOf(day)
  const first = addDays(day, 1 - date)
  const length = daysOfMonth(year, month)
  return { first, last: addDays(first, length - 1), length, weeks: weeksOfMonth(first, length) }
}
