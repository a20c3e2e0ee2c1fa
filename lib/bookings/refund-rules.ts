import { addDays, type Day, dayInAddis, startOfDay, weekdayOf } from '@/lib/core/day'
import type { BookingStatus } from './rules'

/** Why staff cancel; keys of the texts `Mails.cause`. `other` is said in their own words. */
export const cancelCauses = ['customer-asked', 'no-show', 'unavailable', 'duplicate', 'other'] as const
export type CancelCause = (typeof cancelCauses)[number]

/** The cause that a word names, or null. */
export function cancelCauseOf(word: string | null | undefined): CancelCause | null {
  return cancelCauses.find((cause) => cause === word) ?? null
}

/** The causes for which a booking may be canceled on a day: nobody stays away before the day on which it begins (`/Terms`). */
export const causesOn = (today: Day, { date }: { date: Day }): readonly CancelCause[] =>
  date > today ? cancelCauses.filter((cause) => cause !== 'no-show') : cancelCauses

/** The rules of `/Terms` by which money comes back; keys of the texts `Mails.refund`. `pendingRest` is what is left of all of it. */
type RefundRule =
  | 'unpaid'
  | 'returned'
  | 'pending'
  | 'pendingRest'
  | 'early'
  | 'late'
  | 'lateKept'
  | 'noShow'
  | 'noShowOver'
  | 'ours'

/**
 * What comes back when a booking is canceled: in Br, by which rule, and until which day at the latest; `returned` is what
 * came back by now, and `open` what was not paid of the price that is kept.
 */
export type Refund = { rule: RefundRule; amount: number; returned: number; open: number; until: Day }

/** What the rule asks about: the booking as it stood, amounts in Br; `paid` is confirmed less `returned`. */
export type Refundable = {
  status: BookingStatus
  date: Day
  total: number
  paid: number
  returned?: number
}

/** Who cancels, why and when, and when money was confirmed last; nothing is owed before. */
export type CancelFacts = {
  isCustomers: boolean
  cause: CancelCause | null
  now: Date
  paidAt?: Date | null
}

const dayMs = 24 * 60 * 60 * 1000
const workingDaysToReturn = 5

/** The day by which what comes back of a booking is sent, which is owed from a moment on. */
export const refundDay = (owedSince: Date): Day =>
  workingDaysAfter(dayInAddis(owedSince), workingDaysToReturn)

/** The day by which some working days, Monday to Friday, have passed after a day. */
function workingDaysAfter(day: Day, count: number): Day {
  const next = addDays(day, 1)
  const left = weekdayOf(next) > 5 ? count : count - 1
  return left === 0 ? next : workingDaysAfter(next, left)
}

/**
 * What comes back of a booking that is canceled at a moment, by the rule on `/Terms`: everything while it is pending, or
 * at least 24 hours before its first day begins; half of the price later; nothing where nobody came. Where the company
 * cancels, for whatever cause that is not the customer's, everything comes back. What was paid beyond the price always does.
 */
export function refundOf(booking: Refundable, asked: CancelFacts): Refund {
  const { total, paid, returned = 0 } = booking
  const rule = ruleOf(booking, asked)
  const keepsSome = rule === 'late' || rule === 'noShow'
  const confirmed = paid + returned
  const due = confirmed - keptBy(rule, total)
  const amount = Math.max(0, Math.round((due - returned) * 100) / 100)
  const open = Math.max(0, Math.round(-due * 100) / 100)
  const { now, paidAt } = asked
  const told = { amount, returned, open, until: refundDay(paidAt && paidAt > now ? paidAt : now) }
  if (confirmed <= 0) return { rule: 'unpaid', ...told }
  if (amount === 0 && due > 0) return { rule: 'returned', ...told }
  if (!keepsSome && returned > 0) return { rule: 'pendingRest', ...told }
  if (rule === 'late' && amount === 0) return { rule: 'lateKept', ...told }
  return { rule: rule === 'noShow' && amount > 0 ? 'noShowOver' : rule, ...told }
}

/** What is kept of a transfer that nobody has confirmed, if it arrives, in Br; the rest of it comes back. */
export const keptOfClaim = (claimed: number, { open }: Pick<Refund, 'open'>): number =>
  Math.min(claimed, open)

/** What the company keeps of the price of a booking that is canceled, in Br, by the same rule. */
export const keptOf = (booking: Pick<Refundable, 'status' | 'date' | 'total'>, asked: CancelFacts): number =>
  keptBy(ruleOf(booking, asked), booking.total)

function keptBy(rule: ReturnType<typeof ruleOf>, total: number): number {
  // Of an odd santim the customer has the rest.
  if (rule === 'late') return Math.floor(Math.round(total * 100) / 2) / 100
  return rule === 'noShow' ? total : 0
}

function ruleOf(
  { status, date }: Pick<Refundable, 'status' | 'date'>,
  { isCustomers, cause, now }: CancelFacts,
): 'pending' | 'ours' | 'noShow' | 'early' | 'late' {
  const isTheirs = isCustomers || cause === 'customer-asked'
  if (status !== 'successful') return isTheirs ? 'pending' : 'ours'
  if (cause === 'no-show') return 'noShow'
  if (!isTheirs) return 'ours'
  return now.getTime() <= startOfDay(date).getTime() - dayMs ? 'early' : 'late'
}
