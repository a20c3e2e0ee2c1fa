import 'server-only'
import { authorize, type Actor } from '@/lib/auth/permissions'
import { addDays, dateOfDay, dayInAddis, daysBetween, startOfDay } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import type { BookingStatus } from '@/lib/bookings/rules'
import { travelItems, type TravelItem } from '@/lib/requests/rules'
import { earliestStart } from '@/lib/vehicles/availability/rules'
import { spanOf, type DayCount, type StatisticsPeriod, type Span, type VehicleUse } from './rules'

/**
 * By the status that bookings have now, or had when they were deleted, in Br: how many were made in a span and what they are worth (`price`), and what was
 * paid in it, whenever they were made: confirmed less returned, by the day on which each payment counts.
 */
export type Income = { status: BookingStatus; bookings: number; price: number; paid: number }
export type RequestCount = { item: TravelItem; requests: number; done: number }

export type Statistics = {
  span: Span
  /** One entry per day of the span, in order. */
  bookingsPerDay: DayCount[]
  /** One entry per status. */
  incomeByStatus: Income[]
  /** One entry per category. */
  requestsByCategory: RequestCount[]
}

// A day's bookings are those that came in between its midnight and the next one in Addis Ababa.
const madeIn = ({ from, to }: Span) =>
  Prisma.sql`"created_at" >= ${startOfDay(from)} AND "created_at" < ${startOfDay(addDays(to, 1))}`

// A deleted booking goes on counting as what it was (CONTRACT section 8).
const countedStatus = Prisma.sql`coalesce(b."status_before_hidden", b."status")`

/** What came in over a period that ends today in Addis Ababa; docs/decisions/statistics.md says what is counted how. */
export async function getStatistics(actor: Actor, period: StatisticsPeriod): Promise<Statistics> {
  authorize(actor, 'report:read')
  const span = spanOf(period, dayInAddis(new Date()))
  const [bookingsPerDay, incomeByStatus, requestsByCategory] = await Promise.all([
    readDays(span),
    readIncome(span),
    readRequests(span),
  ])
  return { span, bookingsPerDay, incomeByStatus, requestsByCategory }
}

async function readDays(span: Span): Promise<DayCount[]> {
  const rows = await database().$queryRaw<{ day: string; status: BookingStatus; bookings: number }[]>`
    SELECT to_char("created_at" AT TIME ZONE 'Africa/Addis_Ababa', 'YYYY-MM-DD') AS "day",
      ${countedStatus}::text AS "status", count(*)::integer AS "bookings"
    FROM "bookings" b WHERE ${madeIn(span)} GROUP BY 1, 2`
  const counts = new Map<string, DayCount>(
    daysBetween(span.from, span.to).map((day) => [day, { day, pending: 0, successful: 0, canceled: 0 }]),
  )
  for (const { day, status, bookings } of rows) {
    const count = counts.get(day)
    if (count) count[status] = bookings
  }
  return [...counts.values()]
}

async function readIncome(span: Span): Promise<Income[]> {
  return database().$queryRaw<Income[]>`
    WITH "made" AS (
      SELECT ${countedStatus} AS "status", count(*)::integer AS "bookings", sum("total_santim") AS "price"
      FROM "bookings" b WHERE ${madeIn(span)} GROUP BY 1
    ), "counted" AS (
      SELECT ${countedStatus} AS "status", sum(p."amount_santim") AS "paid"
      FROM "payments" p JOIN "bookings" b ON b."id" = p."booking_id"
      WHERE p."counted_on" BETWEEN ${dateOfDay(span.from)}::date AND ${dateOfDay(span.to)}::date GROUP BY 1
    )
    SELECT s."status"::text, coalesce("bookings", 0) AS "bookings",
      (coalesce("price", 0) / 100.0)::float8 AS "price", (coalesce("paid", 0) / 100.0)::float8 AS "paid"
    FROM unnest(enum_range(NULL::"booking_status")) AS s("status")
    LEFT JOIN "made" USING ("status") LEFT JOIN "counted" USING ("status") ORDER BY s."status"`
}

async function readRequests(span: Span): Promise<RequestCount[]> {
  const rows = await database().$queryRaw<RequestCount[]>`
    SELECT "item"::text, count(*)::integer AS "requests", count("done_at")::integer AS "done"
    FROM "travel_bookings" WHERE ${madeIn(span)} GROUP BY 1`
  return travelItems.map((item) => rows.find((row) => row.item === item) ?? { item, requests: 0, done: 0 })
}

/**
 * How often each vehicle was booked for the days of a period, the most used first, with those that nobody booked and
 * those that were removed since; `limit` of them, or all. A booking that was deleted meanwhile counts until the day of that.
 */
export async function listVehicleUse(
  actor: Actor,
  { period, limit }: { period: StatisticsPeriod; limit?: number },
): Promise<{ span: Span; vehicles: VehicleUse[] }> {
  authorize(actor, 'report:read')
  const span = spanOf(period, dayInAddis(new Date()))
  const lastUsed = Prisma.sql`least(b."last_day", (b."hidden_at" AT TIME ZONE 'Africa/Addis_Ababa')::date)`
  const vehicles = await database().$queryRaw<VehicleUse[]>`
    WITH "used" AS (
      SELECT "vehicle_id", "vehicle_name", "vehicle_model", least(${lastUsed}, ${dateOfDay(span.to)}::date)
        - greatest("day", ${dateOfDay(span.from)}::date) + 1 AS "days"
      FROM "bookings" b
      WHERE ${countedStatus} <> 'canceled' AND ${lastUsed} >= greatest("day", ${dateOfDay(span.from)}::date)
        AND "day" BETWEEN ${dateOfDay(earliestStart(span.from))}::date AND ${dateOfDay(span.to)}::date
    ), "counted" AS (
      SELECT "vehicle_id", sum("days")::integer AS "booked" FROM "used" WHERE "vehicle_id" IS NOT NULL GROUP BY 1
    )
    SELECT v."id", v."name", v."model", v."quantity", coalesce(c."booked", 0) AS "booked"
    FROM "vehicles" v LEFT JOIN "counted" c ON c."vehicle_id" = v."id"
    UNION ALL
    SELECT NULL, "vehicle_name", "vehicle_model", NULL, sum("days")::integer
    FROM "used" WHERE "vehicle_id" IS NULL GROUP BY "vehicle_name", "vehicle_model"
    ORDER BY "booked" DESC, "name", "model", "id"
    LIMIT ${limit ?? null}`
  return { span, vehicles }
}
