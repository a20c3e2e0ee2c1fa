import 'server-only'
import { z } from 'zod'
import { holds, requireProof, type SignedInActor } from '@/lib/auth/permissions'
import { recordAudit } from '@/lib/audit/audit-writer'
import { dayInAddis } from '@/lib/core/day'
import { AppError, type BookingEdit } from '@/lib/core/errors'
import { fullName } from '@/lib/core/i18n/format'
import type { Prisma } from '@/lib/db/generated/client'
import { type Database, lockRow, type Transaction } from '@/lib/db/client'
import type { StoredChanges } from './changed-fields'
import { confirmClaims, nextHold } from './claims'
import { type BookingStatus, type ChangeReason, mayChangeStatus } from './rules'
import type { Locale } from '@/lib/core/i18n/routing'
import { queueBookingMails, withdrawCancellation } from './mails'
import { type CancelCause, type CancelFacts, causesOn, keptOf, refundOf } from './refund-rules'
import { bookingSelect, toBooking, type Booking, type FieldEdit } from './view'

/**
 * Reads a booking and holds it until the transaction ends, so that what is decided on it stays true; null for one that is
 * hidden too.
 */
export async function lockBooking(transaction: Transaction, id: string) {
  await lockRow(transaction, 'bookings', id)
  return transaction.booking.findUnique({
    where: { id, hiddenAt: null },
    select: bookingSelect,
  })
}

/**
 * Holds the bookings whose ids a query finds until the transaction ends, in one order, and says their status by then. Who writes to
 * several at once begins with it, then holds the records of their customers and the days that they give back
 * (docs/decisions/database-invariants.md).
 */
export async function lockBookings(
  transaction: Transaction,
  found: Prisma.Sql,
): Promise<Map<string, BookingStatus>> {
  const rows = await transaction.$queryRaw<{ id: string; status: BookingStatus }[]>`
    SELECT "id", "status"::text FROM "bookings" WHERE "id" IN (${found}) ORDER BY "id" FOR UPDATE`
  return new Map(rows.map(({ id, status }) => [id, status]))
}

/** Holds the days on which bookings hold places, in the order in which everybody holds them. */
export async function lockDays(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.$queryRaw`
    SELECT 1 FROM "vehicle_days" d WHERE EXISTS (
      SELECT FROM "bookings" b WHERE b."id" = ANY(${ids}::uuid[])
        AND b."vehicle_id" = d."vehicle_id" AND d."day" BETWEEN b."day" AND b."last_day"
    ) ORDER BY d."vehicle_id", d."day" FOR UPDATE`
}

/** Lets what staff do in a transaction pass the limit of a phone number (CONTRACT section 11); the database asks it. */
export async function liftPhoneLimit(transaction: Transaction): Promise<void> {
  await transaction.$queryRaw`SELECT set_config('bookings.by_staff', 'on', true)`
}

type StatusWritten = {
  id: string
  from: BookingStatus
  to: BookingStatus
  /** Missing where the system does it for a reason. */
  actor?: SignedInActor
  /** A word of the rules, or what staff wrote. */
  reason?: ChangeReason | (string & {}) | null
  cause?: CancelCause | null
  /** The language of the reason. */
  locale?: Locale | undefined
  /** Of a booking that becomes pending: when its places are free again. */
  holdUntil?: Date | null
  /** Of a booking that is canceled: what the company keeps of its price, in Br; otherwise nothing. */
  kept?: number
  isHidden?: boolean
  /** Fields with what each was and is. */
  changes?: Record<string, [unknown, unknown]>
}

/** Writes a status with its line of history. */
export async function writeStatus(transaction: Transaction, change: StatusWritten): Promise<Booking> {
  const { id, from, to, holdUntil, kept, isHidden, ...told } = change
  const row = await transaction.booking.update({
    where: { id },
    data: {
      ...{ status: to, holdUntil: holdUntil ?? null },
      ...(kept !== undefined && { keptSantim: Math.round(kept * 100) }),
      ...(isHidden && { hiddenAt: new Date(), statusBeforeHidden: from }),
    },
    select: bookingSelect,
  })
  await recordChange(transaction, { booking: row, from, to, ...told })
  return toBooking(row)
}

