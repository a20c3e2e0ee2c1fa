import 'server-only'
import { type Actor, authorize, authorizeWithKey, holds } from '@/lib/auth/permissions'
import type { Day } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import { customerSoughtBy, referenceIn } from '@/lib/bookings/booking-search'
import { refundDay } from '@/lib/bookings/refund-rules'
import { bookingCodeOf, visibleBookings } from '@/lib/bookings/rules'
import { cursorArgs, cursorPage, cursorWhere, momentOrders, type Page } from '@/lib/db/cursor'
import { Prisma } from '@/lib/db/generated/client'
import { containsText, likePattern } from '@/lib/db/search'
import { findAlikeReferences } from './alike-references'
import { type Judged, judgeWaiting, waitingClaims, waitingOf } from './bank-lines'
import type { StatementGroup, WaitingQuery } from './schema'
import {
  type Payment,
  paymentSelect,
  toPayment,
  toWaitingPayment,
  type WaitingPayment,
  waitingSelect,
} from './view'

/**
 * The stored photo of a payment's receipt, or the first of a booking, for its owner and staff; null when there is none for
 * this person.
 */
export async function getReceiptPhotoKey(actor: Actor, id: string): Promise<string | null> {
  authorize(actor, 'booking:list-own')
  const row = await database().payment.findFirst({
    where: {
      receiptPhotoKey: { not: null },
      OR: [{ id }, { bookingId: id }],
      booking: { hiddenAt: null, ...(!holds(actor, 'booking:list-any') && { userId: actor.id }) },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { receiptPhotoKey: true },
  })
  return row?.receiptPhotoKey ?? null
}

/** The payments of a booking, oldest first, for its owner, by account or key, and staff (CONTRACT section 10). Throws NOT_FOUND. */
export async function listPayments(actor: Actor, bookingId: string): Promise<Payment[]> {
  authorizeWithKey(actor, 'booking:list-own')
  const booking = await database().booking.findFirst({
    where: { AND: [{ id: bookingId, hiddenAt: null }, visibleBookings(actor)] },
    select: { payments: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], select: paymentSelect } },
  })
  if (!booking) throw new AppError('NOT_FOUND')
  return booking.payments.map(toPayment)
}

const waitingPerPage = 20

/** How many claims wait and what they come to, in santim. */
export type WaitingSum = { count: number; amount: number }

export type WaitingList = Page<WaitingPayment> & { sums: Record<StatementGroup | 'all', WaitingSum> }

/**
 * The transfers that wait to be confirmed or refused, with what the bank says about each, the longest waiting first where
 * nothing else is asked for; those of canceled bookings apart (CONTRACT section 10). The sums are those of all that wait.
 */
export async function listWaitingPayments(
  actor: Actor,
  { q, bank, of, group, sort, after, before, limit = waitingPerPage }: Partial<WaitingQuery>,
): Promise<WaitingList> {
  authorize(actor, 'payment:decide')
  const waiting = waitingClaims(of ?? 'running')
  const judged = await judgeWaiting(database(), waiting)
  const ofGroup = (one: StatementGroup) => judged.filter(({ verdict }) => verdict === one)
  const place = { after, before, order: momentOrders[sort ?? 'oldest'], limit }
  const rows = await database().payment.findMany({
    where: {
      ...waiting,
      ...(bank && { transferKind: bank === 'unknown' ? null : bank }),
      ...(group && { id: { in: ofGroup(group).map(({ id }) => id) } }),
      AND: [q ? await soughtBy(q) : {}, cursorWhere(place)],
    },
    select: waitingSelect,
    ...cursorArgs(place),
  })
  const byId = new Map(judged.map((one) => [one.id, one]))
  const alike = await findAlikeReferences(
    database(),
    rows.map(({ id }) => id),
  )
  return {
    ...cursorPage(rows, place, (row) => toWaitingPayment(row, byId.get(row.id), alike.get(row.id))),
    sums: {
      all: sumOf(judged),
      ...{ exact: sumOf(ofGroup('exact')), differs: sumOf(ofGroup('differs')) },
      notFound: sumOf(ofGroup('notFound')),
    },
  }
}

const sumOf = (claims: readonly Judged[]): WaitingSum => ({
  count: claims.length,
  amount: claims.reduce((sum, { amount }) => sum + amount, 0),
})

/** A transfer that waits, or null when there is none with that id. */
export async function getWaitingPayment(actor: Actor, id: string): Promise<WaitingPayment | null> {
  authorize(actor, 'payment:decide')
  const row = await database().payment.findFirst({
    where: { id, state: 'claimed', releasedAt: null, booking: { hiddenAt: null } },
    select: waitingSelect,
  })
  return row && toWaitingPayment(row, undefined, (await findAlikeReferences(database(), [id])).get(id))
}

