import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { authorize, type Actor, requireProof, type SignedInActor } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import { answeringViolations, database, type Transaction } from '@/lib/db/client'
import { queueDeletionMails, withdrawCancellation } from './mails'
import { readBooking } from './new-booking'
import {
  changeStatus,
  lockBooking,
  recordChange,
  requireVersion,
  type StatusRequest,
  writeStatus,
} from './status-change'
import { toBooking, type Booking } from './view'

/**
 * Sets a booking's status (CONTRACT sections 6 and 10): the admin any, a customer only cancels an own pending one. Taking
 * places again is decided by the database; `successful` confirms what was claimed. Throws NOT_FOUND (also for somebody
 * else's), FORBIDDEN, STATE_CONFLICT (also where the vehicle of a canceled one was removed), SOLD_OUT, TRANSACTION_RELEASED,
 * INVALID_INPUT for a cause that does not fit the day.
 */
export async function setBookingStatus(actor: Actor, request: StatusRequest): Promise<Booking> {
  authorize(actor, 'booking:cancel-own')
  return answeringViolations(() =>
    database().$transaction((transaction) => changeStatus(transaction, actor, request)),
  )
}

/**
 * Releases the transfer of a canceled booking, so that it may pay for another (CONTRACT section 7); the booking can no
 * longer be reopened. Money that was confirmed is returned by a row of its own first. Throws PROOF_REQUIRED, NOT_FOUND,
 * STATE_CONFLICT when the booking is not canceled or was released before.
 */
export async function releaseTransaction(actor: Actor, id: string): Promise<Booking> {
  authorize(actor, 'booking:release-transaction')
  requireProof(actor)
  return database().$transaction(async (transaction) => {
    const current = await lockBooking(transaction, id)
    if (!current) throw new AppError('NOT_FOUND')
    if (current.status !== 'canceled' || toBooking(current).isTransactionReleased) {
      throw new AppError('STATE_CONFLICT')
    }
    await releaseTransfers(transaction, id, actor)
    const booking = await readBooking(transaction, id)
    await recordChange(transaction, {
      ...{ booking, from: 'canceled', to: 'canceled', actor, reason: 'transaction-released' },
    })
    await recordAudit(transaction, actor, { action: 'release-transaction', entity: 'booking', entityId: id })
    return booking
  })
}

async function releaseTransfers(transaction: Transaction, bookingId: string, actor: SignedInActor) {
  const transfers = await transaction.payment.findMany({
    where: { bookingId, way: 'transfer', refundOfId: null, releasedAt: null },
    select: { id: true, state: true, amountSantim: true, refunds: { select: { amountSantim: true } } },
  })
  for (const { id, state, amountSantim, refunds } of transfers) {
    const kept = refunds.reduce((sum, refund) => sum + refund.amountSantim, amountSantim)
    if (state === 'confirmed' && kept > 0n) {
      await transaction.payment.create({
        data: {
          ...{ bookingId, refundOfId: id, amountSantim: -kept, way: 'transfer', state: 'confirmed' },
          ...{ reason: 'transaction-released', createdById: actor.id, decidedById: actor.id },
        },
        select: { id: true },
      })
    }
    await transaction.payment.update({
      where: { id },
      data: { referenceKey: null, releasedAt: new Date() },
      select: { id: true },
    })
  }
}

/**
 * Hides a booking from everybody's lists and gives its places back; its payments, lines and history stay, and a transfer
 * that nobody confirmed may pay for another (CONTRACT section 8). The customer is told unless the trip is over. Throws
 * NOT_FOUND, and VERSION_CONFLICT where it is not the version that was seen any more.
 */
export async function removeBooking(actor: Actor, id: string, version?: number): Promise<void> {
  authorize(actor, 'booking:remove')
  await database().$transaction(async (transaction) => {
    const current = await lockBooking(transaction, id)
    if (!current) throw new AppError('NOT_FOUND')
    await requireVersion(transaction, current, version)
    const booking = await writeStatus(transaction, {
      ...{ id, from: current.status, to: 'canceled', actor, reason: 'deleted', isHidden: true },
    })
    await transaction.payment.updateMany({
      where: { bookingId: id, state: 'claimed', releasedAt: null },
      data: { referenceKey: null, releasedAt: new Date() },
    })
    await withdrawCancellation(transaction, id)
    await queueDeletionMails(transaction, booking)
    await recordAudit(transaction, actor, { action: 'remove', entity: 'booking', entityId: id })
  })
}
