import { CalendarDate, EthiopicCalendar, toCalendar } from '@internationalized/date'
import { dayOfDate, type Day, isDay } from './day'

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

/** The day that somebody typed in either calendar: `2026-09-11`, or day, month and year of the Ethiopian one: `1/1/2019`. */
export function dayTyped(text: string): Day | null {
  const typed = text.trim()
  if (isDay(typed)) return typed
  const [, day, month, year] = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/.exec(typed) ?? []
  return day && month && year
    ? dayOfEthiopianDate({ year: Number(year), month: Number(month), day: Number(day) })
    : null
}
