import { addDays, dateOfDay, type Day } from './day'

/** The month around a day. */
export type Month = {
  first: Day
  last: Day
  /** Number of days. */
  length: number
  /** The month's days in weeks from Monday to Sunday; null where a neighbouring month begins or ends the week. */
  weeks: (Day | null)[][]
}

/** Lays out the Gregorian month that a day lies in. */
export function monthAround(day: Day): Month {
  const date = dateOfDay(day)
  const first = addDays(day, 1 - date.getUTCDate())
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  const blanks = (dateOfDay(first).getUTCDay() + 6) % 7
  const weeks = Array.from({ length: Math.ceil((blanks + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const offset = week * 7 + weekday - blanks
      return offset >= 0 && offset < length ? addDays(first, offset) : null
    }),
  )
  return { first, last: addDays(first, length - 1), length, weeks }
}
