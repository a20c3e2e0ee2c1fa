import 'server-only'
import { z } from 'zod'
import { authorize, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { likePattern } from '@/lib/db/like-pattern'
import { searchWords } from '@/lib/db/search-words'
import { Prisma } from '@/lib/db/generated/client'
import { keysetQuery, pageOfRows, readingOf, type KeysetPage, type KeysetQuery } from '@/lib/paging/keyset'
import { recogniseTransfer } from '@/lib/transfers/recognise'
import { bookingStatusSchema } from './schema'
import { bookingsPerPage } from './service'
import { bookingColumns, toBooking, type OneDayBooking } from './view'

/** The address of a staff list; what is not understood counts as absent. */
export const staffListQuery = keysetQuery.extend({
  q: z.string().trim().max(100).optional().catch(undefined),
  status: bookingStatusSchema.optional().catch(undefined),
})
export type StaffListQuery = z.output<typeof staffListQuery>
export type BookingList = KeysetPage<OneDayBooking>

const placeSchema = z.tuple([z.iso.datetime(), z.uuid()])

/**
 * Everybody's bookings for staff, newest first, by status and by any part of name, phone and reference. Pages go by
 * key, so that the last one is as quick as the first.
 */
export async function findOneDayBookings(
  actor: Actor,
  { q, status, limit = bookingsPerPage, ...keys }: StaffListQuery & { limit?: number },
): Promise<BookingList> {
  authorize(actor, 'one-day-booking:list-any')
  const conditions = [
    ...(status ? [Prisma.sql`"status" = ${status}::"booking_status"`] : []),
    ...searchPatterns(q ?? '').map(
      (pattern) =>
        Prisma.sql`upper("customer_name" || ' ' || "phone" || ' ' || coalesce("transaction_key", '')) LIKE ${pattern}`,
    ),
  ]
  const ids = await readIds(conditions, keys, limit)
  const rows = await database().oneDayBooking.findMany({ where: { id: { in: ids } }, select: bookingColumns })
  const found = new Map(rows.map((row) => [row.id, toBooking(row)]))
  const bookings = ids.flatMap((id) => found.get(id) ?? [])
  return pageOfRows(bookings, { ...keys, limit, keyOf: ({ createdAt, id }) => [createdAt, id] })
}

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

async function readIds(conditions: Prisma.Sql[], keys: KeysetQuery, limit: number): Promise<string[]> {
  const { key, isBackward, take } = readingOf(keys, limit)
  const place = placeSchema.safeParse(key).data
  const position = place && Prisma.sql`(${place[0]}::timestamptz, ${place[1]}::uuid)`
  const beyond =
    position &&
    (isBackward
      ? Prisma.sql`("created_at", "id") > ${position}`
      : Prisma.sql`("created_at", "id") < ${position}`)
  const all = beyond ? [...conditions, beyond] : conditions
  const where = all.length > 0 ? Prisma.sql`WHERE ${Prisma.join(all, ' AND ')}` : Prisma.empty
  const order = isBackward ? Prisma.sql`"created_at" ASC, "id" ASC` : Prisma.sql`"created_at" DESC, "id" DESC`
  const rows = await database().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "one_day_bookings" ${where} ORDER BY ${order} LIMIT ${take}`
  return rows.map(({ id }) => id)
}
