import 'server-only'
import { type Actor, authorize, requireProof } from '@/lib/auth/permissions'
import { confirmBookings } from '@/lib/bookings/bulk'
import { queueBookingMails } from '@/lib/bookings/mails'
import { toBooking } from '@/lib/bookings/view'
import type { BulkOutcome } from '@/lib/core/bulk'
import { AppError } from '@/lib/core/errors'
import { answeringViolations, database } from '@/lib/db/client'
import { judgeWaiting, waitingClaims, waitingOf } from './bank-lines'
import { confirmExactClaims } from './confirm-claims'
import { confirmTogether, lockBookingOf, readPayment, writeRefusal } from './decision'
import { decidePayment } from './mutations'
import { receivedOf } from './rules'
import { readAgain } from './settlement'
import type { Payment } from './view'

/**
 * Confirms every claim that waits and that the bank confirms with its reference and its amount, by a statement or by its
 * receipt; says how many these were. Claims of canceled bookings are left to a person.
 */
export async function confirmExactPayments(actor: Actor): Promise<{ confirmed: number }> {
  authorize(actor, 'payment:decide')
  requireProof(actor)
  const exact = (await judgeWaiting(database(), waitingClaims('running'))).filter(
    ({ verdict }) => verdict === 'exact',
  )
  const claims = exact.map(({ id, line }) => ({ paymentId: id, lineId: line?.id ?? null }))
  return { confirmed: await confirmExactClaims(actor, claims) }
}

/**
 * Confirms a claim at its own amount, for whoever was shown that one. Throws what `decidePayment` throws, and STATE_CONFLICT where
 * the bank says by now that another amount has come.
 */
export async function confirmAsClaimed(actor: Actor, id: string): Promise<Payment> {
  authorize(actor, 'payment:decide')
  const [judged] = await judgeWaiting(database(), { id, state: 'claimed' })
  if (judged && receivedOf(judged.amount, judged) !== judged.amount) throw new AppError('STATE_CONFLICT')
  return decidePayment(actor, { id, decision: { state: 'confirmed', reason: null } })
}

/**
 * Confirms what came of a transfer that was claimed with another amount: the amount is that of the bank's line, the claim is
 * refused with this as its cause, and the customer is told what is still to be paid (CONTRACT section 10). Returns the
 * payment that counts. Throws NOT_FOUND, PAYMENT_DECIDED, TRANSACTION_RELEASED, and STATE_CONFLICT where no line differs from it.
 */
export async function confirmReceived(actor: Actor, id: string): Promise<Payment> {
  authorize(actor, 'payment:decide')
  requireProof(actor)
  const [judged] = await judgeWaiting(database(), { id, releasedAt: null })
  return answeringViolations(() =>
    database().$transaction(async (transaction) => {
      const { bookingId } = await lockBookingOf(transaction, id)
      const payment = await readPayment(transaction, id)
      if (payment.state !== 'claimed') throw new AppError('PAYMENT_DECIDED')
      if (payment.isReleased) throw new AppError('TRANSACTION_RELEASED')
      const line = judged?.verdict === 'differs' && judged.line?.isOpen ? judged.line : null
      if (!line || line.amount === payment.amount) throw new AppError('STATE_CONFLICT')
      const { referenceKey, receiptReference, createdById } = await transaction.payment.findUniqueOrThrow({
        where: { id },
        select: { referenceKey: true, receiptReference: true, createdById: true },
      })
      await writeRefusal(transaction, actor, { payment, reason: 'amount-differs' })
      const { reference, transferKind, receiptVerdict, receiptFindings } = payment
      const received = await transaction.payment.create({
        data: {
          ...{ bookingId, way: 'transfer', amountSantim: line.amount, reference, referenceKey, transferKind },
          ...{ receiptVerdict, receiptFindings, receiptReference, createdById },
        },
        select: { id: true },
      })
      await confirmTogether(transaction, actor, [{ paymentId: received.id, lineId: line.id }])
      const booking = toBooking(await readAgain(transaction, bookingId))
      if (booking.status === 'successful' && booking.due > 0) {
        await queueBookingMails(transaction, [booking], 'part-paid')
      }
      return readPayment(transaction, received.id)
    }),
  )
}

/**
 * As `confirmBookings`, but bookings of which the bank says that another amount has come are for a person to look at as well.
 * Throws PROOF_REQUIRED.
 */
export async function confirmChosenBookings(actor: Actor, ids: readonly string[]): Promise<BulkOutcome> {
  authorize(actor, 'payment:decide')
  requireProof(actor)
  const judged = await judgeWaiting(database(), waitingOf(ids))
  const differing = judged.filter(({ verdict }) => verdict === 'differs')
  const apart = new Set(differing.map(({ bookingId }) => bookingId))
  const { done, left } = await confirmBookings(
    actor,
    ids.filter((id) => !apart.has(id)),
  )
  return { done, left: [...apart, ...left] }
}
