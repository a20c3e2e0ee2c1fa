import 'server-only'
import { type Actor, authorize, holds } from '@/lib/auth/permissions'
import { addDays, dateOfDay, dayInAddis } from '@/lib/core/day'
import { formatTime } from '@/lib/core/i18n/format'
import { database } from '@/lib/db/client'
import { countCap } from '@/lib/db/cursor'
import { Prisma } from '@/lib/db/generated/client'
import { waitingRows } from '@/lib/payments/bank-lines'
import type { WorkKind } from '@/lib/routes/menus'
import type { VehicleKind } from '@/lib/vehicles/rules'

/** Counted up to here: a count of `mostCounted + 1` stands for more. */
export const mostCounted = 99

const upTo = (most: number, rows: Prisma.Sql) =>
  Prisma.sql`(SELECT count(*) FROM (${rows} LIMIT ${most + 1}) AS counted)::integer`
const upToMost = (rows: Prisma.Sql) => upTo(mostCounted, rows)
const nothing = Prisma.sql`NULL::integer`

const pendingBookings = Prisma.sql`SELECT FROM "bookings" WHERE "status" = 'pending' AND "hidden_at" IS NULL`
const openTravels = Prisma.sql`SELECT FROM "travel_bookings" WHERE "done_at" IS NULL`
const openContacts = Prisma.sql`SELECT FROM "contact_messages" WHERE "done_at" IS NULL`

/** Bookings that travel between two days: those that begin then, and of the few of several days those that began before. */
const underWay = (from: Date, to: Date) => Prisma.sql`
  SELECT "id", "day", "last_day", "pickup_time", "return_time", "has_driver" FROM "bookings"
  WHERE "status" IN ('pending', 'successful') AND "day" BETWEEN ${from}::date AND ${to}::date
  UNION ALL
  SELECT "id", "day", "last_day", "pickup_time", "return_time", "has_driver" FROM "bookings"
  WHERE "status" IN ('pending', 'successful') AND "last_day" > "day"
    AND "last_day" >= ${from}::date AND "day" < ${from}::date`

/**
 * How much of each kind waits for somebody, as the lists that the menu leads to hold it: pending bookings, travel requests
 * and messages without an answer, departures of today and tomorrow that are not over and lack a driver or a car, transfers to
 * check. By one query, for every page of the desk; null for what the caller may not see (CONTRACT section 5).
 */
export async function countWaitingWork(actor: Actor): Promise<Record<WorkKind, number | null>> {
  authorize(actor, 'statistics:read')
  const now = new Date()
  const day = dayInAddis(now)
  const clock = formatTime(now.toISOString())
  const [today, tomorrow] = [dateOfDay(day), dateOfDay(addDays(day, 1))]
  const rows = await database().$queryRaw<Record<WorkKind, number | null>[]>`
    SELECT
      ${upToMost(pendingBookings)} AS "bookings",
      ${upToMost(openTravels)} AS "travels",
      ${upToMost(Prisma.sql`
        SELECT FROM generate_series(${today}::date, ${tomorrow}::date, '1 day') g
        JOIN (${underWay(today, tomorrow)}) b ON g::date BETWEEN b."day" AND b."last_day"
        LEFT JOIN "assignments" a ON a."booking_id" = b."id" AND a."day" = g::date
        WHERE (a."unit_id" IS NULL OR (b."has_driver" AND a."driver_id" IS NULL))
          AND "is_over"(a) IS NOT TRUE
          AND (g::date = ${today}::date AND b."last_day" = g::date AND b."return_time" <= ${clock}
            AND (b."day" < g::date OR b."return_time" >= coalesce(b."pickup_time", ''))) IS NOT TRUE`)} AS "departures",
      ${holds(actor, 'contact:list') ? upToMost(openContacts) : nothing} AS "contacts",
      ${holds(actor, 'payment:decide') ? upToMost(Prisma.sql`SELECT FROM ${waitingRows}`) : nothing} AS "transfers"`
  return rows[0] ?? { bookings: 0, travels: 0, departures: 0, contacts: null, transfers: null }
}

/** What the tiles of a dashboard count: all of each, up to `countCap + 1`; null for what the caller may not see. */
type TileCounts = {
  /** One-day bookings that wait, and all of them. */
  pending: number
  bookings: number
  /** Travel requests and messages without an answer. */
  travels: number
  contacts: number | null
  cars: number
  oneDayVehicles: number
  users: number | null
}

const noTiles: TileCounts = {
  ...{ pending: 0, bookings: 0, travels: 0, contacts: null },
  ...{ cars: 0, oneDayVehicles: 0, users: null },
}

/** What the tiles of the dashboards of SPEC section 2 count, by one query. */
export async function countForTiles(actor: Actor): Promise<TileCounts> {
  authorize(actor, 'statistics:read')
  const all = (rows: Prisma.Sql) => upTo(countCap, rows)
  const ofKind = (kind: VehicleKind) =>
    all(Prisma.sql`SELECT FROM "vehicles" WHERE "kind" = ${kind}::"vehicle_kind"`)
  const [counts] = await database().$queryRaw<TileCounts[]>`
    SELECT ${all(pendingBookings)} AS "pending",
      ${all(Prisma.sql`SELECT FROM "bookings" WHERE "hidden_at" IS NULL`)} AS "bookings",
      ${all(openTravels)} AS "travels",
      ${holds(actor, 'contact:list') ? all(openContacts) : nothing} AS "contacts",
      ${ofKind('car')} AS "cars", ${ofKind('one_day')} AS "oneDayVehicles",
      ${holds(actor, 'user:list') ? all(Prisma.sql`SELECT FROM "users"`) : nothing} AS "users"`
  return counts ?? noTiles
}
