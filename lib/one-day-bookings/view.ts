import { dayOfDate, type Day } from '@/lib/dates/day'
import type { SignedInRole } from '@/lib/auth/permissions'
import type { Prisma } from '@/lib/db/generated/client'
import type { BookingStatus } from './rules'

/** A booking as screens and the API show it; vehicle and customer are as they were when it was made. */
export type OneDayBooking = {
  id: string
  vehicleId: string | null
  date: Day
  status: BookingStatus
  transactionId: string
  /** Br. */
  amount: number
  /** Whole Br. */
  price: number
  phone: string
  destination: string
  message: string | null
  vehicleName: string
  vehicleModel: string
  vehicleItem: string
  vehicleUrl: string
  customerName: string
  customerEmail: string
  customerAvatar: string | null
  /** ISO 8601. */
  createdAt: string
}

export const bookingColumns = {
  id: true,
  vehicleId: true,
  day: true,
  status: true,
  transactionId: true,
  amountSantim: true,
  price: true,
  phone: true,
  destination: true,
  message: true,
  vehicleName: true,
  vehicleModel: true,
  vehicleItem: true,
  vehicleUrl: true,
  customerName: true,
  customerEmail: true,
  customerAvatar: true,
  createdAt: true,
} as const satisfies Prisma.OneDayBookingSelect

type Row = Prisma.OneDayBookingGetPayload<{ select: typeof bookingColumns }>

/** Shapes a row for the outside. */
export function toBooking({ day, amountSantim, createdAt, ...rest }: Row): OneDayBooking {
  return { ...rest, date: dayOfDate(day), amount: amountSantim / 100, createdAt: createdAt.toISOString() }
}

/** One step of a booking's history. */
export type StatusChange = {
  id: string
  from: BookingStatus | null
  to: BookingStatus
  by: SignedInRole | null
  createdAt: string
}
