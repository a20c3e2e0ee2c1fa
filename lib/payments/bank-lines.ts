import 'server-only'
import { dayOfDate } from '@/lib/core/day'
import type { Database } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { type Claim, type LineMatch, matchStatement } from './statement-matching'
import type { BankLine, BankWord } from './view'

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

/** A line with the claims that still wait, and with those that a person looks at since their booking is canceled. */
export type MatchedLine = Omit<KeptLine, 'amountSantim'> & {
  santim: number
  waiting: ReadonlySet<string>
  apart: ReadonlySet<string>
}

/**
 * What lines of one bank say about the claims as they are now. Lines of all its statements that name the same transfers have
 * to be among them: money that went out again, and a transfer that another line paid with already. Of other banks those are
 * among them that settle one, since people write a bank in two ways.
 */
export async function matchLines(
  client: Database,
  kept: readonly KeptLine[],
): Promise<LineMatch<MatchedLine>[]> {
  const payments = await claimsOf(client, [...new Set(kept.flatMap(({ reference }) => reference ?? []))])
  const idsOf = (state: NamedPayment['state']) =>
    new Set(payments.filter((one) => one.state === state).map((one) => one.id))
  const [waiting, apart] = [idsOf('waiting'), idsOf('apart')]
  const lines = kept.map(({ amountSantim, ...line }) => ({
    ...{ ...line, santim: Number(amountSantim), waiting, apart },
  }))
  return matchStatement(lines, payments.flatMap(namesOfClaim)).map((match) =>
    isTakenByOther(match) ? { ...asDiffering(match) } : match,
  )
}

type Exact = Extract<LineMatch<MatchedLine>, { verdict: 'exact' }>

/** A line pays once: what it confirmed was returned and claimed anew. */
const isTakenByOther = (match: LineMatch<MatchedLine>): match is Exact =>
  match.verdict === 'exact' && match.line.paymentId !== null && match.line.paymentId !== match.claimId

const asDiffering = ({ line, claimId }: Exact): LineMatch<MatchedLine> => ({
  ...{ line, verdict: 'differs', claimIds: [claimId] },
})

/** Lines `l` that settle a transfer at any bank: it went out again, or paid once. */
const settling = Prisma.sql`(l."amount_santim" < 0 OR l."payment_id" IS NOT NULL)`

/**
 * The lines of a statement, and those of other statements that name the same transfers. Lines that confirmed something come
 * first, then older ones: what they paid for is theirs.
 */
export const statementLines = (client: Database, { id, bankKey }: { id: string; bankKey: string }) =>
  client.$queryRaw<KeptLine[]>`
    WITH "own" AS (
      SELECT l.*, e."line" FROM "statement_entries" e JOIN "statement_lines" l ON l."id" = e."line_id"
      WHERE e."statement_id" = ${id}::uuid
    ), "others" AS (
      SELECT l.*, NULL::integer AS "line" FROM "statement_lines" l
      WHERE l."reference" IN (SELECT "reference" FROM "own") AND (l."bank_key" = ${bankKey} OR ${settling})
        AND l."id" NOT IN (SELECT "id" FROM "own")
    )
    SELECT "id", "line", "day", "reference", "description", "amount_santim" AS "amountSantim",
      "payment_id" AS "paymentId"
    FROM (SELECT * FROM "own" UNION ALL SELECT * FROM "others") AS "lines"
    ORDER BY "payment_id" IS NULL, "day", "created_at", "line"`

/** The lines of any statement that name some transfers, by bank, in the same order. */
async function linesNaming(client: Database, references: readonly string[]): Promise<KeptLine[][]> {
  const lines = await client.$queryRaw<(KeptLine & { bankKey: string; isSettling: boolean })[]>`
    SELECT "id", "bank_key" AS "bankKey", NULL::integer AS "line", "day", "reference", "description",
      "amount_santim" AS "amountSantim", "payment_id" AS "paymentId", ${settling} AS "isSettling"
    FROM "statement_lines" l WHERE "reference" = ANY(${references}::text[])
    ORDER BY "payment_id" IS NULL, "day", "created_at", "id"`
  const banks = [...new Set(lines.map(({ bankKey }) => bankKey))]
  return banks.map((bank) => lines.filter(({ bankKey, isSettling }) => bankKey === bank || isSettling))
}

