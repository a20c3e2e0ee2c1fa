import 'server-only'
import { authorize, authorizeWithKey, type Actor, holds } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import { bookingCodeOf, type BookingOrder, type BookingStatus, visibleBookings } from './rules'
import { soughtBy } from './booking-search'
import { bookingSelect, toBooking, type Booking } from './view'
import { addDays, dateOfDay, type Day, dayInAddis, startOfDay } from '@/lib/core/day'
import { formatTime } from '@/lib/core/i18n/format'
import {
  clampPage,
  countCap,
  cursorMoment,
  cursorPage,
  momentOrders,
  type NumberedPage,
  type Page,
  type PageRequest,
} from '@/lib/db/cursor'
import { cursorSql } from '@/lib/db/cursor-sql'
import { Prisma } from '@/lib/db/generated/client'
import { earliestStart } from '@/lib/vehicles/availability/rules'
import type { BookingsQuery, StaffListQuery } from './list-schema'

/** One booking for staff, or null when there is none with that id. */
export async function getBooking(actor: Actor, id: string): Promise<Booking | null> {
  authorize(actor, 'booking:list-any')
  const row = await database().booking.findUnique({ where: { id, hiddenAt: null }, select: bookingSelect })
  return row && toBooking(row)
}

/** One of the caller's own bookings, or null when it is somebody else's or none. */
export async function getOwnBooking(actor: Actor, id: string): Promise<Booking | null> {
  authorize(actor, 'booking:list-own')
  const row = await database().booking.findFirst({
    where: { id, userId: actor.id, hiddenAt: null },
    select: bookingSelect,
  })
  return row && toBooking(row)
}

/** Bookings on one page of a list. */
const bookingsPerPage = 20

/** What narrows a list of bookings down. */
type BookingFilter = {
  userId?: string
  q?: string | undefined
  status?: BookingStatus | undefined
  day?: Day | undefined
  /** Those that were chosen. */
  ids?: readonly string[] | undefined
  /** What is not over at `now`, or what is, or was canceled. */
  part?: 'next' | 'past' | undefined
  now?: Date | undefined
  /** The days on which it travels, or was made. */
  span?: { by: 'travel' | 'made'; from?: Day | undefined; to?: Day | undefined }
}

/** Those that were chosen are listed whatever became of them meanwhile, in a list of another status too. */
const listed = ({ q, status, day, ids }: Partial<StaffListQuery>): BookingFilter =>
  ids ? { ids } : { q, status, day }

/**
 * Everybody's bookings for staff, by status, by day of travel and by any part of what people name them by, or those that were
 * chosen, in one of the orders of the rules.
 */
export async function listBookings(
  actor: Actor,
  { q, status, day, ids, sort = 'newest', ...request }: Partial<StaffListQuery> & PageRequest,
): Promise<Page<Booking>> {
  authorize(actor, 'booking:list-any')
  return readPage(listed({ q, status, day, ids }), sort, request)
}

/**
 * Bookings of the caller, or everybody's for staff, newest first, with what the query asks for (CONTRACT section 14).
 * Throws FORBIDDEN for everybody's.
 */
export async function searchBookings(
  actor: Actor,
  { scope, q, status, by, from, to }: BookingsQuery,
  request: PageRequest,
): Promise<Page<Booking> & { total: number }> {
  authorize(actor, 'booking:list-own')
  if (scope === 'all') authorize(actor, 'booking:list-any')
  const filter: BookingFilter = {
    q,
    status,
    span: { by, from, to },
    ...(scope === 'own' && { userId: actor.id }),
  }
  return { ...(await readPage(filter, 'newest', request)), total: await countUpToCap(filter) }
}

/**
 * One booking by its id or by its code in any spelling: the caller's own, by account or key, anybody's for staff, a deleted
 * one for an admin. Throws NOT_FOUND, also for somebody else's.
 */