type Change = Pick<StatusWritten, 'from' | 'to' | 'actor' | 'reason' | 'cause' | 'locale' | 'changes'> & {
  booking: { id: string; version: number }
}

/** How much of what was paid for a booking was returned, in Br, and when money for it was confirmed last. */
export async function returnsOf(
  client: Database | Transaction,
  bookingId: string,
): Promise<{ returned: number; paidAt: Date | null }> {
  const rows = await client.payment.findMany({
    where: { bookingId, state: 'confirmed' },
    select: { amountSantim: true, refundOfId: true, decidedAt: true },
    orderBy: { decidedAt: 'asc' },
  })
  const refunds = rows.filter(({ refundOfId }) => refundOfId !== null)
  return {
    returned: refunds.reduce((sum, { amountSantim }) => sum - Number(amountSantim), 0) / 100,
    paidAt: rows.findLast(({ refundOfId }) => refundOfId === null)?.decidedAt ?? null,
  }
}

/** Adds a line to the history of a booking: who changed what, into which version. */
export async function recordChange(transaction: Transaction, change: Change): Promise<void> {
  const { booking, from, to, actor, reason, cause, locale, changes } = change
  await transaction.bookingChange.create({
    data: {
      bookingId: booking.id,
      fromStatus: from,
      toStatus: to,
      actorId: actor?.id ?? null,
      actorRole: actor?.role ?? null,
      reason: reason ?? null,
      cause: cause ?? null,
      locale: (reason && locale) || null,
      version: booking.version,
      ...(changes && { changes: JSON.parse(JSON.stringify(changes)) }),
    },
  })
}

/** A status that a booking is to have. */
export type StatusRequest = {
  id: string
  status: BookingStatus
  /** Why staff cancel, as a word and in their own; the customer is told. */
  cause?: CancelCause | null
  reason?: string | undefined
  /** The language in which they write. */
  locale?: Locale | undefined
}

/** Sets a status within a transaction; see `setBookingStatus`. */
export async function changeStatus(
  transaction: Transaction,
  actor: SignedInActor,
  { id, status, reason, cause = null, locale }: StatusRequest,
): Promise<Booking> {
  const current = await lockBooking(transaction, id)
  const isOwn = current?.userId === actor.id
  // A sub-admin reads all bookings, so being told FORBIDDEN gives nothing away; a customer must not learn of others'.
  if (!current || (!isOwn && !holds(actor, 'booking:list-any'))) throw new AppError('NOT_FOUND')
  const hasReason = cause !== null || Boolean(reason)
  if (!mayChangeStatus(actor, { isOwn, from: current.status, to: status, hasReason })) {
    throw new AppError(isOwn && status === 'canceled' ? 'STATE_CONFLICT' : 'FORBIDDEN')
  }
  const before = toBooking(current)
  if (current.status === status) return before
  if (before.isTransactionReleased) throw new AppError('TRANSACTION_RELEASED')
  if (cause && !causesOn(dayInAddis(new Date()), before).includes(cause)) {
    throw new AppError('INVALID_INPUT', { reason: 'choiceInvalid' })
  }
  // A vehicle that was removed since has no place that it could take again.
  if (current.status === 'canceled' && current.vehicleId === null) throw new AppError('STATE_CONFLICT')
  if (status === 'successful') {
    // Its money is confirmed with it.
    requireProof(actor)
    await confirmClaims(transaction, { bookingId: id, actor })
  }
  // Who is told that it stands again need not be told that it was canceled.
  if (current.status === 'canceled') await withdrawCancellation(transaction, id)
  if (status === 'pending') await liftPhoneLimit(transaction)
  const holdUntil = status === 'pending' ? await nextHold(transaction, current) : null
  // Staff who booked for somebody with their own account cancel for the company, once they say why.
  const isCustomers = isOwn && !(hasReason && holds(actor, 'booking:cancel-any'))
  const asked = { isCustomers, cause, now: new Date() }
  const booking = await writeStatus(transaction, {
    ...{ id, from: current.status, to: status, actor, holdUntil, reason: reason ?? null, cause, locale },
    // What an undo gives back, and what is kept of the price unless it does.
    ...(status === 'canceled' && {
      changes: { holdUntil: [current.holdUntil, null] },
      kept: keptOf(before, asked),
    }),
  })
  const cancellation =
    status === 'canceled' && (await cancellationOf(transaction, before, { asked, reason, locale }))
  await queueBookingMails(transaction, booking, status, cancellation ? { cancellation } : {})
  await recordAudit(transaction, actor, {
    action: 'set-status',
    entity: 'booking',
    entityId: id,
    changes: { status: [current.status, status] },
  })
  return booking
}

