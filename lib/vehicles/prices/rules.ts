import { addDays, type Day, daysBetween, weekdayOf } from '@/lib/core/day'
import type { CarCategory, VehicleKind } from '@/lib/vehicles/rules'

/** What a price rule does to the price of a day: percent of it, or an amount in santim; less than 0 makes it cheaper. */
export type PriceChange = { percent: number; amountSantim: null } | { percent: null; amountSantim: number }

/** Which vehicles a rule is for: one, those of a class, or all. */
export type PriceTarget =
  | { vehicleId: string; category: null }
  | { vehicleId: null; category: CarCategory }
  | { vehicleId: null; category: null }

/** When a rule applies: from and to a day, both included, on some weekdays (1 is Monday); null and none mean always. */
export type PriceTime = { from: Day | null; to: Day | null; weekdays: readonly number[] }

/** Changes the price of the days that it matches, unless a rule of a higher rank matches them too (CONTRACT section 9). */
export type PriceRule = { id: string } & PriceRuleFacts
/** What staff say about a rule. */
export type PriceRuleFacts = RuleNames & { rank: number } & PriceChange & PriceTarget & PriceTime

/** In English, and in the other languages where staff typed it. */
export type RuleNames = {
  name: string
  nameOm?: string | null | undefined
  nameAm?: string | null | undefined
}

/** What a rule may say, so that every sum of a quote is exact: percent, and santim (Br 1,000,000 up and down). */
export const priceRuleLimits = {
  rank: { min: 0, max: 9999 },
  percent: { min: -100, max: 1000 },
  amountSantim: { min: -100_000_000, max: 100_000_000 },
} as const

/** The change that the form of a rule holds, as it sends it again once its person was asked about it. */
export const askedChange = (form: { direction?: string; change?: string; changeBy?: string }): string =>
  `${form.direction} ${form.change} ${form.changeBy}`

/** What an extra may cost, in santim, and how many one rental may have. */
export const extraLimits = { amountSantim: { min: 0, max: 100_000_000 }, perRental: 20 } as const

/** What a quote is asked about; `extras` are ids. */
export type AskedRental = {
  vehicleId: string
  date: string
  lastDate?: string | undefined
  extras: readonly string[]
}

/** The query of `GET /api/quote`, the same for the same rental. */
export function quoteAddressQuery({ vehicleId, date, lastDate, extras }: AskedRental): string {
  return new URLSearchParams({
    vehicleId,
    date,
    ...(lastDate && lastDate !== date && { lastDate }),
    ...(extras.length > 0 && { extras: extras.toSorted().join(',') }),
  }).toString()
}

/** Whether an extra can be rented along with a vehicle of a kind: a one-day vehicle has its driver already. */
export function isExtraFor({ vehicleKind }: { vehicleKind: VehicleKind | null }, kind: VehicleKind): boolean {
  return vehicleKind === null || vehicleKind === kind
}

/** Days that one rental may take (CONTRACT section 8). */
export const rentalDaysLimit = 90

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Which vehicles a vehicle's id or a class names. */
export function targetOf(
  vehicleId: string | null | undefined,
  category: CarCategory | null | undefined,
): PriceTarget {
  return vehicleId ? { vehicleId, category: null } : { vehicleId: null, category: category ?? null }
}

type Target = { id: string; category: CarCategory | null }

/** Of some rules the one that sets the price of a vehicle on a day: that of the highest rank; undefined for none. */
export function decidingRule<Rule extends PriceRule>(
  rules: readonly Rule[],
  vehicle: Target,
  day: Day,
): Rule | undefined {
  return rules
    .filter((rule) => isFor(rule, vehicle) && isOn(rule, day))
    .reduce<Rule | undefined>((first, rule) => (first && first.rank >= rule.rank ? first : rule), undefined)
}

function isFor({ vehicleId, category }: PriceTarget, vehicle: Target): boolean {
  if (vehicleId !== null) return vehicleId === vehicle.id
  return category === null || category === vehicle.category
}

function isOn({ from, to, weekdays: some }: PriceTime, day: Day): boolean {
  if (from !== null && day < from) return false
  if (to !== null && day > to) return false
  return some.length === 0 || some.includes(weekdayOf(day))
}

/**
 * Whether two rules could both match a vehicle on a day, so that they need different ranks. One for a vehicle and one
 * for a class could: a vehicle may be given that class. The database decides by the same words (`price_rules_meet`).
 */
export function couldMeet(one: PriceTarget & PriceTime, other: PriceTarget & PriceTime): boolean {
  return targetsMeet(one, other) && timesMeet(one, other)
}

function targetsMeet(one: PriceTarget, other: PriceTarget): boolean {
  if (one.vehicleId !== null && other.vehicleId !== null) return one.vehicleId === other.vehicleId
  if (one.category !== null && other.category !== null) return one.category === other.category
  return true
}

function timesMeet(one: PriceTime, other: PriceTime): boolean {
  const from = latest(one.from, other.from)
  const to = earliest(one.to, other.to)
  // After a week every weekday has been.
  const first = from ?? (to === null ? '2000-01-01' : addDays(to, -6))
  const last = addDays(first, 6)
  return daysBetween(first, earliest(last, to) ?? last).some((day) => isOn(one, day) && isOn(other, day))
}

const latest = (one: Day | null, other: Day | null) =>
  one !== null && other !== null && one < other ? other : (one ?? other)
const earliest = (one: Day | null, other: Day | null) =>
  one !== null && other !== null && one > other ? other : (one ?? other)