export async function findBooking(actor: Actor, typed: string): Promise<Booking> {
  authorizeWithKey(actor, 'booking:list-own')
  const code = bookingCodeOf(typed)
  const row = await database().booking.findFirst({
    where: {
      AND: [code ? { code } : { id: typed }, visibleBookings(actor)],
      ...(!holds(actor, 'booking:remove') && { hiddenAt: null }),
    },
    select: bookingSelect,
  })
  if (!row) throw new AppError('NOT_FOUND')
  return toBooking(row)
}

/** How many bookings there are, of one status where given, counted up to `countCap + 1`. */
export async function countBookings(actor: Actor, status?: BookingStatus): Promise<number> {
  authorize(actor, 'booking:list-any')
  return countUpToCap({ status })
}

/** How many bookings a list of staff holds, counted up to `countCap + 1`. */
export async function countListedBookings(actor: Actor, query: Partial<StaffListQuery>): Promise<number> {
  authorize(actor, 'booking:list-any')
  return countUpToCap(listed(query))
}

/** How many bookings each status has; `countCap + 1` stands for more than that. */
export async function countBookingsByStatus(actor: Actor): Promise<Record<BookingStatus, number>> {
  authorize(actor, 'booking:list-any')
  const rows = await database().$queryRaw<{ status: BookingStatus; total: number }[]>`
    SELECT "status"::text, (
      SELECT count(*) FROM (
        SELECT FROM "bookings" b WHERE b."status" = s."status" AND b."hidden_at" IS NULL LIMIT ${countCap + 1}
      ) AS counted
    )::integer AS "total"
    FROM unnest(enum_range(NULL::"booking_status")) AS s("status")`
  const totalOf = (status: BookingStatus) => rows.find((row) => row.status === status)?.total ?? 0
  return { pending: totalOf('pending'), successful: totalOf('successful'), canceled: totalOf('canceled') }
}

/** The most trips ahead that are shown at once; who has more sees the first. */
const mostAhead = 100

/** The caller's own trips that are not over, as `isTripOver` has it, and not canceled, the next first. */
export async function listNextBookings(actor: Actor, now = new Date()): Promise<readonly Booking[]> {
  authorize(actor, 'booking:list-own')
  return (await readPage({ userId: actor.id, part: 'next', now }, 'day', { limit: mostAhead })).rows
}

type OwnRequest = PageRequest & { clamps?: boolean; part?: 'past'; now?: Date }

/**
 * The caller's own bookings, newest first, or those of them that are over or canceled. A page beyond the last shows the
 * last with `clamps`, as on screens, else nothing (CONTRACT section 6).
 */
export async function listOwnBookings(
  actor: Actor,
  { page = 1, limit = bookingsPerPage, clamps = false, part, now, ...keys }: OwnRequest,
): Promise<NumberedPage<Booking>> {
  authorize(actor, 'booking:list-own')
  const filter: BookingFilter = { userId: actor.id, part, now }
  const total = await countUpToCap(filter)
  const { page: last, pages } = clampPage({ total }, { page, limit })
  const shown = clamps ? last : page
  return { ...(await readPage(filter, 'newest', { ...keys, page: shown, limit })), total, page: shown, pages }
}

const id = Prisma.sql`"id"`
const byMoment = { id, expressions: [{ sql: Prisma.sql`"created_at"`, type: 'timestamptz' }] } as const
const byDay = {
  id,
  expressions: [{ sql: Prisma.sql`"day"`, type: 'date' }],
  columns: [{ name: 'day', value: cursorMoment }],
} as const
const orders = {
  newest: { ...byMoment, ...momentOrders.newest },
  oldest: { ...byMoment, ...momentOrders.oldest },
  day: { ...byDay, descending: false },
  'day-last': { ...byDay, descending: true },
} as const satisfies Record<BookingOrder, unknown>

