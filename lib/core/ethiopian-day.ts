import { addDays, dateOfDay, dayOfDate, type Day, type Month, weeksOfMonth } from './day'

/** A date of the Ethiopian calendar: twelve months of 30 days, and Pagume, the thirteenth, of 5 or 6. */
export type EthiopianDate = { year: number; month: number; day: number }

// Reckoned here, as it takes a few lines and a calendar library every page with a date field more than five kilobytes.
const dayMs = 24 * 60 * 60 * 1000
/** The first day of its year 1, in days from 1970-01-01. */
const firstDay = -716_367
/** It ends in the year 9999 of ours. */
const lastYear = 9991

/** Days from 1970-01-01 to the first of a year. Every fourth, from the third on, has a day more at its end. */
const startOfYear = (year: number) => firstDay + 365 * (year - 1) + Math.floor(year / 4)

/** What a day is called in the Ethiopian calendar. */
export function ethiopianDateOf(day: Day): EthiopianDate {
  const days = dateOfDay(day).getTime() / dayMs
  const year = Math.floor((4 * (days - firstDay) + 1463) / 1461)
  const inYear = days - startOfYear(year)
  return { year, month: Math.floor(inYear / 30) + 1, day: (inYear % 30) + 1 }
}

/** The day that an Ethiopian date names; null where there is none: Pagume has a sixth day in leap years only. */
export function dayOfEthiopianDate({ year, month, day }: EthiopianDate): Day | null {
  if (year < 1 || year > lastYear || month < 1 || month > 13) return null
  if (day < 1 || day > daysOfMonth(year, month)) return null
  return dayOfDate(new Date((startOfYear(year) + 30 * (month - 1) + day - 1) * dayMs))
}

function daysOfMonth(year: number, month: number): number {
  return month < 13 ? 30 : startOfYear(year + 1) - startOfYear(year) - 360
}

/** Lays out the Ethiopian month that a day lies in. */
export function ethiopianMonthAround(day: Day): Month {
  const { year, month, day: date } = ethiopianDateOf(day)
  const first = addDays(day, 1 - date)
  const length = daysOfMonth(year, month)
  return { first, last: addDays(first, length - 1), length, weeks: weeksOfMonth(first, length) }
}
