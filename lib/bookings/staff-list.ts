import 'server-only'
import { z } from 'zod'
import { type Actor, authorize } from '@/lib/auth/actor'
import { dateOfDay } from '@/lib/core/day'
import { daySchema } from '@/lib/core/input-schemas'
import { database } from '@/lib/db/client'
import { likePattern } from '@/lib/db/like-pattern'
import { searchWords } from '@/lib/db/search-words'
import { Prisma } from '@/lib/db/generated/client'
import { searchInput } from '@/lib/server/search-input'
import {
  type Key,
  type KeysetPage,
  keysetQuery,
  type KeysetQuery,
  pageOfRows,
  readingOf,
} from '@/lib/db/keyset'
import { recogniseTransfer } from '@/lib/payments/transfer'
import { type BookingOrder, bookingOrders } from './rules'
import { bookingStatusSchema } from './schema'
import { bookingsPerPage } from './queries'
import { bookingColumns, type OneDayBooking, toBooking } from './view'

/** The address of a staff list; what is not understood counts as absent. */
export const staffListQuery = keysetQuery.extend({
  q: searchInput,
  status: bookingStatusSchema.optional().catch(undefined),
  /** The day of travel. */
  day: daySchema.optional().catch(undefined),
  sort: z.enum(bookingOrders).catch('newest'),
})
export type StaffListQuery = z.output<typeof staffListQuery>
export type BookingList = KeysetPage<OneDayBooking>

/**
 * Everybody's bookings for staff, by status, by day of travel and by any part of name, phone and reference, in one of
 * the orders of the rules. Pages go by key, so that the last one is as quick as the first.
 */
export async function findOneDayBookings(
  actor: Actor,
  {
    q,
    status,
    day,
    sort = 'newest',
    limit = bookingsPerPage,
    ...keys
  }: Partial<StaffListQuery> & { limit?: number },
): Promise<BookingList> {
  authorize(actor, 'one-day-booking:list-any')
  const conditions = [
    ...(status ? [Prisma.sql`"status" = ${status}::"booking_status"`] : []),
    ...(day ? [Prisma.sql`"day" = ${dateOfDay(day)}::date`] : []),
    ...searchPatterns(q ?? '').map(
      (pattern) =>
        Prisma.sql`upper("customer_name" || ' ' || "phone" || ' ' || coalesce("transaction_key", '')) LIKE ${pattern}`,
    ),
  ]
  const places = { after: keys.after, before: keys.before }
  const ids = await readIds(conditions, orders[sort], places, limit)
  const rows = await database().oneDayBooking.findMany({ where: { id: { in: ids } }, select: bookingColumns })
  const found = new Map(rows.map((row) => [row.id, toBooking(row)]))
  const bookings = ids.flatMap((id) => found.get(id) ?? [])
  return pageOfRows(bookings, { ...places, limit, keyOf: orders[sort].keyOf })
}

const byMoment = {
  column: Prisma.sql`"created_at"`,
  place: z.tuple([z.iso.datetime(), z.uuid()]),
  cast: Prisma.sql`::timestamptz`,
  keyOf: ({ createdAt, id }: OneDayBooking): Key => [createdAt, id],
}
const byDay = {
  column: Prisma.sql`"day"`,
  place: z.tuple([daySchema, z.uuid()]),
  cast: Prisma.sql`::date`,
  keyOf: ({ date, id }: OneDayBooking): Key => [date, id],
}
const orders = {
  newest: { ...byMoment, isFalling: true },
  oldest: { ...byMoment, isFalling: false },
  day: { ...byDay, isFalling: false },
  'day-last': { ...byDay, isFalling: true },
} as const satisfies Record<BookingOrder, unknown>

/** What is sought, as LIKE patterns over capitals: a reference however spelled, a phone however written, else words. */
function searchPatterns(q: string): string[] {
  const transfer = recogniseTransfer(q)
  if (transfer.kind) return [containing(transfer.key)]
  if (/^[+\d][\d\s().-]{3,}$/.test(q)) {
    return [containing(q.replace(/\D/g, '').replace(/^(?:00)?(?:251)?0?/, ''))]
  }
  return searchWords(q.toUpperCase()).map(containing)
}

const containing = (text: string) => `%${likePattern(text)}%`

async function readIds(
  conditions: Prisma.Sql[],
  { column, place, cast, isFalling }: (typeof orders)[BookingOrder],
  keys: KeysetQuery,
  limit: number,
): Promise<string[]> {
  const { key, isBackward, take } = readingOf(keys, limit)
  const from = place.safeParse(key).data
  const goesDown = isFalling !== isBackward
  const side = goesDown ? Prisma.sql`<` : Prisma.sql`>`
  const beyond = from && Prisma.sql`(${column}, "id") ${side} (${from[0]}${cast}, ${from[1]}::uuid)`
  const all = beyond ? [...conditions, beyond] : conditions
  const where = all.length > 0 ? Prisma.sql`WHERE ${Prisma.join(all, ' AND ')}` : Prisma.empty
  const to = goesDown ? Prisma.sql`DESC` : Prisma.sql`ASC`
  const rows = await database().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "one_day_bookings" ${where} ORDER BY ${column} ${to}, "id" ${to} LIMIT ${take}`
  return rows.map(({ id }) => id)
}
