import 'server-only'
import { type Actor, authorize, requireProof } from '@/lib/auth/permissions'
import { namesOf } from '@/lib/bookings/status-change'
import { dayOfDate } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { foldText } from '@/lib/core/fold-text'
import { database } from '@/lib/db/client'
import {
  clampPage,
  cursorArgs,
  cursorPage,
  cursorWhere,
  momentOrders,
  type Page,
  type PageRequest,
} from '@/lib/db/cursor'
import { containsExactly } from '@/lib/db/search'
import { recogniseTransfer } from '@/lib/transfers/transfer'
import { type MatchedLine, matchLines, statementLines } from './bank-lines'
import { confirmExactClaims } from './confirm-claims'
import { bankKeyOf } from './statement-values'
import { type StatementGroup, statementGroups } from './schema'
import type { LineMatch } from './statement-matching'
import {
  matchedPaymentSelect,
  type StatementCounts,
  type StatementRow,
  type StatementSummary,
  toMatchedPayment,
} from './statement-view'

const perPage = 50

/** What the lines of a statement say about the claims as they are now, and one page of a group of them. */
export type StatementResult = StatementSummary & {
  /** The one whose lines these are. */
  group: StatementGroup
  counts: StatementCounts
  /** How many exact ones still wait to be confirmed, and how many of canceled bookings are left to a person. */
  open: number
  apart: number
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

/**
 * A statement with one page of its exact, differing or unknown lines, of the first of these that it has where none are asked for;
 * null when there is none with that id.
 */
export async function getStatement(
  actor: Actor,
  { id, group: asked, page }: { id: string; group?: StatementGroup | undefined; page: number },
): Promise<StatementResult | null> {
  authorize(actor, 'statement:manage')
  const statement = await findStatement(id)
  if (!statement) return null
  const matches = await matchesOf(statement)
  const group =
    asked ?? statementGroups.find((one) => matches.some(({ verdict }) => verdict === one)) ?? 'exact'
  const ofGroup = matches.filter(({ verdict }) => verdict === group)
  const place = clampPage({ total: ofGroup.length, cap: ofGroup.length }, { page, limit: perPage })
  const shown = ofGroup.slice((place.page - 1) * perPage, place.page * perPage)
  const nameOf = await namesOf(database(), [statement.uploadedById])
  return {
    ...toSummary(statement),
    ...place,
    group,
    counts: countsOf(statement.lines, matches),
    open: countExact(matches, 'waiting'),
    apart: countExact(matches, 'apart'),
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
 * left alone, one of a canceled booking to a person. What was confirmed stays so whatever comes after. Throws NOT_FOUND.
 */
export async function confirmStatement(actor: Actor, id: string): Promise<{ confirmed: number }> {
  authorize(actor, 'statement:manage')
  requireProof(actor)
  const statement = await findStatement(id)
  if (!statement) throw new AppError('NOT_FOUND')
  const exact = (await matchesOf(statement)).flatMap((match) =>
    match.verdict === 'exact' && match.line.waiting.has(match.claimId)
      ? [{ lineId: match.line.id, paymentId: match.claimId }]
      : [],
  )
  return { confirmed: await confirmExactClaims(actor, exact) }
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

const countExact = (matches: readonly LineMatch<MatchedLine>[], kind: 'waiting' | 'apart') =>
  matches.filter((match) => match.verdict === 'exact' && match.line[kind].has(match.claimId)).length

/** The lines that came in, in the order of the file. */
async function matchesOf({ id, bank }: Pick<Statement, 'id' | 'bank'>): Promise<LineMatch<MatchedLine>[]> {
  const matches = await matchLines(
    database(),
    await statementLines(database(), { id, bankKey: bankKeyOf(bank) }),
  )
  return matches
    .filter(({ line }) => line.line !== null)
    .toSorted((one, other) => (one.line.line ?? 0) - (other.line.line ?? 0))
}

async function rowsOf(matches: readonly LineMatch<MatchedLine>[]): Promise<StatementRow[]> {
  const idsOf = (match: LineMatch<MatchedLine>) => {
    if (match.verdict === 'notFound') return []
    return match.verdict === 'exact' ? [match.claimId] : match.claimIds
  }
  const unclaimed = matches.filter(({ verdict }) => verdict === 'notFound')
  const [payments, refused] = await Promise.all([
    database().payment.findMany({
      where: { id: { in: matches.flatMap(idsOf) } },
      select: matchedPaymentSelect,
    }),
    readRefused(unclaimed.flatMap(({ line: { reference } }) => reference ?? [])),
  ])
  return matches.map((match) => {
    const { id, line, day, reference, description, santim } = match.line
    const ids = idsOf(match)
    const named =
      match.verdict === 'notFound'
        ? refused.filter(({ key }) => key === reference)
        : payments.filter((payment) => ids.includes(payment.id))
    return {
      ...{ id, line: line ?? 0, date: dayOfDate(day), reference, description, amount: santim },
      payments: named.map(toMatchedPayment),
    }
  })
}

/** The claims that were refused, by the transfers that they named: such a claim has no key of its own any more. */
async function readRefused(references: readonly string[]) {
  if (references.length === 0) return []
  const rows = await database().payment.findMany({
    where: {
      state: 'refused',
      booking: { OR: references.map((reference) => ({ searchText: containsExactly(foldText(reference)) })) },
    },
    select: { ...matchedPaymentSelect, reference: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map((row) => ({ ...row, key: recogniseTransfer(row.reference ?? '').key }))
}