type Canceling = { asked: CancelFacts } & Pick<StatusRequest, 'reason' | 'locale'>

/** What the mail about a cancellation says of its reason and of what comes back. */
async function cancellationOf(
  transaction: Transaction,
  booking: Booking,
  { asked, reason, locale }: Canceling,
) {
  const { returned } = await returnsOf(transaction, booking.id)
  return {
    refund: refundOf({ ...booking, returned }, asked),
    claimed: booking.claimed,
    cause: asked.cause,
    ...(reason && { words: reason }),
    ...(reason && locale && { locale }),
  }
}

/** Tells the names of those who changed a booking; null where the system did, or the account is gone. */
export async function namesOf(client: Database | Transaction, ids: readonly (string | null)[]) {
  const people = await client.user.findMany({
    where: { id: { in: ids.filter((id) => id !== null) } },
    select: { id: true, firstName: true, lastName: true },
  })
  return (id: string | null) => {
    const person = people.find((one) => one.id === id)
    return person ? fullName(person) : null
  }
}

const storedChanges = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]))

// What a person wrote at length is only named, as is what has parts.
const toldValue = (field: string, value: unknown) =>
  field !== 'message' && (typeof value === 'string' || typeof value === 'number') ? String(value) : null

/** What a line of history changed, in the order in which it was kept; when its places are free again is no field of a person. */
export const fieldEditsOf = (changes: unknown): FieldEdit[] =>
  Object.entries(storedChanges.safeParse(changes).data ?? {})
    .filter(([field]) => field !== 'holdUntil')
    .map(([field, [before, after]]) => ({
      field,
      before: toldValue(field, before),
      after: toldValue(field, after),
    }))

/** Throws VERSION_CONFLICT, which says who changed what, where a locked booking is not the version that was seen any more. */
export async function requireVersion(
  transaction: Transaction,
  { id, version }: Pick<Booking, 'id' | 'version'>,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined || seen === version) return
  throw new AppError('VERSION_CONFLICT', undefined, { edits: await editsSince(transaction, id, seen) })
}

/** Who changed what of a booking after a version, the oldest first. */
export async function editsSince(
  transaction: Database | Transaction,
  bookingId: string,
  version: number,
): Promise<(BookingEdit & { changes: StoredChanges })[]> {
  const rows = await transaction.bookingChange.findMany({
    where: { bookingId, version: { gt: version } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      actorId: true,
      actorRole: true,
      fromStatus: true,
      toStatus: true,
      changes: true,
      createdAt: true,
    },
  })
  const names = await namesOf(
    transaction,
    rows.map(({ actorId }) => actorId),
  )
  return rows.map(({ actorId, actorRole, fromStatus, toStatus, createdAt, ...row }) => {
    const changes = storedChanges.safeParse(row.changes).data ?? {}
    return {
      changes,
      name: names(actorId),
      role: actorRole,
      at: createdAt.toISOString(),
      fields: [
        ...fieldEditsOf(changes).map(({ field }) => field),
        ...(fromStatus === toStatus ? [] : ['status']),
      ],
    }
  })
}
