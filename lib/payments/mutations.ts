import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize, can, type SignedInActor } from '@/lib/auth/permissions'
import { type Claim, claimTransfer, nextHold } from '@/lib/bookings/claims'
import { queueBookingMails } from '@/lib/bookings/mails'
import { answeringViolations, lockBooking, writeStatus } from '@/lib/bookings/status-change'
import { bookingSelect, toBooking } from '@/lib/bookings/view'
import { AppError } from '@/lib/core/errors'
import { database, type Transaction } from '@/lib/db/client'
import { removeReceiptPhoto, storeReceiptPhoto } from '@/lib/files/picture'
import type { Decision, Refund } from './schema'
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
  if (current.userId !== actor.id) {
    await recordAudit(transaction, actor, { action: 'create', entity: 'payment', entityId: id })
  }
  const booking = await readAgain(transaction, bookingId)
  if (booking.status === 'pending' && booking.paidSantim === 0n) {
    await holdUntil(transaction, bookingId, await nextHold(transaction, booking))
  }
  await queueBookingMails(transaction, toBooking(booking), 'received')
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
  return answeringViolations(() =>
    database().$transaction((transaction) => decide(transaction, actor, { id, decision })),
  )
}

async function decide(
  transaction: Transaction,
  actor: SignedInActor,
  { id, decision: { state, reason } }: { id: string; decision: Decision },
): Promise<Payment> {
  const { bookingId } = await lockBookingOf(transaction, id)
  const payment = await readPayment(transaction, id)
  if (payment.state === state && !payment.refundOf) return payment
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
  return readPayment(transaction, id)
}

/**
 * Writes down what is returned of a confirmed payment, at most what is left of it, and tells the customer why (CONTRACT
 * section 10). Returns the row of the refund, whose amount is negative. Throws NOT_FOUND, REFUND_TOO_HIGH.
 */
export async function refundPayment(
  actor: Actor,
  { id, refund: { amount, reference, reason } }: { id: string; refund: Refund },
): Promise<Payment> {
  authorize(actor, 'payment:refund')
  return answeringViolations(() =>
    database().$transaction(async (transaction) => {
      const { bookingId, way } = await lockBookingOf(transaction, id)
      // The database compares it with what is left, and refuses what was never paid.
      const refund = await transaction.payment.create({
        data: {
          ...{ bookingId, refundOfId: id, state: 'confirmed', amountSantim: -amount, reason, reference },
          ...{ way: reference ? 'transfer' : way, createdById: actor.id, decidedById: actor.id },
        },
        select: paymentSelect,
      })
      await recordAudit(transaction, actor, {
        ...{ action: 'refund', entity: 'payment', entityId: id, changes: { amount: [null, -amount] } },
      })
      await reopen(transaction, bookingId)
      await tell(transaction, 'payment-refunded', { bookingId, amount, reason })
      return toPayment(refund)
    }),
  )
}

/**
 * Writes cash that staff took for a booking that is not canceled; it is confirmed at once (CONTRACT section 10). `amount` in
 * santim. Throws NOT_FOUND, STATE_CONFLICT where the booking is canceled.
 */
export async function takeCash(
  actor: Actor,
  { bookingId, amount }: { bookingId: string; amount: number },
): Promise<Payment> {
  authorize(actor, 'payment:take-cash')
  return answeringViolations(() =>
    database().$transaction(async (transaction) => {
      const current = await lockBooking(transaction, bookingId)
      if (!current) throw new AppError('NOT_FOUND')
      if (current.status === 'canceled') throw new AppError('STATE_CONFLICT')
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
    }),
  )
}

/** Holds the booking of a payment before anything is decided, as everybody does who writes to it. Throws NOT_FOUND. */
async function lockBookingOf(transaction: Transaction, paymentId: string) {
  const row = await transaction.payment.findUnique({
    where: { id: paymentId },
    select: { bookingId: true, way: true },
  })
  if (!row || !(await lockBooking(transaction, row.bookingId))) throw new AppError('NOT_FOUND')
  return row
}

const readAgain = (transaction: Transaction, bookingId: string) =>
  transaction.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { ...bookingSelect, userId: true },
  })

const readPayment = async (transaction: Transaction, id: string) =>
  toPayment(await transaction.payment.findUniqueOrThrow({ where: { id }, select: paymentSelect }))

const holdUntil = (transaction: Transaction, id: string, moment: Date | null) =>
  transaction.booking.update({ where: { id }, data: { holdUntil: moment }, select: { id: true } })

/** After money came: a pending booking is confirmed by its whole total, and holds its places without an end by a part. */
async function settle(transaction: Transaction, actor: SignedInActor, bookingId: string): Promise<void> {
  const { status, paidSantim, totalSantim } = await readAgain(transaction, bookingId)
  if (status !== 'pending' || paidSantim === 0n) return
  if (paidSantim < totalSantim) {
    await holdUntil(transaction, bookingId, null)
    return
  }
  const change = { id: bookingId, from: 'pending', to: 'successful', actor } as const
  await queueBookingMails(transaction, await writeStatus(transaction, change), 'successful')
}

/** After money went or was refused: the clock of a pending booking starts again once nothing pays for it. */
async function reopen(transaction: Transaction, bookingId: string): Promise<void> {
  const booking = await readAgain(transaction, bookingId)
  if (booking.status !== 'pending' || booking.paidSantim > 0n) return
  if (booking.claimedSantim > 0n && booking.holdUntil) return
  await holdUntil(transaction, bookingId, await nextHold(transaction, booking))
}

type Told = Pick<Payment, 'bookingId' | 'amount'> & { reason: string }

async function tell(
  transaction: Transaction,
  event: 'payment-refused' | 'payment-refunded',
  { bookingId, amount, reason }: Told,
): Promise<void> {
  const booking = toBooking(await readAgain(transaction, bookingId))
  await queueBookingMails(transaction, booking, event, { payment: { amount: amount / 100, reason } })
}