type NamedPayment = {
  id: string
  referenceKey: string | null
  receiptReference: string | null
  amountSantim: bigint
  state: 'confirmed' | 'waiting' | 'apart'
}

/** The transfers that count and that one of the references names: as it was claimed, or as the bank's receipt has it. */
const claimsOf = (client: Database, references: readonly string[]) =>
  client.$queryRaw<NamedPayment[]>`
    SELECT p."id", p."reference_key" AS "referenceKey", p."amount_santim" AS "amountSantim",
      CASE WHEN p."receipt_verdict" = 'confirmed' THEN p."receipt_reference" END AS "receiptReference",
      CASE WHEN p."state" = 'confirmed' THEN 'confirmed' WHEN b."status" = 'canceled' THEN 'apart' ELSE 'waiting' END AS "state"
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

/** What the bank says about a claim that waits, with its booking; the amount is that of the claim, in santim. */
export type Judged = BankWord & { id: string; bookingId: string; amount: number }

/** Claims of bookings that are canceled wait apart from the others. */
export const waitingClaims = (of: 'running' | 'canceled') =>
  ({
    ...{ state: 'claimed', releasedAt: null },
    booking: { hiddenAt: null, status: of === 'canceled' ? 'canceled' : { not: 'canceled' } },
  }) as const satisfies Prisma.PaymentWhereInput

/** The claims of some bookings that wait, canceled or not. */
export const waitingOf = (bookingIds: readonly string[]) =>
  ({
    bookingId: { in: [...bookingIds] },
    state: 'claimed',
    releasedAt: null,
  }) as const satisfies Prisma.PaymentWhereInput

/** Those of bookings that are not canceled, in SQL: rows of `payments p` with their `bookings b`. */
export const waitingRows = Prisma.sql`
  "payments" p JOIN "bookings" b ON b."id" = p."booking_id"
  WHERE p."state" = 'claimed' AND p."released_at" IS NULL
    AND b."hidden_at" IS NULL AND b."status" <> 'canceled'`

/**
 * What the bank says about the claims that wait, as it is now: exact where a line of a statement or the bank's own receipt
 * has reference and amount, differs where it has the reference alone. Nothing is ever exact by the amount alone.
 */
export async function judgeWaiting(client: Database, where: Prisma.PaymentWhereInput): Promise<Judged[]> {
  const claims = await client.payment.findMany({
    where,
    select: {
      ...{ id: true, bookingId: true, referenceKey: true, receiptReference: true },
      ...{ receiptVerdict: true, amountSantim: true },
    },
  })
  const references = claims.flatMap(({ referenceKey, receiptReference }) =>
    [referenceKey, receiptReference].filter((reference) => reference !== null),
  )
  const byClaim = await linesByClaim(client, references)
  return claims.map(({ id, bookingId, receiptVerdict, amountSantim }) => {
    const found = byClaim.get(id)
    const receipt = {
      confirmed: 'exact',
      mismatch: 'differs',
      waiting: 'notFound',
      unknown: 'notFound',
    } as const
    return {
      ...{ id, bookingId, amount: Number(amountSantim) },
      verdict: found?.verdict ?? receipt[receiptVerdict],
      line: found?.line ?? null,
    }
  })
}

type Found = { verdict: 'exact' | 'differs'; line: BankLine }

async function linesByClaim(client: Database, references: readonly string[]): Promise<Map<string, Found>> {
  const byClaim = new Map<string, Found>()
  for (const lines of await linesNaming(client, references)) {
    for (const match of await matchLines(client, lines)) {
      if (match.verdict === 'notFound') continue
      const { id, day, santim } = match.line
      const claimIds = match.verdict === 'exact' ? [match.claimId] : match.claimIds
      const wentOut = lines.some(
        ({ reference, amountSantim }) => reference === match.line.reference && amountSantim < 0n,
      )
      const isOpen = claimIds.length === 1 && !wentOut && match.line.paymentId === null
      const line = { id, day: dayOfDate(day), amount: santim, isOpen }
      for (const claimId of claimIds) {
        if (byClaim.get(claimId)?.verdict !== 'exact') byClaim.set(claimId, { verdict: match.verdict, line })
      }
    }
  }
  return byClaim
}
