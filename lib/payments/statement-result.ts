import 'server-only'
import { type Actor, authorize, type SignedInActor } from '@/lib/auth/permissions'
import { answeringViolations, namesOf } from '@/lib/bookings/status-change'
import { dayOfDate } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { database, type Database, type Transaction } from '@/lib/db/client'
import {
  clampPage,
  cursorArgs,
  cursorPage,
  cursorWhere,
  momentOrders,
  type Page,
  type PageRequest,
} from '@/lib/db/cursor'
import { decide } from './decision'
import { bankKeyOf } from './statement-columns'
import type { StatementGroup } from './schema'
import { type Claim, type LineMatch, matchStatement } from './statement-matching'
import {
  matchedPaymentSelect,
  type StatementCounts,
  type StatementRow,
  type StatementSummary,
  toMatchedPayment,
} from './statement-view'

const perPage = 50
/** So many bookings are confirmed at a time: each has a transaction of its own, and others want connections too. */
const atOnce = 4

/** What the lines of a statement say about the claims as they are now, and one page of a group of them. */
export type StatementResult = StatementSummary & {
  counts: StatementCounts
  /** How many exact ones still wait to be confirmed. */
  open: number
  uploadedBy: string | null
  rows: StatementRow[]
  page: number
  pages: number
}

/** How many lines a statement has, and what they say about the claims as they are now. Throws NOT_FOUND. */
export async function countStatement(actor: Actor, id: string): Promise<StatementCounts> {
  authorize(actor, 'statement:manage')
  const statement = await findStatement(id)
  if (!statement) throw new AppError('NOT_FOUND')
  return countsOf(statement.lines, await matchesOf(statement))
}

/** A statement with one page of its exact, differing or unknown lines; null when there is none with that id. */
export async function getStatement(
  actor: Actor,
  { id, group, page }: { id: string; group: StatementGroup; page: number },
): Promise<StatementResult | null> {
  authorize(actor, 'statement:manage')
  const statement = await findStatement(id)
  if (!statement) return null
  const matches = await matchesOf(statement)
  const ofGroup = matches.filter(({ verdict }) => verdict === group)
  const place = clampPage({ total: ofGroup.length, cap: ofGroup.length }, { page, limit: perPage })
  const shown = ofGroup.slice((place.page - 1) * perPage, place.page * perPage)
  const nameOf = await namesOf(database(), [statement.uploadedById])
  return {
    ...toSummary(statement),
    ...place,
    counts: countsOf(statement.lines, matches),
    open: matches.filter((match) => match.verdict === 'exact' && match.line.waiting.has(match.claimId))
      .length,
    uploadedBy: nameOf(statement.uploadedById),
    rows: await rowsOf(shown),
  }
}

/** The statements, newest first. */
export async function listStatements(actor: Actor, request: PageRequest): Promise<Page<StatementSummary>> {
  authorize(actor, 'statement:manage')
  const place = { ...request, order: momentOrders.newest, limit: 20 }
  const rows = await database().statement.findMany({
    where: cursorWhere(place),
    select: statementSelect,
    ...cursorArgs(place),
  })
  return cursorPage(rows, place, toSummary)
}

/**
 * Confirms every claim that waits and that a line of the statement names with its reference and its amount; says how many
 * these were (CONTRACT section 10). Claims made after the upload are among them; one that somebody decided meanwhile is
 * left alone. Each is confirmed by itself, so that what was confirmed stays so whatever comes after. Throws NOT_FOUND.
 */
export async function confirmStatement(actor: Actor, id: string): Promise<{ confirmed: number }> {
  authorize(actor, 'statement:manage')
  const statement = await findStatement(id)
  if (!statement) throw new AppError('NOT_FOUND')
  const matches = await matchesOf(statement)
  const exact = matches.flatMap((match) =>
    match.verdict === 'exact' && match.line.waiting.has(match.claimId)
      ? [{ lineId: match.line.id, paymentId: match.claimId }]
      : [],
  )
  let confirmed = 0
  for (let from = 0; from < exact.length; from += atOnce) {
    const done = await Promise.all(exact.slice(from, from + atOnce).map((one) => confirmByLine(actor, one)))
    confirmed += done.filter(Boolean).length
  }
  return { confirmed }
}

type ExactMatch = { lineId: string; paymentId: string }
const decidedMeanwhile: readonly string[] = [
  'NOT_FOUND',
  'PAYMENT_DECIDED',
  'TRANSACTION_RELEASED',
  'STATE_CONFLICT',
]

/** Whether it was this call that confirmed the claim. */
async function confirmByLine(actor: SignedInActor, { lineId, paymentId }: ExactMatch): Promise<boolean> {
  try {
    return await answeringViolations(() =>
      database().$transaction(async (transaction) => {
        const decision = { state: 'confirmed', reason: null } as const
        if (!(await decide(transaction, actor, { id: paymentId, decision }))) return false
        const { count } = await transaction.statementLine.updateMany({
          where: { id: lineId, paymentId: null },
          data: { paymentId },
        })
        if (count === 0) throw new AppError('STATE_CONFLICT')
        return true
      }),
    )
  } catch (error) {
    if (error instanceof AppError && decidedMeanwhile.includes(error.code)) return false
    throw error
  }
}

const statementSelect = {
  id: true,
  bank: true,
  lines: true,
  firstDay: true,
  lastDay: true,
  uploadedById: true,
  createdAt: true,
} as const

type Statement = NonNullable<Awaited<ReturnType<typeof findStatement>>>

const findStatement = (id: string) =>
  database().statement.findUnique({ where: { id }, select: statementSelect })

