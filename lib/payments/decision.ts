import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import type { SignedInActor } from '@/lib/auth/permissions'
import { queueBookingMails } from '@/lib/bookings/mails'
import { readBooking } from '@/lib/bookings/new-booking'
import { AppError } from '@/lib/core/errors'
import { lockRow, type Transaction } from '@/lib/db/client'
import type { Decision } from './schema'
import { reopen, settle } from './settlement'
import { type Payment, paymentSelect, toPayment } from './view'

/**
 * Confirms or refuses a claim within a transaction; see `decidePayment`. False where it was decided so before. Throws
 * NOT_FOUND, PAYMENT_DECIDED, TRANSACTION_RELEASED, INVALID_INPUT.
 */
export async function decide(
  transaction: Transaction,
  actor: SignedInActor,
  { id, decision: { state, reason } }: { id: string; decision: Decision },
): Promise<boolean> {
  const { bookingId } = await lockBookingOf(transaction, id)
  const payment = await readPayment(transaction, id)
  if (payment.state === state && !payment.refundOf) return false
  if (payment.state !== 'claimed') throw new AppError('PAYMENT_DECIDED')
  if (payment.isReleased) throw new AppError('TRANSACTION_RELEASED')
  if (state === 'refused' && !reason) throw new AppError('INVALID_INPUT', { reason: 'reasonMissing' })
  await transaction.payment.update({
    where: { id },
    data: { state, decidedById: actor.id, ...(state === 'refused' && { reason, referenceKey: null }) },
    select: { id: true },
  })
  await recordAudit(transaction, actor, {
    action: state === 'confirmed' ? 'confirm' : 'refuse',
    entity: 'payment',
    entityId: id,
    changes: { state: [payment.state, state], amount: [null, payment.amount] },
  })
  if (state === 'confirmed') await settle(transaction, actor, bookingId)
  else await reopen(transaction, bookingId)
  if (state === 'refused' && reason) await tell(transaction, 'payment-refused', { ...payment, reason })
  return true
}

/** Holds the booking of a payment before anything is decided, as everybody does who writes to it. Throws NOT_FOUND. */
export async function lockBookingOf(transaction: Transaction, paymentId: string) {
  const row = await transaction.payment.findUnique({
    where: { id: paymentId },
    select: { bookingId: true, way: true },
  })
  if (!row) throw new AppError('NOT_FOUND')
  await lockRow(transaction, 'bookings', row.bookingId)
  const shown = await transaction.booking.count({ where: { id: row.bookingId, hiddenAt: null } })
  if (shown === 0) throw new AppError('NOT_FOUND')
  return row
}

/** A payment that is there. */
export const readPayment = async (transaction: Transaction, id: string) =>
  toPayment(await transaction.payment.findUniqueOrThrow({ where: { id }, select: paymentSelect }))

type Told = Pick<Payment, 'bookingId' | 'amount'> & { reason: string }

/** Mails the customer that a payment was refused or returned, and why. */
export async function tell(
  transaction: Transaction,
  event: 'payment-refused' | 'payment-refunded',
  { bookingId, amount, reason }: Told,
): Promise<void> {
  const booking = await readBooking(transaction, bookingId)
  await queueBookingMails(transaction, booking, event, { payment: { amount: amount / 100, reason } })
}
