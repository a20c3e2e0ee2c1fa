import 'server-only'
import { authorize, type Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { countCap, pagesOf, type ListPage } from '@/lib/server/paging'
import { changeReasonOf, type BookingStatus } from './rules'
import { bookingIdSchema } from './schema'
import { bookingColumns, toBooking, type OneDayBooking, type StatusChange } from './view'

/** Bookings on one page of a list. */
export const bookingsPerPage = 20

type PageRequest = { page: number; limit?: number; after?: string | undefined }
export type BookingPage = ListPage & { bookings: OneDayBooking[] }

async function pageOf(
  where: Filter,
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

type Filter = { userId?: string; status?: BookingStatus }

// Prisma's own count with a limit sorts first, by an order that no index of these conditions has.
async function countUpToCap({ userId, status }: Filter): Promise<number> {
  const conditions = [
    Prisma.sql`TRUE`,
    ...(userId ? [Prisma.sql`"user_id" = ${userId}::uuid`] : []),
    ...(status ? [Prisma.sql`"status" = ${status}::"booking_status"`] : []),
  ]
  const rows = await database().$queryRaw<{ total: number }[]>`
    SELECT count(*)::integer AS "total" FROM (
      SELECT FROM "one_day_bookings" WHERE ${Prisma.join(conditions, ' AND ')} LIMIT ${countCap + 1}
    ) AS counted`
  return rows[0]?.total ?? 0
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

/** One of the caller's own bookings, or null when it is somebody else's or none. */
export async function getOwnOneDayBooking(actor: Actor, id: string): Promise<OneDayBooking | null> {
  authorize(actor, 'one-day-booking:list-own')
  const row = await database().oneDayBooking.findFirst({
    where: { id, userId: actor.id },
    select: bookingColumns,
  })
  return row && toBooking(row)
}

/** The stored photo of a booking's receipt, for its owner and staff; null when there is none for this person. */
export async function getReceiptPhotoKey(actor: Actor, id: string): Promise<string | null> {
  authorize(actor, 'one-day-booking:list-own')
  const row = await database().oneDayBooking.findFirst({
    where: can(actor.role, 'one-day-booking:list-any') ? { id } : { id, userId: actor.id },
    select: { receiptPhotoKey: true },
  })
  return row?.receiptPhotoKey ?? null
}

/** What happened to a booking and who did it, oldest first. */
export async function listStatusChanges(actor: Actor, bookingId: string): Promise<StatusChange[]> {
  authorize(actor, 'one-day-booking:list-any')
  const rows = await database().bookingStatusChange.findMany({
    where: { bookingId },
    select: {
      id: true,
      fromStatus: true,
      toStatus: true,
      actorId: true,
      actorRole: true,
      reason: true,
      createdAt: true,
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const ids = rows.flatMap(({ actorId }) => actorId ?? [])
  const people = await database().user.findMany({
    where: { id: { in: ids } },
    select: { id: true, firstName: true, lastName: true },
  })
  const nameOf = (id: string | null) => {
    const person = people.find((one) => one.id === id)
    return person ? `${person.firstName} ${person.lastName}`.trim() : null
  }
  return rows.map((row) => ({
    id: row.id,
    from: row.fromStatus,
    to: row.toStatus,
    by: row.actorRole,
    name: nameOf(row.actorId),
    reason: changeReasonOf(row.reason),
    createdAt: row.createdAt.toISOString(),
  }))
}
