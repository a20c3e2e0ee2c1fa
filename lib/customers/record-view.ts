import type { SignedInRole } from '@/lib/auth/permissions'
import type { Booking } from '@/lib/bookings/view'
import { fullName } from '@/lib/core/i18n/format'
import type { Prisma } from '@/lib/db/generated/client'
import type { Payment } from '@/lib/payments/view'
import type { RequestOf } from '@/lib/requests/kinds'

/** A person who booked, by account or by phone, as their last booking names them. */
export type Customer = {
  id: string
  name: string
  phone: string
  email: string
  hasAccount: boolean
  /** ISO 8601. */
  lastBookedAt: string
  /** How many there are, and what was paid for them less what was returned, in santim. */
  sums: { bookings: number; paid: number }
}

/** What staff wrote about a customer, or about one of the bookings. */
export type Note = {
  id: string
  text: string
  /** The code of the booking that it is about. */
  code: string | null
  /** Null once the account is gone. */
  author: { id: string; name: string; role: SignedInRole } | null
  /** ISO 8601. */
  createdAt: string
}

/** A person with everything that staff may know, newest first. */
export type CustomerRecord = Customer & {
  phones: string[]
  emails: string[]
  bookings: Booking[]
  /** How many payments there are, of which the newest are shown. */
  paymentCount: number
  payments: (Payment & { code: string })[]
  notes: Note[]
  travelBookings: RequestOf<'travel-booking'>[]
  contacts: RequestOf<'contact'>[]
  /** Other records that share a number or an address. */
  twins: Customer[]
}

export const customerSelect = {
  id: true,
  name: true,
  phone: true,
  email: true,
  userId: true,
  lastBookedAt: true,
} as const satisfies Prisma.CustomerSelect

/** Shapes a row for the outside. */
export function toCustomer(
  {
    userId,
    lastBookedAt,
    id,
    name,
    phone,
    email,
  }: Prisma.CustomerGetPayload<{ select: typeof customerSelect }>,
  sums: Customer['sums'],
): Customer {
  return {
    ...{ id, name, phone, email, sums },
    hasAccount: userId !== null,
    lastBookedAt: lastBookedAt.toISOString(),
  }
}

export const noteSelect = {
  id: true,
  text: true,
  createdAt: true,
  author: { select: { id: true, firstName: true, lastName: true, role: true } },
  booking: { select: { code: true } },
} as const satisfies Prisma.CustomerNoteSelect

/** Shapes a row for the outside. */
export function toNote({
  author,
  booking,
  createdAt,
  ...note
}: Prisma.CustomerNoteGetPayload<{ select: typeof noteSelect }>): Note {
  return {
    ...note,
    code: booking?.code ?? null,
    author: author && {
      ...{ id: author.id, role: author.role },
      name: fullName(author),
    },
    createdAt: createdAt.toISOString(),
  }
}
