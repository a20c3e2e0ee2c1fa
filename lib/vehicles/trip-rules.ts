import { z } from 'zod'
import { addDays, type Day, dayOfDate, daysBetween, isDay } from '@/lib/core/day'
import type { ValidationKey } from '@/lib/core/errors'
import { clockTime, stripNul } from '@/lib/core/schemas'
import { rentalDaysLimit } from './prices/rules'
import { bookableDaysAhead, isBookableDay } from './rules'

/**
 * What somebody plans: days, what is known of the pick-up, and what comes along. Its names are those of a booking (CONTRACT
 * section 14).
 */
export type Trip = {
  date: Day
  lastDate: Day
  pickupPlace: string | undefined
  /** `HH:MM` in Addis Ababa. */
  pickupTime: string | undefined
  passengers: number | undefined
  /** The ids of the extras that were chosen, with commas: a driver for a car is one. */
  extras?: string | undefined
}

/** The trip as an address holds it; a pick-up that is not understood counts as absent. */
export const tripQuery = z.object({
  date: z.string().optional(),
  lastDate: z.string().optional(),
  pickupPlace: z.string().transform(stripNul).pipe(z.string().trim().max(120)).optional().catch(undefined),
  pickupTime: clockTime.optional().catch(undefined),
  passengers: z.coerce.number().int().min(1).max(60).optional().catch(undefined),
  extras: z
    .string()
    .regex(/^[\da-f,-]{1,1000}$/)
    .optional()
    .catch(undefined),
})
export type TripQuery = z.output<typeof tripQuery>

/** Why the days of an address cannot be booked, by the name of the field, and the days as they were typed. */
export type TripProblem = {
  field: 'date' | 'lastDate'
  message: ValidationKey
  typed: Pick<TripQuery, 'date' | 'lastDate'>
}

/**
 * The trip that an address asks for. Days that cannot be booked are never taken in silence for others (CONTRACT section
 * 7): then `problem` says why, and the trip is its first day alone or, where that cannot be booked, the one of `usual`, which is
 * also what an address without a day means.
 */
export function readTrip(
  { date, lastDate, ...chosen }: TripQuery,
  { today, usual = today }: { today: Day; usual?: Day },
): { trip: Trip; problem: TripProblem | null } {
  const problem = daysProblem({ date, lastDate }, { today, usual })
  const first = problem?.field !== 'date' && date !== undefined && isDay(date) ? date : usual
  const last = problem === null && lastDate !== undefined && isDay(lastDate) ? lastDate : first
  const { pickupPlace, pickupTime, passengers, extras } = chosen
  const kept = { pickupPlace, pickupTime, passengers, extras }
  return { trip: { date: first, lastDate: last, ...kept }, problem }
}

type Known = { today: Day; usual: Day }

function daysProblem(
  typed: Pick<TripQuery, 'date' | 'lastDate'>,
  { today, usual }: Known,
): TripProblem | null {
  const { date = usual, lastDate } = typed
  for (const [field, day] of [['date', date] as const, ['lastDate', lastDate] as const]) {
    if (day === undefined) continue
    if (!isDay(day)) return { field, message: 'dayInvalid', typed }
    if (!isBookableDay(day, today)) return { field, message: 'dayOutOfRange', typed }
  }
  if (lastDate === undefined || !isDay(date) || !isDay(lastDate)) return null
  if (lastDate < date) return { field: 'lastDate', message: 'rangeInvalid', typed }
  if (lastDate >= addDays(date, rentalDaysLimit))
    return { field: 'lastDate', message: 'rentalTooLong', typed }
  return null
}

/** How many days a trip has. */
export function tripDays({ date, lastDate }: Pick<Trip, 'date' | 'lastDate'>): number {
  return daysBetween(date, lastDate).length
}

/** What an address says of a trip; the last day of one day is left out. */
export function tripInAddress({ date, lastDate, pickupPlace, pickupTime, passengers, extras }: Trip) {
  const last = lastDate === date ? undefined : lastDate
  return { date, lastDate: last, pickupPlace, pickupTime, passengers, extras }
}

/** The same trip from another day on; it ends within what can be booked. */
export function tripFrom(trip: Trip, date: Day, today: Day): Trip {
  const last = addDays(date, tripDays(trip) - 1)
  const latest = addDays(today, bookableDaysAhead)
  return { ...trip, date, lastDate: last > latest ? latest : last }
}

/** How far beyond a trip that finds no place another one is looked for. */
const daysAhead = 60

/** The last day of those that are looked through for another time where a trip finds no place; it can be booked. */
export function lastDayToOffer({ lastDate }: Pick<Trip, 'lastDate'>, today: Day): Day {
  const [ahead, latest] = [addDays(lastDate, daysAhead), addDays(today, bookableDaysAhead)]
  return ahead < latest ? ahead : latest
}

/**
 * The first days, from `from` on, on which a trip of so many days finds a place on each of them. `available` are days in
 * order without gaps.
 */
export function freeStarts(
  available: readonly { day: Day; available: number }[],
  { from, days, most }: { from: Day; days: number; most: number },
): Day[] {
  const starts = available.flatMap(({ day }, at) => {
    const trip = available.slice(at, at + days)
    const isFree = trip.length === days && trip.every((one) => one.available > 0)
    return isFree && day >= from ? day : []
  })
  return starts.slice(0, most)
}

type HeldDay = { day: Date; booked: number; blocked: number }

/** What is left of a quantity on each of some days from one on, in order. */
export function leftOnDays(quantity: number, rows: readonly HeldDay[], from: Day, count: number) {
  const held = new Map(rows.map((row) => [dayOfDate(row.day), row.booked + row.blocked]))
  return Array.from({ length: count }, (_, offset) => {
    const day = addDays(from, offset)
    return { day, available: Math.max(0, quantity - (held.get(day) ?? 0)) }
  })
}
