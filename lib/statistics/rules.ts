import { addDays, dateOfDay, type Day } from '@/lib/core/day'

/** The periods that statistics can be asked for; a number counts the days up to today. */
export const statisticsPeriods = ['7', '30', '90', 'year'] as const
export type StatisticsPeriod = (typeof statisticsPeriods)[number]

/** A stretch of days, both ends counted. */
export type Span = { from: Day; to: Day }

/** The days of a period that ends today; the year begins on the first of January. */
export function spanOf(period: StatisticsPeriod, today: Day): Span {
  const from = period === 'year' ? firstOfYear(today) : addDays(today, 1 - Number(period))
  return { from, to: today }
}

const firstOfYear = (day: Day): Day => `${Number(day.slice(0, 4))}-01-01`

/** How many bookings were made on a day, by the status they have now, or had when they were deleted. */
export type DayCount = { day: Day; pending: number; successful: number; canceled: number }

/** The longest span that is drawn by days; a longer one is drawn by weeks. */
export const daysDrawnAtMost = 92

/** Adds days up to weeks from Monday to Sunday; each stands under its first day in the list. */
export function byWeek(counts: readonly DayCount[]): DayCount[] {
  const weeks: DayCount[] = []
  for (const count of counts) {
    const last = weeks.at(-1)
    if (!last || dateOfDay(count.day).getUTCDay() === 1) weeks.push({ ...count })
    else {
      last.pending += count.pending
      last.successful += count.successful
      last.canceled += count.canceled
    }
  }
  return weeks
}

/** What one vehicle was used for in a span. */
export type VehicleUse = {
  /** Null once the vehicle was removed; its bookings keep its name. */
  id: string | null
  name: string
  model: string
  /** Places a day; null for a removed vehicle. */
  quantity: number | null
  /** Bookings for days of the span that were not canceled. */
  booked: number
}

/** The share of a vehicle's places that were booked, from 0 to 1; null where it had none. */
export function shareOf({ quantity, booked }: VehicleUse, days: number): number | null {
  return quantity === null || quantity <= 0 ? null : booked / (quantity * days)
}

/** The top of an axis that holds a value: an even figure or 1 with zeros behind it, and at least 4. */
export function axisTop(value: number): number {
  let unit = 1
  while (unit * 10 < value) unit *= 10
  const step = [1, 2, 4, 6, 8, 10].find((one) => one * unit >= value) ?? 10
  return Math.max(4, step * unit)
}
