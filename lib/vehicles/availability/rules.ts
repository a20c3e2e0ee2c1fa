import { addDays, dateOfDay, type Day, type Month, mondayOf, monthAround } from '@/lib/core/day'
import { rentalDaysLimit } from '@/lib/vehicles/prices/rules'

/** The earliest day on which a rental that takes a place on this day began: none is longer than 90 days. */
export function earliestStart(day: Day): Day {
  return addDays(day, 1 - rentalDaysLimit)
}

/** Prisma's condition on bookings that take a place on some day of a time; the index of their first days finds them. */
export function takenIn({ from, to }: { from: Day; to: Day }) {
  return {
    day: { gte: dateOfDay(earliestStart(from)), lte: dateOfDay(to) },
    lastDay: { gte: dateOfDay(from) },
  }
}

/** Days that a timeline of the schedule shows, or one day in a list. The first is what it shows by itself. */
const viewDays = { fortnight: 14, week: 7, month: 31, day: 1 } as const
export type ScheduleView = keyof typeof viewDays
export const scheduleViews = ['fortnight', 'week', 'month', 'day'] as const satisfies ScheduleView[]

/** The time that a view shows, and a day of the time before and after it. */
export type Period = { from: Day; days: number; last: Day; previous: Day; next: Day }

/** What a view shows from a day on. */
export function periodOf(view: ScheduleView, from: Day): Period {
  const days = viewDays[view]
  return {
    ...{ from, days, last: addDays(from, days - 1) },
    ...{ previous: addDays(from, -days), next: addDays(from, days) },
  }
}

/** The month of the calendar around a day. */
export function calendarMonth(day: Day): Period {
  const { first: from, length: days } = monthAround(day)
  const last = addDays(from, days - 1)
  return { from, days, last, previous: addDays(from, -1), next: addDays(last, 1) }
}

/** As few weeks does the calendar of a vehicle never have. */
const fewestWeeks = 3

/**
 * The weeks of a vehicle's calendar from Monday to Sunday: those of the month around a day that are not over, or the next three
 * where the month of `today` has fewer left; null for a day of another month.
 */
export function weeksAhead(day: Day, today: Day): Month['weeks'] {
  const ahead = monthAround(day).weeks.filter((week) => week.some((date) => date && date >= today))
  if (ahead.length >= fewestWeeks) return ahead
  const monday = mondayOf(today)
  return Array.from({ length: fewestWeeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => addDays(monday, week * 7 + weekday)),
  )
}

const timelineNames = ['view', 'date', 'q', 'show', 'after', 'before']

/** What the address of the timeline is made of: its known names, whatever else a form sends. */
export const timelineQuery = (list: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(list)].filter(([name]) => timelineNames.includes(name)))

/** Days that one block may cover. */
export const blockDaysLimit = 92

/** The first periods of so many days, one after another, on each day of which something is left; at most `most`. */
export function freePeriods(
  days: readonly { day: Day; available: number }[],
  { length, most }: { length: number; most: number },
): { date: Day; lastDate: Day }[] {
  const periods: { date: Day; lastDate: Day }[] = []
  let free = 0
  for (const { day, available } of days) {
    free = available > 0 ? free + 1 : 0
    if (free < length) continue
    periods.push({ date: addDays(day, 1 - length), lastDate: day })
    free = 0
    if (periods.length === most) break
  }
  return periods
}
