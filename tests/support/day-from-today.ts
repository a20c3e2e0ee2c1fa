import { addDays, type Day, dayInAddis } from '@/lib/core/day'

/** A day some days from today in Addis Ababa. */
export function dayFromToday(days: number): Day {
  return addDays(dayInAddis(new Date()), days)
}
