import 'server-only'
import { z } from 'zod'
import { recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize, authorizeWithKey, holds, type SignedInActor } from '@/lib/auth/permissions'
import { lockPerson } from '@/lib/auth/session'
import { dayOfDate } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import type { Locale } from '@/lib/core/i18n/routing'
import { answeringViolations, database, type Transaction } from '@/lib/db/client'
import { withdrawBookingMails } from '@/lib/mail/queue'
import { readSettings } from '@/lib/settings/current-settings'
import { requireRoomForStranger } from './address-limit'
import { requireRoomOfPerson } from './claims'
import { undoSeconds } from './mails'
import { type CancelCause, cancelCauseOf, type Refund, refundOf } from './refund-rules'
import { changeReasonOf, visibleBookings } from './rules'
import { liftPhoneLimit, lockBooking, returnsOf, writeStatus } from './status-change'
import { type Booking, bookingSelect, toBooking } from './view'

/** What a canceled booking tells whoever opens it. */
export type Cancellation = {
  cause: CancelCause | null
  /** What staff wrote, and in which language where that is known. */
  words: string | null
  locale: Locale | null
  /** What still has to come back. */
  refund: Refund
  /** Until when whoever asks can take it back, ISO 8601; null once that is over, and where somebody else canceled. */
  undoUntil: string | null
}

const changeSelect = {
  fromStatus: true,
  toStatus: true,
  actorId: true,
  actorRole: true,
  cause: true,
  reason: true,
  locale: true,
  changes: true,
  version: true,
  createdAt: true,
} as const

const undoEnd = (canceledAt: Date) => new Date(canceledAt.getTime() + undoSeconds * 1000)

/**
 * How a canceled booking of one's own, or for staff anybody's, came to be canceled; null for any other. Whoever has the key of its
 * link, who may be somebody else by now, is told what comes back, and not why.
 */
