import 'server-only'
import { type Actor, authorize, holds } from '@/lib/auth/permissions'
import type { Locale } from '@/lib/core/i18n/routing'
import { database } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { waitingRows } from '@/lib/payments/bank-lines'

/** The most that are named; the rest is in the lists. */
export const mostNews = 8

/** Something that came in and needs somebody. */
export type NewsItem = {
  kind: 'booking' | 'transfer' | 'travel' | 'contact'
  /** Of the record that it leads to; a transfer leads to its booking. */
  id: string
  /** Who it is from; empty where the person was deleted. */
  name: string
  /** A booking's code, where somebody wants to go, or how a message begins. */
  about: string
  /** The language of `about`, where it is a message; null where it is a code or a place. */
  aboutLocale: Locale | null
  /** ISO 8601. */
  createdAt: string
}

/**
 * The newest pending bookings, claimed transfers, travel requests and messages that nobody has dealt with, newest first, at
 * most eight; a booking with a claimed transfer is named once. By one query; transfers and messages for who may see them
 * (CONTRACT section 5).
 */
export async function listNews(actor: Actor): Promise<NewsItem[]> {
  authorize(actor, 'statistics:read')
  const seesTransfers = holds(actor, 'payment:decide')
  const parts = [
    Prisma.sql`
      SELECT 'booking' AS "kind", b."id", b."customer_name" AS "name", b."code" AS "about", NULL::locale AS "aboutLocale", b."created_at"
      FROM "bookings" b WHERE b."status" = 'pending' AND b."hidden_at" IS NULL
      ORDER BY b."created_at" DESC, b."id" DESC`,
    Prisma.sql`
      SELECT 'travel', "id", trim("first_name" || ' ' || coalesce("last_name", '')), coalesce("destination", ''), NULL::locale, "created_at"
      FROM "travel_bookings" WHERE "done_at" IS NULL ORDER BY "created_at" DESC, "id" DESC`,
    ...(seesTransfers
      ? [
          Prisma.sql`
            SELECT 'transfer', b."id", b."customer_name", b."code", NULL::locale, p."created_at"
            FROM ${waitingRows}
            ORDER BY p."created_at" DESC, p."id" DESC`,
        ]
      : []),
    ...(holds(actor, 'contact:list')
      ? [
          Prisma.sql`
            SELECT 'contact', "id", trim("first_name" || ' ' || coalesce("last_name", '')), left("message", 60), "locale", "created_at"
            FROM "contact_messages" WHERE "done_at" IS NULL ORDER BY "created_at" DESC, "id" DESC`,
        ]
      : []),
  ]
  // A booking comes before its transfer, so that half of these at most are named a second time.
  const read = 2 * mostNews
  const each = parts.map((part) => Prisma.sql`(${part} LIMIT ${read})`)
  const rows = await database().$queryRaw<(Omit<NewsItem, 'createdAt'> & { created_at: Date })[]>`
    SELECT * FROM (${Prisma.join(each, ' UNION ALL ')}) AS news
    ORDER BY "created_at" DESC, "id" DESC LIMIT ${read}`
  const claimed = new Set(rows.flatMap(({ kind, id }) => (kind === 'transfer' ? [id] : [])))
  const news = rows.filter(({ kind, id }) => kind !== 'booking' || !claimed.has(id)).slice(0, mostNews)
  return news.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}
