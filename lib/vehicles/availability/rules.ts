import { addDays, dateOfDay, type Day, mondayOf, monthAround } from '@/lib/core/day'
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

export const scheduleViews = ['day', 'week', 'month'] as const
export type ScheduleView = (typeof scheduleViews)[number]

/** The time that a view shows around a day, and a day of the time before and after it. */
export type Period = { from: Day; days: number; last: Day; previous: Day; next: Day }

/** What a view shows around a day: that day, its week from Monday on, or its month. */
export function periodOf(view: ScheduleView, day: Day): Period {
  const month = monthAround(day)
  const from = { day, week: mondayOf(day), month: month.first }[view]
  const days = { day: 1, week: 7, month: month.length }[view]
  const last = addDays(from, days - 1)
  return { from, days, last, previous: addDays(from, -1), next: addDays(last, 1) }
}

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