async function readPage(
  filter: BookingFilter,
  sort: BookingOrder,
  { limit = bookingsPerPage, ...request }: PageRequest,
): Promise<Page<Booking>> {
  const place = { ...request, order: orders[sort], limit }
  const { conditions: afterCursor, orderBy, skip, take } = cursorSql(place)
  const where = Prisma.join([...conditionsOf(filter), ...afterCursor], ' AND ')
  const places = await database().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "bookings" WHERE ${where} ORDER BY ${orderBy} LIMIT ${take} OFFSET ${skip}`
  const ids = places.map((row) => row.id)
  const found = await database().booking.findMany({
    where: { id: { in: ids } },
    select: bookingSelect,
  })
  const byId = new Map(found.map((row) => [row.id, row]))
  return cursorPage(
    ids.flatMap((one) => byId.get(one) ?? []),
    place,
    toBooking,
  )
}

// Prisma's own count with a limit sorts first, by an order that no index of these conditions has.
async function countUpToCap(filter: BookingFilter): Promise<number> {
  const conditions = conditionsOf(filter)
  const where = Prisma.join(conditions, ' AND ')
  // Asked for all of them in no order, the database would read a table that is too large to stay in memory.
  const order = conditions.length === 1 ? Prisma.sql`ORDER BY "created_at" DESC, "id" DESC` : Prisma.empty
  const rows = await database().$queryRaw<{ total: number }[]>`
    SELECT count(*)::integer AS "total" FROM (
      SELECT FROM "bookings" WHERE ${where} ${order} LIMIT ${countCap + 1}
    ) AS counted`
  return rows[0]?.total ?? 0
}

/** The conditions of a filter on the rows of bookings, in SQL. */
function conditionsOf({ userId, q, status, day, ids, part, now, span }: BookingFilter): Prisma.Sql[] {
  return [
    Prisma.sql`"hidden_at" IS NULL`,
    ...(userId ? [Prisma.sql`"user_id" = ${userId}::uuid`] : []),
    ...(status ? [Prisma.sql`"status" = ${status}::"booking_status"`] : []),
    ...(day ? [onDay(day)] : []),
    ...(ids ? [Prisma.sql`"id" = ANY(${ids}::uuid[])`] : []),
    ...(part ? [partOf(part, now)] : []),
    ...(span ? within(span) : []),
    ...(q ? [soughtBy(q)] : []),
  ]
}

function partOf(part: NonNullable<BookingFilter['part']>, now = new Date()): Prisma.Sql {
  const today = dayInAddis(now)
  const isOfLastNight = Prisma.sql`("day" = "last_day" AND "day" = ${dateOfDay(addDays(today, -1))}::date
    AND coalesce("return_time" < "pickup_time" AND "return_time" > ${formatTime(now.toISOString())}, false))`
  const isNext = Prisma.sql`("status" <> 'canceled' AND ("last_day" >= ${dateOfDay(today)}::date OR ${isOfLastNight}))`
  return part === 'next' ? isNext : Prisma.sql`NOT ${isNext}`
}

function within({ by, from, to }: NonNullable<BookingFilter['span']>): Prisma.Sql[] {
  if (by === 'made') {
    return [
      ...(from ? [Prisma.sql`"created_at" >= ${startOfDay(from)}`] : []),
      ...(to ? [Prisma.sql`"created_at" < ${startOfDay(addDays(to, 1))}`] : []),
    ]
  }
  return [
    ...(from
      ? [
          Prisma.sql`"day" >= ${dateOfDay(earliestStart(from))}::date AND "last_day" >= ${dateOfDay(from)}::date`,
        ]
      : []),
    ...(to ? [Prisma.sql`"day" <= ${dateOfDay(to)}::date`] : []),
  ]
}

/** On the way on that day, as `takenIn` says it to Prisma. */
function onDay(day: Day): Prisma.Sql {
  const first = dateOfDay(earliestStart(day))
  return Prisma.sql`"day" BETWEEN ${first}::date AND ${dateOfDay(day)}::date AND "last_day" >= ${dateOfDay(day)}::date`
}
