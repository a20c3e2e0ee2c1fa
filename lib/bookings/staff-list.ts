import 'server-only'
import { z } from 'zod'
import { type Actor, authorize } from '@/lib/auth/actor'
import { dateOfDay, type Day } from '@/lib/core/day'
import { daySchema } from '@/lib/core/input-schemas'
import { database } from '@/lib/db/client'
import {
  clampPage,
  countCap,
  cursorPage,
  cursorQuery,
  momentOrders,
  type NumberedPage,
  type Page,
  type PageRequest,
} from '@/lib/db/cursor'
import { cursorSql } from '@/lib/db/cursor-sql'
import { Prisma } from '@/lib/db/generated/client'
import { likePattern, searchInput, searchWords } from '@/lib/db/search'
import { recogniseTransfer } from '@/lib/transfers/transfer'
import { type BookingOrder, bookingOrders, type BookingStatus } from './rules'
import { bookingStatusSchema } from './schema'
import { bookingSelect, type OneDayBooking, toBooking } from './view'

/** Bookings on one page of a list. */
const bookingsPerPage = 20

/** The address of a staff list; what is not understood counts as absent. */
export const staffListQuery = cursorQuery.extend({
  q: searchInput,
  status: bookingStatusSchema.optional().catch(undefined),
  /** The day of travel. */
  day: daySchema.optional().catch(undefined),
  sort: z.enum(bookingOrders).catch('newest'),
})
export type StaffListQuery = z.output<typeof staffListQuery>

type Filter = {
  userId?: string
  q?: string | undefined
  status?: BookingStatus | undefined
  day?: Day | undefined
}

/**
 * Everybody's bookings for staff, by status, by day of travel and by any part of name, phone and reference, in one of
 * the orders of the rules.
 */
export async function listOneDayBookings(
  actor: Actor,
  { q, status, day, sort = 'newest', ...request }: Partial<StaffListQuery> & PageRequest,
): Promise<Page<OneDayBooking>> {
  authorize(actor, 'one-day-booking:list-any')
  return readPage({ q, status, day }, sort, request)
}

/** How many bookings there are, of one status where given, counted up to `countCap + 1`. */
export async function countOneDayBookings(actor: Actor, status?: BookingStatus): Promise<number> {
  authorize(actor, 'one-day-booking:list-any')
  return countUpToCap({ status })
}

/** How many bookings each status has; `countCap + 1` stands for more than that. */
export async function countBookingsByStatus(actor: Actor): Promise<Record<BookingStatus, number>> {
  authorize(actor, 'one-day-booking:list-any')
  const [pending, successful, canceled] = await Promise.all([
    countUpToCap({ status: 'pending' }),
    countUpToCap({ status: 'successful' }),
    countUpToCap({ status: 'canceled' }),
  ])
  return { pending, successful, canceled }
}

/**
 * The caller's own bookings, newest first. A page beyond the last shows the last with `clamps`, as on screens, else
 * nothing (CONTRACT section 6).
 */
export async function listOwnOneDayBookings(
  actor: Actor,
  { page = 1, limit = bookingsPerPage, clamps = false, ...keys }: PageRequest & { clamps?: boolean },
): Promise<NumberedPage<OneDayBooking>> {
  authorize(actor, 'one-day-booking:list-own')
  const filter = { userId: actor.id }
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
  columns: [{ name: 'day', value: z.iso.datetime().transform((text) => new Date(text)) }],
} as const
const orders = {
  newest: { ...byMoment, ...momentOrders.newest },
  oldest: { ...byMoment, ...momentOrders.oldest },
  day: { ...byDay, descending: false },
  'day-last': { ...byDay, descending: true },
} as const satisfies Record<BookingOrder, unknown>

async function readPage(
  filter: Filter,
  sort: BookingOrder,
  { limit = bookingsPerPage, ...request }: PageRequest,
): Promise<Page<OneDayBooking>> {
  const place = { ...request, order: orders[sort], limit }
  const { beyond, orderBy, skip, take } = cursorSql(place)
  const where = Prisma.join([...conditionsOf(filter), ...beyond], ' AND ')
  const places = await database().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "one_day_bookings" WHERE ${where} ORDER BY ${orderBy} LIMIT ${take} OFFSET ${skip}`
  const ids = places.map((row) => row.id)
  const found = await database().oneDayBooking.findMany({
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
async function countUpToCap(filter: Filter): Promise<number> {
  const where = Prisma.join(conditionsOf(filter), ' AND ')
  const rows = await database().$queryRaw<{ total: number }[]>`
    SELECT count(*)::integer AS "total" FROM (
      SELECT FROM "one_day_bookings" WHERE ${where} LIMIT ${countCap + 1}
    ) AS counted`
  return rows[0]?.total ?? 0
}

function conditionsOf({ userId, q, status, day }: Filter): Prisma.Sql[] {
  return [
    Prisma.sql`TRUE`,
    ...(userId ? [Prisma.sql`"user_id" = ${userId}::uuid`] : []),
    ...(status ? [Prisma.sql`"status" = ${status}::"booking_status"`] : []),
    ...(day ? [Prisma.sql`"day" = ${dateOfDay(day)}::date`] : []),
    ...soughtTexts(q ?? '').map(
      (text) =>
        Prisma.sql`upper("customer_name" || ' ' || "phone" || ' ' || coalesce("transaction_key", '')) LIKE ${likePattern(text)}`,
    ),
  ]
}

/** What is sought, in capitals: a reference however spelled, a phone however written, else words. */
function soughtTexts(q: string): string[] {
  const transfer = recogniseTransfer(q)
  if (transfer.kind) return [transfer.key]
  if (/^[+\d][\d\s().-]{3,}$/.test(q)) {
    return [q.replace(/\D/g, '').replace(/^(?:00)?(?:251)?0?/, '')]
  }
  return searchWords(q.toUpperCase())
}
