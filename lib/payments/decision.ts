import 'server-only'
import { recordAudit, recordAudits } from '@/lib/audit/audit-writer'
import type { SignedInActor } from '@/lib/auth/permissions'
import { queueBookingMails } from '@/lib/bookings/mails'
import { readBooking } from '@/lib/bookings/new-booking'
import { lockBookings } from '@/lib/bookings/status-change'
import { AppError } from '@/lib/core/errors'
import { lockRow, type Transaction } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import type { Decision } from './schema'
import { reopen, settle } from './settlement'
import { type Payment, paymentSelect, toPayment } from './view'

/**
 * Confirms or refuses a claim within a transaction; see `decidePayment`. Throws NOT_FOUND,
 * PAYMENT_DECIDED, TRANSACTION_RELEASED, INVALID_INPUT.
 */
export async function decide(
  transaction: Transaction,
  actor: SignedInActor,
  { id, decision: { state, reason } }: { id: string; decision: Decision },
): Promise<void> {
  const { bookingId } = await lockBookingOf(transaction, id)
  const payment = await readPayment(transaction, id)
  if (payment.state === state && !payment.refundOf) return
  if (payment.state !== 'claimed') throw new AppError('PAYMENT_DECIDED')
  if (payment.isReleased) throw new AppError('TRANSACTION_RELEASED')
  if (state === 'confirmed') {
    await confirmTogether(transaction, actor, [{ paymentId: id, lineId: null }])
    return
  }
  if (!reason) throw new AppError('INVALID_INPUT', { reason: 'reasonMissing' })
  await writeRefusal(transaction, actor, { payment, reason })
  await reopen(transaction, bookingId)
  await tell(transaction, 'payment-refused', { ...payment, reason })
}

/** Writes that a claim is refused, and why; its transfer may be claimed again. */
export async function writeRefusal(
  transaction: Transaction,
  actor: SignedInActor,
  { payment: { id, amount }, reason }: { payment: Pick<Payment, 'id' | 'amount'>; reason: string },
): Promise<void> {
  await transaction.payment.update({
    where: { id },
    data: { state: 'refused', decidedById: actor.id, reason, referenceKey: null },
    select: { id: true },
  })
  await recordAudit(transaction, actor, {
    ...{ action: 'refuse', entity: 'payment', entityId: id },
    changes: { state: ['claimed', 'refused'], amount: [null, amount] },
  })
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

/** A claim that waits, and the line of a statement that names it with its reference and amount, if one does. */
export type ExactClaim = { paymentId: string; lineId: string | null }

type Confirmed = { id: string; bookingId: string; amountSantim: bigint }

/**
 * Confirms those of some claims that still wait, of bookings that are not deleted, within a transaction: their bookings are
 * settled, the audit names each, and the lines of statements that name them are linked. Returns how many these were. Throws
 * STATE_CONFLICT where a line pays for another claim by now.
 */
export async function confirmTogether(
  transaction: Transaction,
  actor: SignedInActor,
  claims: readonly ExactClaim[],
): Promise<number> {
  const ids = claims.map(({ paymentId }) => paymentId)
  // The bookings before anything is decided, as everybody does who writes to them.
  await lockBookings(
    transaction,
    Prisma.sql`SELECT "booking_id" FROM "payments" WHERE "id" = ANY(${ids}::uuid[])`,
  )
  const confirmed = await transaction.$queryRaw<Confirmed[]>`
    UPDATE "payments" p SET "state" = 'confirmed', "decided_by_id" = ${actor.id}::uuid
    FROM "bookings" b
    WHERE p."id" = ANY(${ids}::uuid[]) AND p."state" = 'claimed' AND p."released_at" IS NULL
      AND b."id" = p."booking_id" AND b."hidden_at" IS NULL
    RETURNING p."id", p."booking_id" AS "bookingId", p."amount_santim" AS "amountSantim"`
  if (confirmed.length === 0) return 0
  const isConfirmed = new Set(confirmed.map(({ id }) => id))
  await linkLines(
    transaction,
    claims.filter(({ paymentId }) => isConfirmed.has(paymentId)),
  )
  await recordAudits(
    transaction,
    actor,
    confirmed.map(({ id, amountSantim }) => ({
      ...{ action: 'confirm', entity: 'payment', entityId: id },
      changes: { state: ['claimed', 'confirmed'], amount: [null, Number(amountSantim)] },
    })),
  )
  await settle(transaction, actor, [...new Set(confirmed.map(({ bookingId }) => bookingId))])
  return confirmed.length
}

async function linkLines(transaction: Transaction, claims: readonly ExactClaim[]): Promise<void> {
  const named = claims.filter(({ lineId }) => lineId !== null)
  if (named.length === 0) return
  const linked = await transaction.$executeRaw`
    UPDATE "statement_lines" l SET "payment_id" = n."payment"
    FROM unnest(${named.map(({ lineId }) => lineId)}::uuid[], ${named.map(({ paymentId }) => paymentId)}::uuid[])
      AS n("line", "payment")
    WHERE l."id" = n."line" AND l."payment_id" IS NULL`
  if (linked < named.length) throw new AppError('STATE_CONFLICT')
}
