import 'server-only'
import type { KeyHolder, SignedInActor } from '@/lib/auth/permissions'
import { dayOfDate } from '@/lib/core/day'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import type { Transaction } from '@/lib/db/client'
import { queueJobs } from '@/lib/db/job-queue'
import { readSettings } from '@/lib/settings/current-settings'
import type { Settings } from '@/lib/settings/schema'
import { isReadable } from '@/lib/transfers/rules'
import { recogniseTransfer, type Transfer } from '@/lib/transfers/transfer'
import { claimedUntil, offeredUntil, reservedUntil } from './holds'
import { queueBookingMails } from './mails'
import { mostPending } from './rules'
import { bookingSelect, toBooking } from './view'

/** A transfer that somebody says they sent. */
export type Claim = {
  transactionId: string
  /** Santim. */
  amount: number
  /** The id of a stored photo of the receipt. */
  photoId?: string | undefined
}

/**
 * Writes a claimed transfer to a booking, and asks the bank for its receipt where that is configured (CONTRACT sections 7
 * and 10). One transfer pays once, under whatever name. Returns the id of the payment. Throws INVALID_INPUT for a
 * reference that mixes alphabets, TRANSACTION_USED (also as a violation of the database).
 */
export async function claimTransfer(
  transaction: Transaction,
  { bookingId, claim, actor }: { bookingId: string; claim: Claim; actor: SignedInActor | KeyHolder },
): Promise<string> {
  const transfer = recogniseTransfer(claim.transactionId)
  if (transfer.isMixed) throw new AppError('INVALID_INPUT', { transactionId: 'transactionMixed' })
  if (transfer.key) await requireUntold(transaction, { bookingId, key: transfer.key })
  const isReused = await markReuse(transaction, transfer)
  if (isReused && transfer.key) throw new AppError('TRANSACTION_USED', { transactionId: 'transactionUsed' })
  const isAsked = isChecked(transfer)
  const { id } = await transaction.payment.create({
    data: {
      bookingId,
      way: 'transfer',
      amountSantim: claim.amount,
      reference: transfer.shown,
      referenceKey: transfer.key,
      transferKind: transfer.kind,
      receiptVerdict: isAsked ? 'waiting' : 'unknown',
      receiptFindings: isReused ? ['reused'] : [],
      receiptPhotoKey: claim.photoId ?? null,
      createdById: actor.role === 'visitor' ? null : actor.id,
    },
    select: { id: true },
  })
  if (isAsked) await queueJobs(transaction, 'check-receipt', [id])
  return id
}

/** Whoever tells of a transfer twice, as in another tab, reads that its booking has it, not that another one used it. */
async function requireUntold(
  transaction: Transaction,
  { bookingId, key: referenceKey }: { bookingId: string; key: string },
): Promise<void> {
  const told = await transaction.payment.count({ where: { bookingId, referenceKey } })
  if (told > 0) throw new AppError('TRANSACTION_USED', { transactionId: 'transactionTold' })
}

/** Confirms what is claimed for a booking: it counts as paid from now on. */
export async function confirmClaims(
  transaction: Transaction,
  { bookingId, actor }: { bookingId: string; actor: SignedInActor },
): Promise<void> {
  await transaction.payment.updateMany({
    where: { bookingId, state: 'claimed' },
    data: { state: 'confirmed', decidedById: actor.id },
  })
}

/** Confirms those of some locked bookings that are pending and whose whole total was paid (CONTRACT section 10). */
export async function confirmPaid(
  transaction: Transaction,
  actor: SignedInActor | KeyHolder,
  bookingIds: readonly string[],
): Promise<void> {
  const rows = await transaction.booking.findMany({
    where: { id: { in: [...bookingIds] }, status: 'pending' },
    select: { id: true, paidSantim: true, totalSantim: true },
  })
  const whole = rows.filter(({ paidSantim, totalSantim }) => paidSantim >= totalSantim)
  if (whole.length > 0) await confirmBookings(transaction, actor, whole)
}

async function confirmBookings(
  transaction: Transaction,
  actor: SignedInActor | KeyHolder,
  whole: readonly { id: string }[],
) {
  const where = { id: { in: whole.map(({ id }) => id) } }
  await transaction.booking.updateMany({ where, data: { status: 'successful', holdUntil: null } })
  const rows = await transaction.booking.findMany({ where, select: bookingSelect })
  await transaction.bookingChange.createMany({
    data: rows.map(({ id: bookingId, version }) => ({
      ...{ bookingId, version, fromStatus: 'pending', toStatus: 'successful' },
      ...(actor.role === 'visitor' ? { reason: 'by-link' } : { actorId: actor.id, actorRole: actor.role }),
    })),
  })
  await queueBookingMails(transaction, rows.map(toBooking), 'successful')
}

