import 'server-only'
import type { SignedInActor } from '@/lib/auth/actor'
import type { Prisma } from '@/lib/db/generated/client'
import { lockRow } from '@/lib/db/lock'
import type { BookingStatus, ChangeReason } from './rules'
import { bookingSelect, toBooking, type OneDayBooking } from './view'

type Transaction = Prisma.TransactionClient

/** Reads a booking and holds it until the transaction ends, so that what is decided on it stays true. */
export async function lockBooking(transaction: Transaction, id: string) {
  await lockRow(transaction, 'one_day_bookings', id)
  return transaction.oneDayBooking.findUnique({
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
): Promise<OneDayBooking> {
  const { id, from, to, actor, reason } = change
  const row = await transaction.oneDayBooking.update({
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