function toSummary({ id, bank, lines, firstDay, lastDay, createdAt }: Statement): StatementSummary {
  return {
    ...{ id, bank, lines },
    ...{ firstDay: dayOfDate(firstDay), lastDay: dayOfDate(lastDay), createdAt: createdAt.toISOString() },
  }
}

function countsOf(lines: number, matches: readonly LineMatch<unknown>[]): StatementCounts {
  const countOf = (group: StatementGroup) => matches.filter(({ verdict }) => verdict === group).length
  return { lines, exact: countOf('exact'), differs: countOf('differs'), notFound: countOf('notFound') }
}

type KeptLine = {
  id: string
  /** Its number in the file; null of a line that another statement has. */
  line: number | null
  day: Date
  reference: string | null
  description: string | null
  amountSantim: bigint
  paymentId: string | null
}
type MatchedLine = Omit<KeptLine, 'amountSantim'> & {
  santim: number
  /** The claims of the whole statement that still wait. */
  waiting: ReadonlySet<string>
}

/**
 * The lines that came in, in the order of the file. Lines of the same bank's other statements that name the same transfers
 * are looked at too: money that went out again, and a transfer that another line paid with already.
 */
async function matchesOf({ id, bank }: Pick<Statement, 'id' | 'bank'>): Promise<LineMatch<MatchedLine>[]> {
  const kept = await linesOf(database(), { id, bankKey: bankKeyOf(bank) })
  const references = [...new Set(kept.flatMap(({ reference }) => reference ?? []))]
  const payments = await claimsOf(database(), references)
  const waiting = new Set(payments.filter(({ isWaiting }) => isWaiting).map((one) => one.id))
  const lines = kept.map(({ amountSantim, ...line }) => ({ ...line, santim: Number(amountSantim), waiting }))
  return matchStatement(lines, payments.flatMap(namesOfClaim))
    .map((match) => (isTakenByOther(match) ? { ...asDiffering(match) } : match))
    .filter(({ line }) => line.line !== null)
    .toSorted((one, other) => (one.line.line ?? 0) - (other.line.line ?? 0))
}

type Exact = Extract<LineMatch<MatchedLine>, { verdict: 'exact' }>

/** A line pays once: what it confirmed was returned and claimed anew. */
const isTakenByOther = (match: LineMatch<MatchedLine>): match is Exact =>
  match.verdict === 'exact' && match.line.paymentId !== null && match.line.paymentId !== match.claimId

const asDiffering = ({ line, claimId }: Exact): LineMatch<MatchedLine> => ({
  ...{ line, verdict: 'differs', claimIds: [claimId] },
})

/** Lines that confirmed something come first, then older ones: what they paid for is theirs. */
const linesOf = (client: Database | Transaction, { id, bankKey }: { id: string; bankKey: string }) =>
  client.$queryRaw<KeptLine[]>`
    WITH "own" AS (
      SELECT l.*, e."line" FROM "statement_entries" e JOIN "statement_lines" l ON l."id" = e."line_id"
      WHERE e."statement_id" = ${id}::uuid
    ), "others" AS (
      SELECT l.*, NULL::integer AS "line" FROM "statement_lines" l
      WHERE l."bank_key" = ${bankKey} AND l."reference" IN (SELECT "reference" FROM "own")
        AND l."id" NOT IN (SELECT "id" FROM "own")
    )
    SELECT "id", "line", "day", "reference", "description", "amount_santim" AS "amountSantim",
      "payment_id" AS "paymentId"
    FROM (SELECT * FROM "own" UNION ALL SELECT * FROM "others") AS "lines"
    ORDER BY "payment_id" IS NULL, "day", "created_at", "line"`

type NamedPayment = {
  id: string
  referenceKey: string | null
  receiptReference: string | null
  amountSantim: bigint
  isWaiting: boolean
}

/** The transfers that count and that one of the references names: as it was claimed, or as the bank's receipt has it. */
const claimsOf = (client: Database | Transaction, references: readonly string[]) =>
  client.$queryRaw<NamedPayment[]>`
    SELECT p."id", p."reference_key" AS "referenceKey", p."amount_santim" AS "amountSantim",
      CASE WHEN p."receipt_verdict" = 'confirmed' THEN p."receipt_reference" END AS "receiptReference",
      p."state" = 'claimed' AS "isWaiting"
    FROM "payments" p JOIN "bookings" b ON b."id" = p."booking_id"
    WHERE (p."reference_key" = ANY(${references}::text[]) OR p."receipt_reference" = ANY(${references}::text[]))
      AND p."refund_of_id" IS NULL AND p."released_at" IS NULL AND p."state" <> 'refused'
      AND (p."state" = 'confirmed' OR b."hidden_at" IS NULL)
    ORDER BY p."created_at", p."id"`

/** A claim under each of the names of its transfer. */
function namesOfClaim({ id, referenceKey, receiptReference, amountSantim }: NamedPayment): Claim[] {
  const names = new Set([referenceKey, receiptReference].filter((name) => name !== null))
  return [...names].map((reference) => ({ id, reference, santim: Number(amountSantim) }))
}

async function rowsOf(matches: readonly LineMatch<MatchedLine>[]): Promise<StatementRow[]> {
  const idsOf = (match: LineMatch<MatchedLine>) => {
    if (match.verdict === 'notFound') return []
    return match.verdict === 'exact' ? [match.claimId] : match.claimIds
  }
  const payments = await database().payment.findMany({
    where: { id: { in: matches.flatMap(idsOf) } },
    select: matchedPaymentSelect,
  })
  return matches.map((match) => {
    const { id, line, day, reference, description, santim } = match.line
    const ids = idsOf(match)
    return {
      ...{ id, line: line ?? 0, date: dayOfDate(day), reference, description, amount: santim },
      payments: payments.filter((payment) => ids.includes(payment.id)).map(toMatchedPayment),
    }
  })
}