type Standing = {
  /** Whether the person has paid once. */
  hasPaid: boolean
  /** How many bookings of theirs wait. */
  pending: number
  /** Whether the address of the account is confirmed. */
  isConfirmed: boolean
}

/** Where no mails are sent nobody can confirm an address, and what was confirmed proves nothing. */
export const sendsMails = () => env().SMTP_URL !== undefined

/** Whether a person who stands so may hold one more pending booking. */
export const hasRoom = (standing: Standing, limits: Settings['limits']): boolean =>
  standing.pending < mostPending(standing, limits, sendsMails())

/** Lets a person hold one more pending booking, and tells how they stand. Throws TOO_MANY_PENDING. */
export async function requireRoomOfPerson(
  transaction: Transaction,
  userId: string,
  limits: Settings['limits'],
): Promise<Standing> {
  const standing = await standingOf(transaction, userId)
  if (!hasRoom(standing, limits)) throw new AppError('TOO_MANY_PENDING')
  return standing
}

/**
 * Whether a person has shown once that they pay, by a confirmed payment of a booking of their account, and how many
 * bookings that they made themselves are pending.
 */
export async function standingOf(transaction: Transaction, userId: string): Promise<Standing> {
  const [standing] = await transaction.$queryRaw<Standing[]>`
    SELECT has_paid(${userId}::uuid, NULL) AS "hasPaid", (
      SELECT count(*)::integer FROM "bookings"
      WHERE "user_id" = ${userId}::uuid AND "status" = 'pending' AND NOT "is_by_staff"
    ) AS "pending",
    EXISTS (
      SELECT FROM "users" WHERE "id" = ${userId}::uuid AND "email_confirmed_at" IS NOT NULL
    ) AS "isConfirmed"`
  return standing ?? { hasPaid: false, pending: 0, isConfirmed: false }
}

/** Whether a customer has shown once that they pay: by their account or, without one, by their phone. */
export async function hasPaidBefore(
  transaction: Transaction,
  { userId, phone }: { userId: string | null; phone: string },
): Promise<boolean> {
  const [row] = await transaction.$queryRaw<{ hasPaid: boolean }[]>`
    SELECT has_paid(${userId}::uuid, ${phone}) AS "hasPaid"`
  return row?.hasPaid ?? false
}

type Holding = {
  id: string
  /** Its first day. */
  day: Date
  holdUntil: Date | null
  userId: string | null
  phone: string
  isOffer: boolean
  paidSantim: bigint
  claimedSantim: bigint
}

/**
 * Until when a pending booking holds its places from now on: without an end once anything was paid, else as the oldest
 * claim that waits, or nothing, allows (CONTRACT section 8). Further claims make it no longer.
 */
export async function nextHold(transaction: Transaction, booking: Holding): Promise<Date | null> {
  if (booking.paidSantim > 0n) return null
  const { holds } = await readSettings(transaction)
  const [date, now] = [dayOfDate(booking.day), new Date()]
  if (booking.claimedSantim === 0n) {
    return (booking.isOffer ? offeredUntil : reservedUntil)({ date, madeAt: now }, holds)
  }
  const hasPaid = await hasPaidBefore(transaction, booking)
  const { id: bookingId, holdUntil: heldUntil } = booking
  // One that comes back from the canceled or the paid ones waits anew.
  if (heldUntil === null) return claimedUntil({ date, hasPaid, claimedAt: now }, holds)
  const { _min: oldest } = await transaction.payment.aggregate({
    where: { bookingId, state: 'claimed' },
    _min: { createdAt: true },
  })
  const claimedAt = oldest.createdAt ?? now
  return claimedUntil({ date, hasPaid, claimedAt, again: { at: now, heldUntil } }, holds)
}

const isChecked = ({ kind, key }: Transfer) =>
  key !== null && isReadable(kind) && env().RECEIPT_CHECK_URLS[kind] !== undefined

/**
 * Says whether a receipt named this transfer before: a bank may call it by another name than its receipt does. Of a link
 * that nobody understands, whether other claims name it, which are marked, so that staff read so at all of them.
 */
async function markReuse(transaction: Transaction, { key, shown }: Transfer): Promise<boolean> {
  if (key) {
    const used = await transaction.payment.findFirst({
      where: { receiptReference: key, releasedAt: null, state: { not: 'refused' } },
      select: { id: true },
    })
    return used !== null
  }
  const others = await transaction.payment.updateMany({
    where: { referenceKey: null, releasedAt: null, state: { not: 'refused' }, reference: shown },
    data: { receiptFindings: ['reused'] },
  })
  return others.count > 0
}
