import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import type { SignedInActor } from '@/lib/auth/permissions'
import { confirmPaid, nextHold } from '@/lib/bookings/claims'
import { queueBookingMails } from '@/lib/bookings/mails'
import { bookingSelect, toBooking } from '@/lib/bookings/view'
import type { Transaction } from '@/lib/db/client'
import { type Payment, paymentSelect, toPayment } from './view'

/** The row of a booking as it is at this moment of a transaction. */
export const readAgain = (transaction: Transaction, bookingId: string) =>
  transaction.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: bookingSelect,
  })

/** Says until when a booking holds its places. */
export const holdUntil = (transaction: Transaction, id: string, moment: Date | null) =>
  transaction.booking.update({ where: { id }, data: { holdUntil: moment }, select: { id: true } })

/**
 * After money came for bookings that are locked: a pending one is confirmed by its whole total; by a part it holds its places
 * without an end, and its customer is told what is still to be paid.
 */
export async function settle(
  transaction: Transaction,
  actor: SignedInActor,
  bookingIds: readonly string[],
): Promise<void> {
  await confirmPaid(transaction, actor, bookingIds)
  const inPart = await transaction.booking.findMany({
    where: { id: { in: [...bookingIds] }, status: 'pending', paidSantim: { gt: 0 } },
    select: { id: true },
  })
  if (inPart.length > 0) await holdWithoutEnd(transaction, inPart)
}

async function holdWithoutEnd(transaction: Transaction, inPart: readonly { id: string }[]) {
  const where = { id: { in: inPart.map(({ id }) => id) } }
  await transaction.booking.updateMany({
    where: { ...where, holdUntil: { not: null } },
    data: { holdUntil: null },
  })
  const rows = await transaction.booking.findMany({ where, select: bookingSelect })
  await queueBookingMails(transaction, rows.map(toBooking), 'part-paid')
}

/** After money went or was refused: the clock of a pending booking starts again once nothing pays for it. */
export async function reopen(transaction: Transaction, bookingId: string): Promise<void> {
  const booking = await readAgain(transaction, bookingId)
  if (booking.status !== 'pending' || booking.paidSantim > 0n) return
  if (booking.claimedSantim > 0n && booking.holdUntil) return
  await holdUntil(transaction, bookingId, await nextHold(transaction, booking))
}

/** Writes cash that staff took for a booking, confirmed at once, with who took it; `amount` in santim. */
export async function receiveCash(
  transaction: Transaction,
  actor: SignedInActor,
  { bookingId, amount }: { bookingId: string; amount: number },
): Promise<Payment> {
  const cash = await transaction.payment.create({
    data: {
      ...{ bookingId, way: 'cash', state: 'confirmed', amountSantim: amount },
      ...{ createdById: actor.id, decidedById: actor.id },
    },
    select: paymentSelect,
  })
  await recordAudit(transaction, actor, {
    ...{ action: 'take-cash', entity: 'payment', entityId: cash.id, changes: { amount: [null, amount] } },
  })
  await settle(transaction, actor, [bookingId])
  return toPayment(cash)
}
