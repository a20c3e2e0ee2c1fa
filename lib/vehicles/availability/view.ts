import type { Day } from '@/lib/core/day'

/** A booking that holds a place, as the schedule names it. */
export type ScheduledBooking = { id: string; customerName: string; status: 'pending' | 'successful' }

/** Places that staff took out of rent on a day. */
export type ScheduledBlock = { blockId: string; places: number; reason: string | null }

/** What is booked, blocked and free of a vehicle on a day; `bookings` may name only the first of many. */
export type ScheduleDay = {
  day: Day
  booked: number
  blocked: number
  free: number
  bookings: ScheduledBooking[]
  blocks: ScheduledBlock[]
}

/** A vehicle with the days of the time that is shown. */
export type ScheduleRow = { id: string; name: string; model: string; quantity: number; days: ScheduleDay[] }
