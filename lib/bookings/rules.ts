import { holds, type KeyHolder, type SignedInActor } from '@/lib/auth/permissions'
import { addDays, type Day, dayInAddis, momentOf, startOfDay } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { formatTime } from '@/lib/core/i18n/format'
import { type AmountComparison, compareAmount } from '@/lib/core/money'
import type { QuoteLineFact } from '@/lib/vehicles/prices/quote'

export const bookingStatuses = ['pending', 'successful', 'canceled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** Whether a booking can be changed by its form: by staff until it is canceled or deleted, by its customer while it is pending. */
export const takesChanges = (
  { status, isHidden }: { status: BookingStatus; isHidden: boolean },
  isStaff: boolean,
): boolean => !isHidden && (isStaff ? status !== 'canceled' : status === 'pending')

/** Orders of the staff's lists; `day` begins with the earliest day of travel, `day-last` with the latest. */
export const bookingOrders = ['newest', 'oldest', 'day', 'day-last'] as const
export type BookingOrder = (typeof bookingOrders)[number]

/**
 * The address a customer's text may be shown as a link to, or null: `https:` only and nothing a browser would
 * read differently from a person (CONTRACT section 7).
 */
export function linkOf(typed: string): string | null {
  if (!/^https:\/\/[^\s@\\]+$/i.test(typed)) return null
  return URL.canParse(typed) ? new URL(typed).href : null
}

/** Where a booking stands for its customer, as steps of the timeline. */
export type BookingStep = 'requested' | 'paymentChecked' | 'confirmed' | 'travelDay' | 'canceled'
export type StepState = 'done' | 'current' | 'upcoming' | 'stopped'

/** What is said of a booking that was just made, a key of the texts `Flash`; `transactionId` as it was sent. */
export function madeText(booking: { total: number }, transactionId: string | undefined) {
  if (booking.total === 0) return 'deskBooked'
  return transactionId ? 'booked' : 'reserved'
}

type Paying = { total: number; paid: number; claimed: number }

/**
 * The timeline of DESIGN: requested, transfer checked, confirmed, day of travel; that of a canceled one ends where it was canceled.
 * No payment is checked where nothing was sent and nothing is waited for: the booking is free, or staff confirmed it unpaid.
 */
export function bookingTimeline(
  booking: Travel & Paying & { status: BookingStatus },
  now: Date,
): { step: BookingStep; state: StepState }[] {
  if (booking.status === 'canceled') {
    return [
      { step: 'requested', state: 'done' },
      { step: 'canceled', state: 'stopped' },
    ]
  }
  const isConfirmed = booking.status === 'successful'
  const isSent = sentFor(booking) > 0
  const checking = isConfirmed ? 'done' : isSent ? 'current' : 'upcoming'
  const travel: StepState =
    !isConfirmed || booking.date > dayInAddis(now)
      ? 'upcoming'
      : isTripOver(booking, now)
        ? 'done'
        : 'current'
  return [
    { step: 'requested', state: 'done' },
    ...(isSent || (!isConfirmed && booking.total > 0)
      ? [{ step: 'paymentChecked', state: checking } as const]
      : []),
    { step: 'confirmed', state: isConfirmed ? 'done' : 'upcoming' },
    { step: 'travelDay', state: travel },
  ]
}

type Stageable = Parameters<typeof missingOf>[0] & Travel & { holdUntil: string | null }

/** Where a booking is for its customer, and so what comes next: a key of the texts `YourBooking`. */
export type BookingStage = 'canceled' | 'done' | 'confirmed' | 'held' | 'part' | 'checking'

type Pickup = { date: Day; pickupTime: string | null }
/** When a trip is: its days, and the hours of its pick-up on the first and of its return on the last, where they are known. */
export type Travel = Pickup & { lastDate: Day; returnTime: string | null }

/** When a trip is over: with its last day in Addis Ababa, or, where it is of one day and comes back past midnight, at its return. */
export function endOfTrip({ date, lastDate, pickupTime, returnTime }: Travel): Date {
  const next = addDays(lastDate, 1)
  const isPastMidnight = pickupTime !== null && returnTime !== null && returnTime < pickupTime
  return date === lastDate && isPastMidnight ? momentOf(next, returnTime) : startOfDay(next)
}

/** Whether a trip is over, as `endOfTrip` has it. */
export const isTripOver = (trip: Travel, now: Date): boolean => endOfTrip(trip) <= now

/** The stage of a booking at a moment; `held` while it holds its place and nothing was sent for it. */
export function bookingStage(booking: Stageable, now: Date): BookingStage {
  const { status, holdUntil, claimed, paid } = booking
  if (status === 'canceled') return 'canceled'
  if (status === 'successful') return isTripOver(booking, now) ? 'done' : 'confirmed'
  if (claimed === 0 && paid === 0 && holdUntil) return 'held'
  return missingOf(booking) > 0 ? 'part' : 'checking'
}

/** The ids of the extras that a booking has. */
export const extraIdsOf = ({ lines }: { lines: readonly QuoteLineFact[] }): string[] =>
  lines.flatMap((line) => (line.kind === 'extra' ? [line.args.id] : []))

/** Whether a pick-up is today, at an hour that is over in Addis Ababa. */
export const isPickupOver = ({ date, pickupTime }: Pickup, now: Date): boolean =>
  pickupTime !== null && date === dayInAddis(now) && pickupTime < formatTime(now.toISOString())

/**
 * Refuses a person who fills in a form a pick-up at an hour that is over, but not staff, who record what has begun. A client of
 * the API may name any hour of a day that can be booked (CONTRACT section 7). Throws INVALID_INPUT.
 */
export function requirePickupAhead(actor: SignedInActor | KeyHolder, pickup: Pickup): void {
  if (!holds(actor, 'booking:list-any') && isPickupOver(pickup, new Date())) {
    throw new AppError('INVALID_INPUT', { pickupTime: 'timeOver' })
  }
}

/** Whether a booking is the caller's own: of their account, or the one whose key they hold. */
export function isOwnBooking(
  actor: SignedInActor | KeyHolder,
  booking: { id: string; userId: string | null },
): boolean {
  return actor.role === 'visitor' ? booking.id === actor.bookingId : booking.userId === actor.id
}

/** What finds the bookings that somebody may see: staff all, others their own. */
export const visibleBookings = (actor: SignedInActor | KeyHolder) =>
  actor.role === 'visitor'
    ? { id: actor.bookingId }
    : holds(actor, 'booking:list-any')
      ? {}
      : { userId: actor.id }

/** Whether this person may make this change: the admin any, staff cancel with a reason, a customer an own pending one. */
export function mayChangeStatus(
  actor: Pick<SignedInActor, 'role' | 'lacksFactor'>,
  change: { isOwn: boolean; from: BookingStatus; to: BookingStatus; hasReason?: boolean },
): boolean {
  if (holds(actor, 'booking:set-status')) return true
  if (holds(actor, 'booking:cancel-any') && change.to === 'canceled' && change.hasReason) return true
  return change.isOwn && change.from === 'pending' && change.to === 'canceled'
}

/** What was paid for a booking less what was returned, and what waits to be confirmed, together; in Br. */
export const sentFor = ({ paid, claimed }: { paid: number; claimed: number }): number =>
  Math.round((paid + claimed) * 100) / 100

/** How what was sent for a booking stands to its price, both in Br; of a canceled one nothing is still to be paid. */
export const differenceOf = (
  { status, total }: { status: BookingStatus; total: number },
  sent: number,
): AmountComparison => (status === 'canceled' ? { relation: 'equal', by: 0 } : compareAmount(sent, total))

/** What a booking still costs, in the unit of its total; nothing where it is canceled. */
export const dueOf = ({ status, total, paid }: { status: BookingStatus; total: number; paid: number }) =>
  status === 'canceled' ? 0 : Math.max(0, total - paid)

/** What is left to pay of a booking, in Br, once everything that was sent for it is confirmed. */
export const openOf = ({ due, claimed }: { due: number; claimed: number }): number =>
  Math.max(0, Math.round((due - claimed) * 100) / 100)

/**
 * What the bookings of a list come to that are not canceled, in Br: how many they are, their prices, what waits to be checked of
 * them, and what is left to pay as each booking tells it.
 */
export function sumsOf(
  bookings: readonly { status: BookingStatus; total: number; due: number; claimed: number }[],
) {
  const standing = bookings.filter(({ status }) => status !== 'canceled')
  const sum = (amounts: readonly number[]) =>
    amounts.reduce((all, amount) => all + Math.round(amount * 100), 0) / 100
  return {
    count: standing.length,
    total: sum(standing.map(({ total }) => total)),
    checked: sum(standing.map(({ claimed }) => claimed)),
    open: sum(standing.map(openOf)),
  }
}

/**
 * How much is missing, in Br, where a booking is confirmed as a whole: its claims are confirmed with it (CONTRACT section
 * 10). 0 for one that is confirmed.
 */
export function missingOf({
  status,
  total,
  paid,
  claimed,
}: {
  status: BookingStatus
  total: number
  paid: number
  claimed: number
}): number {
  return status === 'successful' ? 0 : openOf({ due: total - paid, claimed })
}

/**
 * How many bookings of a person may be pending (CONTRACT section 8): few until they have paid once, and one where mails are
 * sent and the address of the account is not confirmed.
 */
export function mostPending(
  { hasPaid, isConfirmed }: { hasPaid: boolean; isConfirmed: boolean },
  limits: { pendingPerPerson: number; pendingBeforePaid: number },
  sendsMails: boolean,
): number {
  if (sendsMails && !isConfirmed) return 1
  return hasPaid ? limits.pendingPerPerson : limits.pendingBeforePaid
}

/**
 * What people put between the signs of a code or a plate, and what a sentence leaves around them: blanks, marks of any script, and
 * signs that nobody sees.
 */
export const betweenSigns = /[\s\p{P}\p{Cf}]/gu

// What is easily misread: O and I, L are 0 and 1, as Crockford's base 32 has it.
const misread: Record<string, string> = { O: '0', I: '1', L: '1' }

/** The code of a booking however a person spells it, `7k4-p2q`, or null for what is none (CONTRACT section 8). */
export function bookingCodeOf(typed: string): string | null {
  const signs = typed.toUpperCase().replace(betweenSigns, '')
  const code = signs.replace(/[OIL]/g, (sign) => misread[sign] ?? sign)
  return /^[0-9A-HJKMNP-TV-Z]{6}$/.test(code) ? code : null
}

/** Why the system changed a booking; a key of the texts `Office.reason`. */
const changeReasons = [
  'lapsed',
  'unpaid',
  'offer-expired',
  'deleted',
  'transaction-released',
  'by-link',
  'undone',
] as const
export type ChangeReason = (typeof changeReasons)[number]

/** The reason that a stored word names, or null. */
export function changeReasonOf(word: string | null): ChangeReason | null {
  return changeReasons.find((reason) => reason === word) ?? null
}

/** Sent by the button of the booking form that asks for the price alone. */
export const showPriceField = 'showPrice'
