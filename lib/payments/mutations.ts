import 'server-only'
import { type Actor, authorize, can, type SignedInActor } from '@/lib/auth/permissions'
import { type Claim, claimTransfer, hasPaid } from '@/lib/bookings/claims'
import { claimedUntil } from '@/lib/bookings/holds'
import { answeringViolations, lockBooking, queueBookingMails } from '@/lib/bookings/status-change'
import { bookingSelect, toBooking } from '@/lib/bookings/view'
import { dayOfDate } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { database, type Transaction } from '@/lib/db/client'
import { removeReceiptPhoto, storeReceiptPhoto } from '@/lib/files/picture'
import { readSettings } from '@/lib/settings/queries'
import { type Payment, paymentSelect, toPayment } from './view'

type ClaimRequest = {
  bookingId: string
  claim: Omit<Claim, 'photoId'>
  /** Stored privately, and only if the claim is kept. */
  photo?: File | undefined
}

/**
 * Writes a transfer that the customer, or staff for them, says was sent for a booking that is not canceled; it waits to
 * be confirmed, and a pending booking holds its places meanwhile (CONTRACT sections 8 and 10). Throws NOT_FOUND (also for
 * somebody else's), STATE_CONFLICT where it is canceled, INVALID_INPUT, TRANSACTION_USED.
 */
export async function claimPayment(actor: Actor, request: ClaimRequest): Promise<Payment> {
  authorize(actor, 'booking:create')
  const photoId = request.photo && (await storeReceiptPhoto(request.photo))
  try {
    return await answeringViolations(() =>
      database().$transaction((transaction) => claim(transaction, actor, { ...request, photoId })),
    )
  } catch (error) {
    if (photoId) await removeReceiptPhoto(photoId)
    throw error
  }
}

async function claim(
  transaction: Transaction,
  actor: SignedInActor,
  { bookingId, claim: sent, photoId }: ClaimRequest & { photoId: string | undefined },
): Promise<Payment> {
  const current = await lockBooking(transaction, bookingId)
  const mayClaim = current?.userId === actor.id || can(actor.role, 'booking:list-any')
  if (!current || !mayClaim) throw new AppError('NOT_FOUND')
  if (current.status === 'canceled') throw new AppError('STATE_CONFLICT')
  const id = await claimTransfer(transaction, { bookingId, claim: { ...sent, photoId }, actor })
  if (current.status === 'pending' && current.paidSantim === 0n) {
    const { holds } = await readSettings(transaction)
    const isKnown = current.userId !== null && (await hasPaid(transaction, current.userId))
    const rental = { date: dayOfDate(current.day), claimedAt: new Date(), hasPaid: isKnown }
    await transaction.booking.update({
      where: { id: bookingId },
      data: { holdUntil: claimedUntil(rental, holds) },
      select: { id: true },
    })
  }
  const booking = await transaction.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: bookingSelect,
  })
  await queueBookingMails(transaction, toBooking(booking), 'received')
  return toPayment(await transaction.payment.findUniqueOrThrow({ where: { id }, select: paymentSelect }))
}
