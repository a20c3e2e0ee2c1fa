import { dayOfDate, type Day } from '@/lib/core/day'
import type { Prisma } from '@/lib/db/generated/client'
import type { Locale } from '@/lib/core/i18n/routing'
import type { TravelItem } from './travel-booking-rules'

/** A request from the travel booking form as staff see it. */
export type TravelBooking = {
  id: string
  firstName: string
  lastName: string | null
  email: string | null
  /** E.164. */
  phone: string
  date: Day
  item: TravelItem
  destination: string | null
  message: string | null
  /** Sent by a signed-in admin. */
  isAdmin: boolean
  isDone: boolean
  /** The language it was written in. */
  locale: Locale
  /** ISO 8601. */
  createdAt: string
}

export const travelBookingColumns = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  day: true,
  item: true,
  destination: true,
  message: true,
  isAdmin: true,
  doneAt: true,
  locale: true,
  createdAt: true,
} as const satisfies Prisma.TravelBookingSelect

type Row = Prisma.TravelBookingGetPayload<{ select: typeof travelBookingColumns }>

/** Shapes a row for the outside. */
export function toTravelBooking({ day, doneAt, createdAt, ...rest }: Row): TravelBooking {
  return { ...rest, date: dayOfDate(day), isDone: doneAt !== null, createdAt: createdAt.toISOString() }
}
