import 'server-only'
import { authorize, type Actor } from '@/lib/auth/permissions'
import type { BookingStatus } from '@/lib/bookings/rules'
import { addDays, dateOfDay, type Day, dayInAddis, daysBetween, startOfDay } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import type { PaymentWay } from '@/lib/db/generated/enums'
import { monthsUpTo, type ReportBasis, type ReportMonth, askedMonth } from './report-period'
import type { Span } from './rules'
import type { ReportQuery } from './schema'

/**
 * How many entries of the books there are, payments and refunds alike, and what they come to, in santim: what was received by
 * transfer and in cash, what was returned (negative), and their sum.
 */
export type Takings = { entries: number; transfers: number; cash: number; refunds: number; net: number }
export type DayTakings = Takings & { day: Day }
/** A month before, with its sum, and the moment from which that sum stays: that of its closing, which counts by day of payment alone. */
export type MonthTakings = Takings & { month: ReportMonth; closedAt: string | null }
/** What the payments of one vehicle's bookings come to. */
export type VehicleTakings = { name: string; model: string; bookings: number; net: number }

export type Report = {
  month: ReportMonth
  basis: ReportBasis
  /** Every day of the month. */
  days: DayTakings[]
  total: Takings
  /** The month and those before it, the latest first. */
  months: MonthTakings[]
  vehicles: VehicleTakings[]
}

// A year and its month before, so that each month stands beside the same one a year ago.
const monthsShown = 13

/**
 * A month of the books, from the rows of payments alone: confirmed ones and refunds, of every booking whatever became of it,
 * so that no deletion and no cancellation changes a figure; refunds are rows of their own (CONTRACT section 10).
 */
export async function getReport(actor: Actor, query: ReportQuery): Promise<Report> {
  authorize(actor, 'report:read')
  const month = askedMonth(query, dayInAddis(new Date()))
  const months = monthsUpTo(month, monthsShown)
  const whole = { from: months.at(-1)?.from ?? month.from, to: month.to }
  const [byDay, vehicles, closed] = await Promise.all([
    readTakings(whole, query.by),
    readVehicles(month, query.by),
    database().closedMonth.findMany({ select: { month: true, closedAt: true } }),
  ])
  const days = daysBetween(month.from, month.to).map((day) => ({ ...(byDay.get(day) ?? nothing), day }))
  const closedAt = new Map(closed.map((one) => [one.month, one.closedAt.toISOString()]))
  return {
    month,
    basis: query.by,
    days,
    total: sumOf(days),
    months: months.map((one) => ({
      ...sumOf(daysBetween(one.from, one.to).map((day) => byDay.get(day) ?? nothing)),
      month: one,
      closedAt:
        one.calendar === 'gregorian' && query.by === 'payment' ? (closedAt.get(one.name) ?? null) : null,
    })),
    vehicles,
  }
}

const nothing: Takings = { entries: 0, transfers: 0, cash: 0, refunds: 0, net: 0 }

const sumOf = (rows: readonly Takings[]): Takings =>
  rows.reduce(
    (sum, row) => ({
      entries: sum.entries + row.entries,
      transfers: sum.transfers + row.transfers,
      cash: sum.cash + row.cash,
      refunds: sum.refunds + row.refunds,
      net: sum.net + row.net,
    }),
    nothing,
  )

/** The day by which a payment `p` of a booking `b` is counted, and the condition that it lies in a span. */
function countedBy(basis: ReportBasis, { from, to }: Span): { day: Prisma.Sql; within: Prisma.Sql } {
  if (basis === 'booking') {
    return {
      day: Prisma.sql`(b."created_at" AT TIME ZONE 'Africa/Addis_Ababa')::date`,
      within: Prisma.sql`b."created_at" >= ${startOfDay(from)} AND b."created_at" < ${startOfDay(addDays(to, 1))}`,
    }
  }
  const day = basis === 'travel' ? Prisma.sql`b."day"` : Prisma.sql`p."counted_on"`
  return { day, within: Prisma.sql`${day} BETWEEN ${dateOfDay(from)}::date AND ${dateOfDay(to)}::date` }
}

/** The rows of the books that lie in a span. */
const booked = (within: Prisma.Sql) => Prisma.sql`
  FROM "payments" p JOIN "bookings" b ON b."id" = p."booking_id" WHERE p."state" = 'confirmed' AND ${within}`

async function readTakings(span: Span, basis: ReportBasis): Promise<Map<Day, Takings>> {
  const { day, within } = countedBy(basis, span)
  const rows = await database().$queryRaw<DayTakings[]>`
    SELECT to_char(${day}, 'YYYY-MM-DD') AS "day", count(*)::integer AS "entries",
      coalesce(sum(p."amount_santim") FILTER (WHERE p."refund_of_id" IS NULL AND p."way" = 'transfer'), 0)::float8
        AS "transfers",
      coalesce(sum(p."amount_santim") FILTER (WHERE p."refund_of_id" IS NULL AND p."way" = 'cash'), 0)::float8
        AS "cash",
      coalesce(sum(p."amount_santim") FILTER (WHERE p."refund_of_id" IS NOT NULL), 0)::float8 AS "refunds",
      sum(p."amount_santim")::float8 AS "net"
    ${booked(within)} GROUP BY 1`
  return new Map(rows.map(({ day: on, ...takings }) => [on, takings]))
}

async function readVehicles(span: Span, basis: ReportBasis): Promise<VehicleTakings[]> {
  return database().$queryRaw<VehicleTakings[]>`
    SELECT b."vehicle_name" AS "name", b."vehicle_model" AS "model",
      count(DISTINCT b."id")::integer AS "bookings", sum(p."amount_santim")::float8 AS "net"
    ${booked(countedBy(basis, span).within)} GROUP BY 1, 2 ORDER BY "net" DESC, 1, 2`
}

/** A row of the books with what it was paid for. */
export type BookedPayment = {
  id: string
  day: Day
  code: string
  customerName: string
  vehicleName: string
  /** Of a deleted one the status that it had. */
  status: BookingStatus
  kind: 'transfer' | 'cash' | 'refund'
  /** How it came, or went back. */
  way: PaymentWay
  /** Santim. */
  amount: number
  reference: string | null
  reason: string | null
}

/** The rows that a month's report is the sum of, the oldest first; those after the id of the row before. */
export async function listBookedPayments(
  actor: Actor,
  { query, after, limit }: { query: ReportQuery; after?: string | undefined; limit: number },
): Promise<BookedPayment[]> {
  authorize(actor, 'report:read')
  const { day, within } = countedBy(query.by, askedMonth(query, dayInAddis(new Date())))
  return database().$queryRaw<BookedPayment[]>`
    SELECT p."id", to_char(${day}, 'YYYY-MM-DD') AS "day", b."code", b."customer_name" AS "customerName",
      b."vehicle_name" AS "vehicleName", coalesce(b."status_before_hidden", b."status")::text AS "status",
      CASE WHEN p."refund_of_id" IS NOT NULL THEN 'refund' ELSE p."way"::text END AS "kind", p."way"::text AS "way",
      p."amount_santim"::float8 AS "amount", p."reference", p."reason"
    ${booked(within)} ${after ? Prisma.sql`AND p."id" > ${after}::uuid` : Prisma.empty}
    ORDER BY p."id" LIMIT ${limit}`
}