/** What the bank says about the claims of a booking that wait, by the ids of these. */
export async function listBankWords(actor: Actor, bookingId: string): Promise<Map<string, Judged>> {
  authorize(actor, 'payment:decide')
  const judged = await judgeWaiting(database(), waitingOf([bookingId]))
  return new Map(judged.map((one) => [one.id, one]))
}

/** Named by what was typed: a booking code, a reference however spelled, or a customer. */
async function soughtBy(q: string): Promise<Prisma.PaymentWhereInput> {
  const code = bookingCodeOf(q)
  const reference = referenceIn(q)
  const isReference = reference
    ? Prisma.sql`OR "sought_reference"("reference_key", "reference") ILIKE ${likePattern(reference)}`
    : Prisma.empty
  const sought = await database().$queryRaw<{ id: string }[]>`
    SELECT p."id" FROM "payments" p WHERE "state" = 'claimed' AND "released_at" IS NULL AND (
      EXISTS (SELECT FROM "bookings" b WHERE b."id" = "booking_id" AND ${customerSoughtBy(q)}) ${isReference})`
  return {
    OR: [
      { reference: containsText(q) },
      ...(code ? [{ booking: { code } }] : []),
      { id: { in: sought.map(({ id }) => id) } },
    ],
  }
}

/** A booking whose customer has money to come back. */
export type OwedRefund = {
  bookingId: string
  /** The last of its payments of which something may be returned. */
  paymentId: string
  code: string
  customerName: string
  /** E.164. */
  phone: string
  /** In Br. */
  amount: number
  /** The day by which it was promised; null of a booking that stands, for which too much was paid. */
  until: Day | null
}

/**
 * Bookings for which more was paid than counts: canceled ones by what the rule on `/Terms` keeps, others by their price. What was
 * promised first comes first, a page of up to `limit`, and the first one where there is none of that number; `count` is how many
 * there are (CONTRACT section 10).
 */
export async function listOwedRefunds(
  actor: Actor,
  limit: number,
  page = 1,
): Promise<{ rows: OwedRefund[]; count: number; page: number }> {
  authorize(actor, 'payment:refund')
  const rows = await database().$queryRaw<
    (Omit<OwedRefund, 'until'> & { owedSince: Date | null; count: number })[]
  >`
    SELECT b."id" AS "bookingId", b."code", b."customer_name" AS "customerName", b."phone",
      ((b."paid_santim" - coalesce(b."kept_santim", b."total_santim")) / 100.0)::float8 AS "amount",
      p."id" AS "paymentId", d."since" AS "owedSince", count(*) OVER ()::integer AS "count"
    FROM "bookings" b
    LEFT JOIN LATERAL (
      SELECT "created_at" FROM "booking_changes"
      WHERE "booking_id" = b."id" AND "to_status" = 'canceled' AND "from_status" <> 'canceled'
      ORDER BY "created_at" DESC, "id" DESC LIMIT 1
    ) c ON b."status" = 'canceled'
    CROSS JOIN LATERAL (
      SELECT "id" FROM "payments" one
      WHERE "booking_id" = b."id" AND "state" = 'confirmed' AND "refund_of_id" IS NULL
        AND "amount_santim" + coalesce(
          (SELECT sum("amount_santim") FROM "payments" WHERE "refund_of_id" = one."id"), 0) > 0
      ORDER BY "created_at" DESC, "id" DESC LIMIT 1
    ) p
    LEFT JOIN LATERAL (
      SELECT greatest(c."created_at", max("decided_at")) AS "since" FROM "payments"
      WHERE "booking_id" = b."id" AND "state" = 'confirmed' AND "refund_of_id" IS NULL
    ) d ON c."created_at" IS NOT NULL
    WHERE b."hidden_at" IS NULL AND b."paid_santim" > coalesce(b."kept_santim", b."total_santim")
    ORDER BY d."since" NULLS LAST, b."id" LIMIT ${limit} OFFSET ${(page - 1) * limit}`
  if (rows.length === 0 && page > 1) return listOwedRefunds(actor, limit)
  return {
    page,
    rows: rows.map(({ owedSince, bookingId, paymentId, code, customerName, phone, amount }) => ({
      ...{ bookingId, paymentId, code, customerName, phone, amount },
      until: owedSince && refundDay(owedSince),
    })),
    count: rows[0]?.count ?? 0,
  }
}
