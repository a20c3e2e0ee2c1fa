import 'server-only'
import type { SignedInActor } from '@/lib/auth/permissions'
import type { Day } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import type { QuoteLine } from '@/lib/vehicles/prices/quote'
import type { Prisma } from '@/lib/db/generated/client'
import { lockRow } from '@/lib/db/client'
import type { BookingStatus, ChangeReason } from './rules'
import { env } from '@/lib/core/env'
import { queueMail } from '@/lib/mail/queue'
import type { BookingMailArgs } from '@/lib/mail/templates'
import { bookingSelect, toBooking, type Booking } from './view'

type Transaction = Prisma.TransactionClient

/** Reads a booking and holds it until the transaction ends, so that what is decided on it stays true. */
export async function lockBooking(transaction: Transaction, id: string) {
  await lockRow(transaction, 'bookings', id)
  return transaction.booking.findUnique({
    where: { id },
    select: { ...bookingSelect, userId: true },
  })
}

/** Writes a status with its line of history; `actor` is missing where the system does it for a reason. */
export async function writeStatus(
  transaction: Transaction,
  change: {
    id: string
    from: BookingStatus
    to: BookingStatus
    actor?: SignedInActor
    reason?: ChangeReason
  },
): Promise<Booking> {
  const { id, from, to, actor, reason } = change
  const row = await transaction.booking.update({
    where: { id },
    data: {
      status: to,
      statusChanges: {
        create: {
          fromStatus: from,
          toStatus: to,
          actorId: actor?.id ?? null,
          actorRole: actor?.role ?? null,
          reason: reason ?? null,
        },
      },
    },
    select: bookingSelect,
  })
  return toBooking(row)
}

/** The refusal of a rental on one of whose days no place is left; `day` is the first of them. */
export function soldOut(day: Day): AppError {
  return new AppError('SOLD_OUT', { date: 'soldOutOn' }, { days: [day] })
}

/** A line of a quote as the database keeps it. */
export function storedLine({ kind, args, quantity, unit, unitAmount, amount }: QuoteLine, index: number) {
  return {
    quote: 1,
    position: index + 1,
    kind,
    args,
    quantity,
    unit,
    unitSantim: unitAmount,
    amountSantim: amount,
  }
}

/**
 * Tells the customer, in the language of the booking, and the company what happened to it; in the transaction in which
 * it happens, so that there is a mail for each change and none for a change that was taken back.
 */
export async function queueBookingMails(
  transaction: Transaction,
  booking: Booking,
  event: BookingMailArgs['event'],
): Promise<void> {
  const { id, code, customerName, customerEmail, vehicleName, destination, amount, locale } = booking
  const { date, lastDate, total } = booking
  const args = {
    ...{ event, bookingId: id, code, customerName, vehicleName, date, lastDate, destination, amount },
    price: total,
  }
  await queueMail(transaction, { template: 'booking-for-customer', args, recipient: customerEmail, locale })
  await queueMail(transaction, {
    template: 'booking-for-company',
    args,
    recipient: env().COMPANY_EMAIL,
    locale: 'en',
  })
}
