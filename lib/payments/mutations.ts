import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import {
  type Actor,
  authorize,
  authorizeWithKey,
  holds,
  type KeyHolder,
  type SignedInActor,
  requireProof,
} from '@/lib/auth/permissions'
import { type Claim, claimTransfer, nextHold } from '@/lib/bookings/claims'
import { queueBookingMails } from '@/lib/bookings/mails'
import { isOwnBooking } from '@/lib/bookings/rules'
import { lockBooking } from '@/lib/bookings/status-change'
import { toBooking } from '@/lib/bookings/view'
import { AppError } from '@/lib/core/errors'
import { santimOf } from '@/lib/core/money'
import { answeringViolations, database, type Transaction } from '@/lib/db/client'
import { photoHash, removeReceiptPhoto, storeReceiptPhoto } from '@/lib/files/picture'
import { decide, lockBookingOf, readPayment, tell } from './decision'
import type { Decision, Refund } from './schema'
import { holdUntil, readAgain, receiveCash, reopen } from './settlement'
import { payOnce } from './request-key'
import { type Payment, paymentSelect, toPayment } from './view'

type ClaimRequest = {
  bookingId: string
  claim: Omit<Claim, 'photoId'>
  /** Stored privately, and only if the claim is kept. */
  photo?: File | undefined
  requestKey?: string | undefined
}

/**
 * Writes a transfer that the customer, by account or key, or staff for them, says was sent for a booking that is not
 * canceled; it waits to be confirmed, and a pending booking holds its places meanwhile (CONTRACT sections 8 and 10). The same
 * `requestKey` counts once. Throws NOT_FOUND (also for somebody else's), STATE_CONFLICT where it is canceled, INVALID_INPUT,
 * TRANSACTION_USED, TOO_MANY_CLAIMS, IDEMPOTENCY_CONFLICT.
 */
export async function claimPayment(actor: Actor, request: ClaimRequest): Promise<Payment> {
  authorizeWithKey(actor, 'booking:create')
  const photoId = request.photo && (await storeReceiptPhoto(request.photo))
  let isKept = false
  try {
    const { photo, requestKey } = request
    const sentPhoto = photo && requestKey ? await photoHash(photo) : undefined
    const { payment, isNew } = await answeringViolations(() =>
      database().$transaction((transaction) => claim(transaction, actor, { ...request, photoId, sentPhoto })),
    )
    isKept = isNew
    return payment
  } finally {
    // The same request sent twice has its photo already.
    if (photoId && !isKept) await removeReceiptPhoto(photoId)
  }
}

/** How many transfers of a booking may wait for us at once: each is looked at by a person, and mailed about. */
const mostOpenClaims = 5

async function requireRoomForClaim(transaction: Transaction, bookingId: string): Promise<void> {
  const open = await transaction.payment.count({ where: { bookingId, state: 'claimed' } })
  if (open >= mostOpenClaims) throw new AppError('TOO_MANY_CLAIMS')
}

type Claimed = Omit<ClaimRequest, 'photo'> & { photoId: string | undefined; sentPhoto: string | undefined }

async function claim(
  transaction: Transaction,
  actor: SignedInActor | KeyHolder,
  { bookingId, claim: sent, photoId, sentPhoto, requestKey }: Claimed,
): Promise<{ payment: Payment; isNew: boolean }> {
  const current = await lockBooking(transaction, bookingId)
  if (!current || !(isOwnBooking(actor, current) || holds(actor, 'booking:list-any'))) {
    throw new AppError('NOT_FOUND')
  }
  let isNew = false
  const payment = await payOnce(
    transaction,
    { actor, bookingId, requestKey, input: { claim: sent, photo: sentPhoto } },
    async () => {
      if (current.status === 'canceled') {
        // The money may be on its way: whoever sent it has to know what to do.
        throw new AppError('STATE_CONFLICT', { transactionId: 'transferForCanceled' })
      }
      if (!holds(actor, 'booking:list-any')) await requireRoomForClaim(transaction, bookingId)
      isNew = true
      return writeClaim(transaction, actor, { booking: current, claim: { ...sent, photoId } })
    },
  )
  return { payment, isNew }
}

type Written = { booking: { id: string; userId: string | null }; claim: Claim }

