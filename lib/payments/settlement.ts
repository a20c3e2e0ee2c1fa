import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import type { SignedInActor } from '@/lib/auth/permissions'
import { nextHold } from '@/lib/bookings/claims'
import { queueBookingMails } from '@/lib/bookings/mails'
import { writeStatus } from '@/lib/bookings/status-change'
import { bookingSelect } from '@/lib/bookings/view'
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

/** After money came: a pending booking is confirmed by its whole total, and holds its places without an end by a part. */
export async function settle(
  transaction: Transaction,
  actor: SignedInActor,
  bookingId: string,
): Promise<void> {
  const { status, paidSantim, totalSantim } = await transaction.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { status: true, paidSantim: true, totalSantim: true },
  })
  if (status !== 'pending' || paidSantim === 0n) return
  if (paidSantim < totalSantim) {
    await holdUntil(transaction, bookingId, null)
    return
  }
  const change = { id: bookingId, from: 'pending', to: 'successful', actor } as const
  await queueBookingMails(transaction, await writeStatus(transaction, change), 'successful')
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
  await settle(transaction, actor, bookingId)
  return toPayment(cash)
}