export async function getCancellation(actor: Actor, bookingId: string): Promise<Cancellation | null> {
  authorizeWithKey(actor, 'booking:list-own')
  const row = await database().booking.findUnique({
    where: { id: bookingId, status: 'canceled', hiddenAt: null, AND: [visibleBookings(actor)] },
    select: {
      ...bookingSelect,
      keptSantim: true,
      statusChanges: {
        where: { toStatus: 'canceled', fromStatus: { not: 'canceled' } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: 1,
        select: changeSelect,
      },
    },
  })
  const [change] = row?.statusChanges ?? []
  if (!row || !change?.fromStatus) return null
  const cause = cancelCauseOf(change.cause)
  const isOwn = change.actorId !== null && change.actorId === row.userId
  // Of staff only while they say nothing of why, as `changeStatus` has it; whose account is gone by now is known by what was kept.
  const isCustomers =
    (isOwn && (change.actorRole === 'user' || !(cause ?? change.reason))) || Number(row.keptSantim) > 0
  const isByKey = actor.role === 'visitor'
  const mayUndo =
    !isByKey &&
    change.actorId === actor.id &&
    change.version === row.version &&
    undoEnd(change.createdAt) > new Date()
  const { returned, paidAt } = await returnsOf(database(), bookingId)
  return {
    cause: isByKey ? null : cause,
    words: isByKey || changeReasonOf(change.reason) ? null : change.reason,
    locale: change.locale,
    refund: refundOf(
      { ...toBooking(row), status: change.fromStatus, returned },
      { isCustomers, cause, now: change.createdAt, paidAt },
    ),
    undoUntil: mayUndo ? undoEnd(change.createdAt).toISOString() : null,
  }
}

/** What comes back of each of the caller's own bookings among these, by its id, if they cancel it now. */
export async function listCancelRefunds(
  actor: Actor,
  bookings: readonly Booking[],
): Promise<Map<string, Refund>> {
  authorize(actor, 'booking:cancel-own')
  const ids = bookings.map(({ id }) => id)
  const own = await database().booking.findMany({
    where: { id: { in: ids }, userId: actor.id },
    select: { id: true, payments: { where: { refundOfId: { not: null } }, select: { amountSantim: true } } },
  })
  const asked = { isCustomers: true, cause: null, now: new Date() }
  const refunds = new Map<string, Refund>()
  for (const { id, payments } of own) {
    const booking = bookings.find((one) => one.id === id)
    const returned = payments.reduce((sum, { amountSantim }) => sum - Number(amountSantim), 0) / 100
    if (booking) refunds.set(id, refundOf({ ...booking, returned }, asked))
  }
  return refunds
}

/**
 * Takes back a cancellation that the actor made within the last seconds (CONTRACT section 8): status, places and hold are
 * as they were, and nobody is told. A second time changes nothing. Throws NOT_FOUND (also for somebody else's), UNDO_OVER
 * where the time is over or its mail is leaving, STATE_CONFLICT where somebody changed the booking since, SOLD_OUT where
 * somebody took the place, and what `createBooking` throws where a customer holds as many pending ones as they may.
 */
export async function undoCancellation(actor: Actor, bookingId: string): Promise<Booking> {
  authorize(actor, 'booking:cancel-own')
  return answeringViolations(() =>
    database().$transaction((transaction) => undo(transaction, actor, bookingId)),
  )
}

const savedHold = z.object({ holdUntil: z.tuple([z.iso.datetime().nullable(), z.null()]) })

async function undo(transaction: Transaction, actor: SignedInActor, id: string): Promise<Booking> {
  const isStaff = holds(actor, 'booking:list-any')
  // First, as who books does: what is counted of a person is what is really there.
  if (!isStaff) await lockPerson(transaction, actor)
  const current = await lockBooking(transaction, id)
  if (!current || (!isStaff && current.userId !== actor.id)) throw new AppError('NOT_FOUND')
  const change = await transaction.bookingChange.findFirst({
    where: { bookingId: id, actorId: actor.id, version: current.version },
    select: changeSelect,
  })
  if (!change?.fromStatus) throw new AppError('STATE_CONFLICT')
  if (change.reason === 'undone') return toBooking(current)
  if (change.toStatus !== 'canceled' || change.fromStatus === 'canceled') throw new AppError('STATE_CONFLICT')
  if (undoEnd(change.createdAt) < new Date()) throw new AppError('UNDO_OVER')
  if (isStaff) await liftPhoneLimit(transaction)
  else if (change.fromStatus === 'pending') await requireRoom(transaction, actor, id)
  const told = { bookingId: id, event: 'canceled', since: change.createdAt } as const
  if ((await withdrawBookingMails(transaction, told)) > 0) throw new AppError('UNDO_OVER')
  const [holdUntil] = savedHold.safeParse(change.changes).data?.holdUntil ?? [null]
  const booking = await writeStatus(transaction, {
    ...{ id, from: 'canceled', to: change.fromStatus, actor, reason: 'undone' },
    holdUntil: holdUntil === null ? null : new Date(holdUntil),
  })
  await recordAudit(transaction, actor, {
    ...{ action: 'set-status', entity: 'booking', entityId: id },
    changes: { status: ['canceled', change.fromStatus] },
  })
  return booking
}

/** Asks the limits that bind a customer's new booking of one that is to be pending again. */
async function requireRoom(transaction: Transaction, actor: SignedInActor, bookingId: string): Promise<void> {
  const { isByStaff, madeFrom, vehicleId, day, lastDay } = await transaction.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { isByStaff: true, madeFrom: true, vehicleId: true, day: true, lastDay: true },
  })
  if (isByStaff) return
  const { limits } = await readSettings(transaction)
  await requireRoomOfPerson(transaction, actor.id, limits)
  if (!madeFrom || !vehicleId) return
  const days = { date: dayOfDate(day), lastDate: dayOfDate(lastDay) }
  await requireRoomForStranger(transaction, { madeFrom, vehicleId, days, limits, bookingId })
}
