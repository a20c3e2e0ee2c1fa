import { z } from 'zod'
import type { BookingStatus } from '@/lib/bookings/rules'
import type { Day } from '@/lib/core/day'
import { exampleId, idShape } from '@/lib/core/schemas'
import type { Prisma } from '@/lib/db/generated/client'
import type { PaymentState } from '@/lib/db/generated/enums'
import type { StatementGroup } from './schema'

/** How many lines a statement has, and how many of those that came in are of each group. */
export type StatementCounts = { lines: number } & Record<StatementGroup, number>

/** A statement in a list. */
export type StatementSummary = {
  id: string
  bank: string
  /** How many its file has. */
  lines: number
  firstDay: Day
  lastDay: Day
  /** ISO 8601. */
  createdAt: string
}

/** A line that came in, with the payments that it names; where nobody claims it, those of its reference that were refused. */
export type StatementRow = {
  id: string
  /** Its number in the file. */
  line: number
  date: Day
  reference: string | null
  description: string | null
  /** Santim. */
  amount: number
  payments: MatchedPayment[]
}

/** A payment that a line of a statement names. */
type MatchedPayment = {
  id: string
  state: PaymentState
  /** Santim. */
  amount: number
  booking: { id: string; code: string; status: BookingStatus; customerName: string; isHidden: boolean }
}

export const matchedPaymentSelect = {
  id: true,
  state: true,
  amountSantim: true,
  booking: { select: { id: true, code: true, status: true, customerName: true, hiddenAt: true } },
} as const satisfies Prisma.PaymentSelect

/** Shapes a row for the outside. */
export function toMatchedPayment(
  row: Prisma.PaymentGetPayload<{ select: typeof matchedPaymentSelect }>,
): MatchedPayment {
  const { id, state, amountSantim, booking } = row
  const { hiddenAt, ...shown } = booking
  return { id, state, amount: Number(amountSantim), booking: { ...shown, isHidden: hiddenAt !== null } }
}

const count = z.int()

/** The shape of an import in the API (CONTRACT sections 10 and 14). */
export const statementShape = z
  .object({
    _id: idShape,
    lines: count.meta({ description: 'How many the file has, those that went out among them.' }),
    exact: count.meta({ description: 'Lines that name a claim of their reference and their amount.' }),
    differs: count.meta({
      description: 'Lines whose reference is claimed with another amount, twice, or went out again.',
    }),
    notFound: count.meta({ description: 'Lines that nobody claims.' }),
  })
  .meta({ id: 'Statement' })

export const exampleStatement = {
  ...{ _id: exampleId, lines: 40, exact: 31, differs: 2, notFound: 4 },
} as const
