import 'server-only'
import { authorize, type Actor } from '@/lib/auth/actor'
import type { SignedInRole } from '@/lib/auth/permissions'
import { recordAudit } from '@/lib/audit/record'
import { database, type Transaction } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { isViolation } from '@/lib/db/violations'
import { AppError } from '@/lib/errors/app-error'
import { countCap, pagesOf, type ListPage } from '@/lib/http/paging'
import { mayChangeStatus, type BookingStatus } from './rules'
import { bookingIdSchema } from './schema'
import { bookingColumns, toBooking, type OneDayBooking, type StatusChange } from './view'

/** Bookings on one page of a list. */
export const bookingsPerPage = 20

type PageRequest = { page: number; limit?: number; after?: string | undefined }
export type BookingPage = ListPage & { bookings: OneDayBooking[] }

async function pageOf(
  where: { userId?: string; status?: BookingStatus },
  { page, limit = bookingsPerPage, after }: PageRequest,
): Promise<BookingPage> {
  const [total, last] = await Promise.all([countUpToCap(where), after ? positionOf(after, where) : null])
  const shown = pagesOf({ total }, { page, limit })
  const rows = await database().oneDayBooking.findMany({
    where: last ? { ...where, ...olderThan(last) } : where,
    select: bookingColumns,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: last ? 0 : (shown.page - 1) * limit,
    take: limit + 1,
  })
  const bookings = rows.slice(0, limit).map(toBooking)
  const nextKey = rows.length > limit ? (bookings.at(-1)?.id ?? null) : null
  return { bookings, total, ...shown, nextKey }
}

async function countUpToCap(where: Prisma.OneDayBookingWhereInput): Promise<number> {
  return database().oneDayBooking.count({ where, take: countCap + 1 })
}

type Position = { createdAt: Date; id: string }

async function positionOf(after: string, where: Prisma.OneDayBookingWhereInput): Promise<Position | null> {
  const id = bookingIdSchema.safeParse(after).data
  if (!id) return null
  return database().oneDayBooking.findFirst({
    where: { ...where, id },
    select: { createdAt: true, id: true },
  })
}

// The first condition is one that the index can begin at, the second leaves out those of the same moment.
const olderThan = ({ createdAt, id }: Position): Prisma.OneDayBookingWhereInput => ({
  createdAt: { lte: createdAt },
  OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }],
})

/** The caller's own bookings, newest first. */
export async function listOwnOneDayBookings(actor: Actor, request: PageRequest): Promise<BookingPage> {
  authorize(actor, 'one-day-booking:list-own')
  return pageOf({ userId: actor.id }, request)
}

/** Everybody's bookings for staff, newest first, of one status where given. */
export async function listOneDayBookings(
  actor: Actor,
  { status, ...request }: PageRequest & { status?: BookingStatus | undefined },
): Promise<BookingPage> {
  authorize(actor, 'one-day-booking:list-any')
  return pageOf(status ? { status } : {}, request)
}

/** How many bookings each status has; `countCap + 1` stands for more than that. */
export async function countOneDayBookings(actor: Actor): Promise<Record<BookingStatus, number>> {
  authorize(actor, 'one-day-booking:list-any')
  const [pending, successful, canceled] = await Promise.all([
    countUpToCap({ status: 'pending' }),
    countUpToCap({ status: 'successful' }),
    countUpToCap({ status: 'canceled' }),
  ])
  return { pending, successful, canceled }
}

/** One booking for staff, or null when there is none with that id. */
export async function getOneDayBooking(actor: Actor, id: string): Promise<OneDayBooking | null> {
  authorize(actor, 'one-day-booking:list-any')
  const row = await database().oneDayBooking.findUnique({ where: { id }, select: bookingColumns })
  return row && toBooking(row)
}

/** What happened to a booking, oldest first. */
export async function listStatusChanges(actor: Actor, bookingId: string): Promise<StatusChange[]> {
  authorize(actor, 'one-day-booking:list-any')
  const rows = await database().bookingStatusChange.findMany({
    where: { bookingId },
    select: { id: true, fromStatus: true, toStatus: true, actorRole: true, createdAt: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map((row) => ({
    id: row.id,
    from: row.fromStatus,
    to: row.toStatus,
    by: row.actorRole,
    createdAt: row.createdAt.toISOString(),
  }))
}

/**
 * Sets a booking's status (CONTRACT section 6): the admin any, a customer only cancels an own pending one. Taking a
 * place again is decided by the database. Throws NOT_FOUND (also for somebody else's), FORBIDDEN, STATE_CONFLICT,
 * SOLD_OUT, TRANSACTION_RELEASED.
 */
export async function setBookingStatus(
  actor: Actor,
  { id, status }: { id: string; status: BookingStatus },
): Promise<OneDayBooking> {
  authorize(actor, 'one-day-booking:cancel-own')
  try {
    return await database().$transaction((transaction) => changeStatus(transaction, actor, { id, status }))
  } catch (error) {
    if (isViolation(error, 'SOLD_OUT')) throw new AppError('SOLD_OUT')
    throw error
  }
}

async function changeStatus(
  transaction: Transaction,
  actor: { id: string; role: SignedInRole },
  { id, status }: { id: string; status: BookingStatus },
): Promise<OneDayBooking> {
  await transaction.$queryRaw`SELECT 1 FROM "one_day_bookings" WHERE "id" = ${id}::uuid FOR UPDATE`
  const current = await transaction.oneDayBooking.findUnique({
    where: { id },
    select: { ...bookingColumns, userId: true, transactionReleasedAt: true },
  })
  const isOwn = current?.userId === actor.id
  // A sub-admin reads all bookings, so being told FORBIDDEN gives nothing away; a customer must not learn of others'.
  if (!current || (actor.role === 'user' && !isOwn)) throw new AppError('NOT_FOUND')
  if (!mayChangeStatus(actor.role, { isOwn, from: current.status, to: status })) {
    throw new AppError(isOwn && status === 'canceled' ? 'STATE_CONFLICT' : 'FORBIDDEN')
  }
  if (current.status === status) {
    return toBooking(
      await transaction.oneDayBooking.findUniqueOrThrow({ where: { id }, select: bookingColumns }),
    )
  }
  if (current.transactionReleasedAt) throw new AppError('TRANSACTION_RELEASED')
  const row = await transaction.oneDayBooking.update({
    where: { id },
    data: {
      status,
      statusChanges: {
        create: { fromStatus: current.status, toStatus: status, actorId: actor.id, actorRole: actor.role },
      },
    },
    select: bookingColumns,
  })
  const changes = { status: [current.status, status] } as const
  await recordAudit(transaction, actor, {
    action: 'set-status',
    entity: 'one-day-booking',
    entityId: id,
    changes,
  })
  return toBooking(row)
}

/** Deletes a booking; its place and transaction id are free again. Throws NOT_FOUND. */
export async function removeOneDayBooking(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'one-day-booking:remove')
  const staff = { id: actor.id, role: actor.role }
  await database().$transaction(async (transaction) => {
    const removed = await transaction.oneDayBooking.deleteMany({ where: { id } })
    if (removed.count === 0) throw new AppError('NOT_FOUND')
    await recordAudit(transaction, staff, { action: 'remove', entity: 'one-day-booking', entityId: id })
  })
}