async function writeClaim(
  transaction: Transaction,
  actor: SignedInActor | KeyHolder,
  { booking: { id: bookingId, userId }, claim: sent }: Written,
): Promise<Payment> {
  const id = await claimTransfer(transaction, { bookingId, claim: sent, actor })
  if (actor.role !== 'visitor' && userId !== actor.id) {
    await recordAudit(transaction, actor, { action: 'create', entity: 'payment', entityId: id })
  }
  const booking = await readAgain(transaction, bookingId)
  if (booking.status === 'pending' && booking.paidSantim === 0n) {
    await holdUntil(transaction, bookingId, await nextHold(transaction, booking))
  }
  await queueBookingMails(transaction, toBooking(booking), 'payment-claimed')
  return readPayment(transaction, id)
}

/**
 * Confirms a claimed payment, or refuses it with a reason that the customer is told (CONTRACT section 10). A refused
 * transfer may be claimed again; a booking whose payments reach its total is confirmed. Deciding the same twice counts
 * once. Throws NOT_FOUND, PAYMENT_DECIDED where it was decided otherwise, TRANSACTION_RELEASED where its transfer may pay
 * for another booking.
 */
export async function decidePayment(
  actor: Actor,
  { id, decision }: { id: string; decision: Decision },
): Promise<Payment> {
  authorize(actor, 'payment:decide')
  requireProof(actor)
  return answeringViolations(() =>
    database().$transaction(async (transaction) => {
      await decide(transaction, actor, { id, decision })
      return readPayment(transaction, id)
    }),
  )
}

type Refunded = Awaited<ReturnType<typeof lockBookingOf>> & { id: string; refund: Refund }

/**
 * Writes down what is returned of a confirmed payment, at most what is left of it, and tells the customer why (CONTRACT
 * section 10). Returns the row of the refund, whose amount is negative. The same `requestKey` counts once. Throws NOT_FOUND,
 * REFUND_TOO_HIGH, IDEMPOTENCY_CONFLICT.
 */
export async function refundPayment(
  actor: Actor,
  { id, refund, requestKey }: { id: string; refund: Refund; requestKey?: string | undefined },
): Promise<Payment> {
  authorize(actor, 'payment:refund')
  requireProof(actor)
  return answeringViolations(() =>
    database().$transaction(async (transaction) => {
      const { bookingId, way } = await lockBookingOf(transaction, id)
      return payOnce(transaction, { actor, bookingId, requestKey, input: { id, refund } }, () =>
        refundOf(transaction, actor, { id, bookingId, way, refund }),
      )
    }),
  )
}

async function refundOf(
  transaction: Transaction,
  actor: SignedInActor,
  { id, bookingId, way: paidBy, refund }: Refunded,
): Promise<Payment> {
  const { amount, reference, reason, way = reference ? 'transfer' : paidBy } = refund
  // The database compares it with what is left, and refuses what was never paid.
  const row = await transaction.payment.create({
    data: {
      ...{ bookingId, refundOfId: id, state: 'confirmed', amountSantim: -amount, reason, reference },
      ...{ way, createdById: actor.id, decidedById: actor.id },
    },
    select: paymentSelect,
  })
  await recordAudit(transaction, actor, {
    ...{ action: 'refund', entity: 'payment', entityId: id, changes: { amount: [null, -amount] } },
  })
  await reopen(transaction, bookingId)
  await tell(transaction, 'payment-refunded', { bookingId, amount, reason })
  return toPayment(row)
}

type Cash = {
  bookingId: string
  amount: number
  requestKey?: string | undefined
  asksBeyondDue?: boolean | undefined
}

/**
 * Writes cash that staff took for a booking that is not canceled; it is confirmed at once (CONTRACT section 10). `amount` in
 * santim. The same `requestKey` counts once. Throws NOT_FOUND, STATE_CONFLICT where the booking is canceled, IDEMPOTENCY_CONFLICT,
 * and INVALID_INPUT for more than the booking still costs where a person is to be asked first.
 */
export async function takeCash(
  actor: Actor,
  { bookingId, amount, requestKey, asksBeyondDue = false }: Cash,
): Promise<Payment> {
  authorize(actor, 'payment:take-cash')
  return answeringViolations(() =>
    database().$transaction(async (transaction) => {
      const current = await lockBooking(transaction, bookingId)
      if (!current) throw new AppError('NOT_FOUND')
      return payOnce(transaction, { actor, bookingId, requestKey, input: { cash: amount } }, async () => {
        if (current.status === 'canceled') throw new AppError('STATE_CONFLICT')
        if (asksBeyondDue && amount > santimOf(toBooking(current).due)) {
          throw new AppError('INVALID_INPUT', { amount: 'cashBeyondDue' })
        }
        return receiveCash(transaction, actor, { bookingId, amount })
      })
    }),
  )
}
