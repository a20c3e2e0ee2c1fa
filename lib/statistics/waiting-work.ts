import 'server-only'
import { type Actor, authorize, can } from '@/lib/auth/permissions'
import { addDays, dateOfDay, dayInAddis } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import type { WorkKind } from '@/lib/routes/menus'

/** Counted up to here: a count of `mostCounted + 1` stands for more. */
export const mostCounted = 99

const upToMost = (rows: Prisma.Sql) =>
  Prisma.sql`(SELECT count(*) FROM (${rows} LIMIT ${mostCounted + 1}) AS counted)::integer`

/** Bookings that travel between two days: those that begin then, and of the few of several days those that began before. */
const underWay = (from: Date, to: Date) => Prisma.sql`
  SELECT "id", "day", "last_day", "vehicle_id" FROM "bookings"
  WHERE "status" IN ('pending', 'successful') AND "day" BETWEEN ${from}::date AND ${to}::date
  UNION ALL
  SELECT "id", "day", "last_day", "vehicle_id" FROM "bookings"
  WHERE "status" IN ('pending', 'successful') AND "last_day" > "day"
    AND "last_day" >= ${from}::date AND "day" < ${from}::date`

/**
 * How much of each kind waits for somebody, as the lists that the menu leads to hold it: pending bookings, travel requests
 * and messages without an answer, departures of today and tomorrow without a driver, transfers to check. By one query,
 * for every page of the desk; null for what the caller may not see (CONTRACT section 5).
 */
export async function countWaitingWork(actor: Actor): Promise<Record<WorkKind, number | null>> {
  authorize(actor, 'statistics:read')
  const day = dayInAddis(new Date())
  const [today, tomorrow] = [dateOfDay(day), dateOfDay(addDays(day, 1))]
  const nothing = Prisma.sql`NULL::integer`
  const rows = await database().$queryRaw<Record<WorkKind, number | null>[]>`
    SELECT
      ${upToMost(Prisma.sql`SELECT FROM "bookings" WHERE "status" = 'pending' AND "hidden_at" IS NULL`)} AS "bookings",
      ${upToMost(Prisma.sql`SELECT FROM "travel_bookings" WHERE "done_at" IS NULL`)} AS "travels",
      ${upToMost(Prisma.sql`
        SELECT FROM generate_series(${today}::date, ${tomorrow}::date, '1 day') g
        JOIN (${underWay(today, tomorrow)}) b ON g::date BETWEEN b."day" AND b."last_day"
        JOIN "vehicles" v ON v."id" = b."vehicle_id" AND v."kind" = 'one_day'
        WHERE NOT EXISTS (
          SELECT FROM "assignments" a
          WHERE a."booking_id" = b."id" AND a."day" = g::date AND a."driver_id" IS NOT NULL
        )`)} AS "departures",
      ${
        can(actor.role, 'contact:list')
          ? upToMost(Prisma.sql`SELECT FROM "contact_messages" WHERE "done_at" IS NULL`)
          : nothing
      } AS "contacts",
      ${
        can(actor.role, 'payment:decide')
          ? upToMost(Prisma.sql`
              SELECT FROM "payments" p JOIN "bookings" b ON b."id" = p."booking_id"
              WHERE p."state" = 'claimed' AND p."released_at" IS NULL
                AND b."hidden_at" IS NULL AND b."status" <> 'canceled'`)
          : nothing
      } AS "transfers"`
  return rows[0] ?? { bookings: 0, travels: 0, departures: 0, contacts: null, transfers: null }
}
