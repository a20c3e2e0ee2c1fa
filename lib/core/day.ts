import type { Locale } from './i18n/routing'
/** A day in Addis Ababa as `YYYY-MM-DD`; it has no time and no zone of its own. */
export type Day = `${number}-${number}-${number}`

/** How far the clocks of Addis Ababa are ahead of UTC, summer and winter. */
export const addisOffsetMs = 3 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

const isWrittenAsDay = (text: string): text is Day => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Whether the text is a day that exists in the calendar. */
export function isDay(text: string): text is Day {
  if (!isWrittenAsDay(text)) return false
  const parsed = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === text
}

/** The day that a `date` column holds. */
export function dayOfDate(date: Date): Day {
  const text = date.toISOString().slice(0, 10)
  if (!isWrittenAsDay(text)) throw new RangeError('not a day of a four-digit year')
  return text
}

/** The day it is in Addis Ababa at a moment. */
export function dayInAddis(moment: Date): Day {
  return dayOfDate(new Date(moment.getTime() + addisOffsetMs))
}

/** The day some days later (or earlier, when negative). */
export function addDays(day: Day, days: number): Day {
  return dayOfDate(new Date(dateOfDay(day).getTime() + days * dayMs))
}

/** The value of a `date` column for a day. */
export function dateOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** The moment at which a day begins in Addis Ababa. */
export function startOfDay(day: Day): Date {
  return new Date(dateOfDay(day).getTime() - addisOffsetMs)
}

/** The moment of a time of a day in Addis Ababa, `HH:MM`. */
export function momentOf(day: Day, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(startOfDay(day).getTime() + (hours * 60 + minutes) * 60_000)
}

/** The weekday of a day, from 1 (Monday) to 7 (Sunday). */
export function weekdayOf(day: Day): number {
  return dateOfDay(day).getUTCDay() || 7
}

/** The Monday of the week that a day lies in. */
export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day))
}

/** The days from one day to another, both included; none when they are the wrong way round. */
export function daysBetween(from: Day, to: Day): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The month around a day. */
export type Month = {
  first: Day
  last: Day
  /** Number of days. */
  length: number
  /** The month's days in weeks from Monday to Sunday; null where a neighbouring month begins or ends the week. */
  weeks: (Day | null)[][]
}

/** The days from the first of a month on, in weeks from Monday to Sunday. */
export function weeksOfMonth(first: Day, length: number): Month['weeks'] {
  const blanks = weekdayOf(first) - 1
  return Array.from({ length: Math.ceil((blanks + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const offset = week * 7 + weekday - blanks
      return offset >= 0 && offset < length ? addDays(first, offset) : null
    }),
  )
}

/** Lays out the Gregorian month that a day lies in. */
export function monthAround(day: Day): Month {
  const date = dateOfDay(day)
  const first = addDays(day, 1 - date.getUTCDate())
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return { first, last: addDays(first, length - 1), length, weeks: weeksOfMonth(first, length) }
}

// Four parts of the day of six hours each, from midnight on.
const dayParts: Record<Exclude<Locale, 'en'>, readonly string[]> = {
  am: ['ከሌሊቱ', 'ከጠዋቱ', 'ከቀኑ', 'ከምሽቱ'],
  om: ['halkan', 'ganama', 'guyyaa', 'galgala'],
}

/**
 * A time of day, `HH:MM` in Addis Ababa, as people of a language tell it: in Amharic and Oromo by the Ethiopian clock,
 * which begins at six, with the other clock's time beside it, because a mistake would cost a trip (CONTRACT section 4).
 */
export function formatHour(time: string, locale: Locale): string {
  const ethiopian = ethiopianHour(time, locale)
  return ethiopian ? `${ethiopian} (${time})` : time
}

/** The same by the Ethiopian clock alone; null in English, and for what is no time. */
export function ethiopianHour(time: string, locale: Locale): string | null {
  const [, hour = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (locale === 'en' || !hour) return null
  const part = dayParts[locale][Math.floor(Number(hour) / 6)] ?? ''
  return `${part} ${(Number(hour) + 6) % 12 || 12}:${minutes}`
}
