import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { authorize, type Actor, type SignedInActor } from '@/lib/auth/permissions'
import { database, type Transaction, soldOutDay } from '@/lib/db/client'
import { AppError } from '@/lib/core/errors'
import { removeReceiptPhoto } from '@/lib/files/picture'
import { mayChangeStatus, type BookingStatus } from './rules'
import { queueBookingMails, lockBooking, soldOut, writeStatus } from './status-change'
import { bookingSelect, toBooking, type Booking } from './view'

type StatusRequest = { id: string; status: BookingStatus }

/**
 * Sets a booking's status (CONTRACT section 6): the admin any, a customer only cancels an own pending one. Taking a
 * place again is decided by the database. Throws NOT_FOUND (also for somebody else's), FORBIDDEN, STATE_CONFLICT,
 * SOLD_OUT, TRANSACTION_RELEASED.
 */
export async function setBookingStatus(actor: Actor, request: StatusRequest): Promise<Booking> {
  authorize(actor, 'booking:cancel-own')
  try {
    return await database().$transaction((transaction) => changeStatus(transaction, actor, request))
  } catch (error) {
    const day = soldOutDay(error)
    if (day) throw soldOut(day)
    throw error
  }
}

async function changeStatus(
  transaction: Transaction,
  actor: SignedInActor,
  { id, status }: StatusRequest,
): Promise<Booking> {
  const current = await lockBooking(transaction, id)
  const isOwn = current?.userId === actor.id
  // A sub-admin reads all bookings, so being told FORBIDDEN gives nothing away; a customer must not learn of others'.
  if (!current || (actor.role === 'user' && !isOwn)) throw new AppError('NOT_FOUND')
  if (!mayChangeStatus(actor.role, { isOwn, from: current.status, to: status })) {
    throw new AppError(isOwn && status === 'canceled' ? 'STATE_CONFLICT' : 'FORBIDDEN')
  }
  if (current.status === status) return toBooking(current)
  if (current.transactionReleasedAt) throw new AppError('TRANSACTION_RELEASED')
  const booking = await writeStatus(transaction, { id, from: current.status, to: status, actor })
  await queueBookingMails(transaction, booking, status)
  await recordAudit(transaction, actor, {
    action: 'set-status',
    entity: 'booking',
    entityId: id,
    changes: { status: [current.status, status] },
  })
  return booking
}

/**
 * Releases the transfer of a canceled booking, so that it may pay for another (CONTRACT section 7); the booking can no
 * longer be reopened. Throws NOT_FOUND, STATE_CONFLICT when the booking is not canceled or was released before.
 */
export async function releaseTransaction(actor: Actor, id: string): Promise<Booking> {
  authorize(actor, 'booking:release-transaction')
  return database().$transaction(async (transaction) => {
    const current = await lockBooking(transaction, id)
    if (!current) throw new AppError('NOT_FOUND')
    if (current.status !== 'canceled' || current.transactionReleasedAt) throw new AppError('STATE_CONFLICT')
    const row = await transaction.booking.update({
      where: { id },
      data: {
        transactionKey: null,
        transactionReleasedAt: new Date(),
        statusChanges: {
          create: {
            fromStatus: 'canceled',
            toStatus: 'canceled',
            actorId: actor.id,
            actorRole: actor.role,
            reason: 'transaction-released',
          },
        },
      },
      select: bookingSelect,
    })
    await recordAudit(transaction, actor, {
      action: 'release-transaction',
      entity: 'booking',
      entityId: id,
    })
    return toBooking(row)
  })
}

/** Deletes a booking; its place and transaction id are free again. Throws NOT_FOUND. */
export async function removeBooking(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'booking:remove')
  const staff = { id: actor.id, role: actor.role }
  const removed = await database().$transaction(async (transaction) => {
    const current = await lockBooking(transaction, id)
    if (!current) throw new AppError('NOT_FOUND')
    await transaction.booking.delete({ where: { id }, select: { id: true } })
    await queueBookingMails(transaction, toBooking(current), 'deleted')
    await recordAudit(transaction, staff, { action: 'remove', entity: 'booking', entityId: id })
    return current
  })
  if (removed.receiptPhotoKey) await removeReceiptPhoto(removed.receiptPhotoKey)
}
