import type { Day } from '@/lib/dates/day'
import { daySchema } from '@/lib/dates/schema'
import { isBookableDay } from '@/lib/one-day-vehicles/rules'

/** The day an address asks for when it can be booked, otherwise today: shared links outlive their day. */
export function pickedDay(asked: string | undefined, today: Day): Day {
  const day = daySchema.safeParse(asked).data
  return day && isBookableDay(day, today) ? day : today
}
