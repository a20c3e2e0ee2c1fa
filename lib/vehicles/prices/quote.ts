import { addDays, type Day, daysBetween } from '@/lib/core/day'
import type { Locale } from '@/lib/core/i18n/routing'
import type { CarCategory, VehicleKind } from '@/lib/vehicles/rules'
import { decidingRule, type PriceChange, type PriceRule, rentalDaysLimit, type RuleNames } from './rules'

/** What of a vehicle makes its price; prices in whole Br a day. */
export type PricedVehicle = {
  id: string
  category: CarCategory | null
  dayPrice: number
  /** A day of a rental of at least 7 days, and of at least 30; null where the shorter one's price stays. */
  priceFrom7: number | null
  priceFrom30: number | null
}

/** What is rented along with a vehicle; the amount in santim, per booking or per day of it. */
export type PricedExtra = {
  id: string
  text: Record<Locale, string>
  amountSantim: number
  per: 'booking' | 'day'
  /** The only kind of vehicle that it is for; null for both. */
  vehicleKind: VehicleKind | null
  /** Whether a driver comes with it. */
  isDriver: boolean
}

/** What a line is for; `quote-text.ts` says it in each language. */
export type QuoteLineFact =
  /** The days at the price of a rental of `from` days or more. */
  | { kind: 'rent'; args: { from: 1 | 7 | 30 } }
  /** What a price rule adds or takes on the days on which it decides. */
  | { kind: 'rule'; args: RuleNames & PriceChange }
  /** What is taken off because `days` days that hold these would be cheaper. */
  | { kind: 'longer'; args: { days: number } }
  | { kind: 'extra'; args: { id: string; text: Record<Locale, string>; isDriver?: true | undefined } }
  /** What staff add or take off, with its reason in their words. */
  | { kind: 'agreed'; args: { text: string } }
  | { kind: 'rounding'; args: Record<never, never> }

/** A line of a quote; amounts in santim, `amount` is `quantity` times `unitAmount`. */
export type QuoteLine = QuoteLineFact & {
  quantity: number
  unit: 'day' | 'booking'
  unitAmount: number
  amount: number
}

/** A price line by line; `total` is the sum of the lines in santim, whole Br and never below 0. */
export type Quote = { days: number; lines: QuoteLine[]; total: number }

/** A line in words; `lang` where they are in English for a reader of another language, empty where nobody knows in which. */
export type WordedLine = { text: string; lang?: 'en' | '' }

/** A quote whose lines are in words, as the API answers it. */
export type WordedQuote = Pick<Quote, 'days' | 'total'> & {
  lines: (Pick<QuoteLine, 'quantity' | 'unit' | 'amount'> & WordedLine)[]
}

type Rental = {
  vehicle: PricedVehicle
  from: Day
  /** How many days, from 1 to 90. */
  days: number
  rules: readonly PriceRule[]
  extras: readonly PricedExtra[]
}

/**
 * What a rental costs (CONTRACT section 9): its days by the length of the rental, what the rules change on them, and the
 * extras. Of two rentals of a vehicle with the same extras, one within the days of the other, the longer never costs less
 * (docs/decisions/prices.md). The clock plays no part, nor the order of rules or extras. Throws RangeError for a length
 * that cannot be rented.
 */
export function quoteRental({ vehicle, from, days, rules, extras }: Rental): Quote {
  if (!Number.isInteger(days) || days < 1 || days > rentalDaysLimit) throw new RangeError('1 to 90 days')
  const rent = rentLines(vehicle, decidedDays(vehicle, rules, { from, days }))
  const lines = [...rent, ...longerLine(vehicle, rules, { from, days, rent: sumOf(rent) })]
  lines.push(...extras.toSorted(byId).map((extra) => extraLine(extra, days)))
  lines.push(...roundingLine(sumOf(lines)))
  const total = sumOf(lines)
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError('a quote beyond what can be added up')
  return { days, lines, total }
}

/** What staff agree with a customer and why: an amount to add or take off, or what the whole is to cost, in santim. */
export type AgreedPrice = { text: string } & ({ amount: number } | { total: number })

/** Lines with what staff agreed below them, in whole Br; the sum may be below 0. */
export function agreedLines(lines: readonly QuoteLine[], agreed: readonly AgreedPrice[]): QuoteLine[] {
  if (agreed.length === 0) return [...lines]
  const all = lines.filter(({ kind }) => kind !== 'rounding')
  for (const { text, ...price } of agreed) {
    const unitAmount = 'total' in price ? price.total - sumOf(all) : price.amount
    // A price has a line, also where nothing is agreed for what has no listed price.
    if (unitAmount !== 0 || all.length === 0) {
      all.push(line({ kind: 'agreed', args: { text } }, { quantity: 1, unit: 'booking', unitAmount }))
    }
  }
  return [...all, ...roundingLine(sumOf(all))]
}

/** The sum of lines in santim. */
export function sumOf(lines: readonly Pick<QuoteLine, 'amount'>[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

// Days and rules --------------------------------------------------------------------------------------------

/** For each day of a rental the rule that decides on it. */
type DecidedDays = readonly (PriceRule | undefined)[]

function decidedDays(
  vehicle: PricedVehicle,
  rules: readonly PriceRule[],
  { from, days }: Pick<Rental, 'from' | 'days'>,
): DecidedDays {
  return daysBetween(from, addDays(from, days - 1)).map((day) => decidingRule(rules, vehicle, day))
}

function rentLines(vehicle: PricedVehicle, decided: DecidedDays): QuoteLine[] {
  const { from, price } = dayRate(vehicle, decided.length)
  const deciding = [...new Set(decided)].filter((rule) => rule !== undefined).toSorted(byId)
  return [
    line({ kind: 'rent', args: { from } }, { quantity: decided.length, unit: 'day', unitAmount: price }),
    ...deciding.flatMap((rule) => {
      const quantity = decided.filter((one) => one === rule).length
      const change = changeOf(rule)
      const unitAmount = amountOf(change, price)
      // A rule that changes nothing only keeps others away.
      if (unitAmount === 0) return []
      return [
        line({ kind: 'rule', args: { ...namesOf(rule), ...change } }, { quantity, unit: 'day', unitAmount }),
      ]
    }),
  ]
}

const namesOf = ({ name, nameOm, nameAm }: RuleNames): RuleNames => ({
  name,
  ...(nameOm && { nameOm }),
  ...(nameAm && { nameAm }),
})

/** What a day costs in a rental of some length before any rule, in santim. */
function dayRate({ dayPrice, priceFrom7, priceFrom30 }: PricedVehicle, days: number) {
  if (days >= 30 && priceFrom30 !== null) return { from: 30, price: priceFrom30 * 100 } as const
  if (days >= 7 && priceFrom7 !== null) return { from: 7, price: priceFrom7 * 100 } as const
  return { from: 1, price: dayPrice * 100 } as const
}

/** What a rule adds to the price of a day, in santim; a day never costs less than nothing. Whole Br make percents exact. */
function amountOf({ percent, amountSantim }: PriceChange, price: number): number {
  return Math.max(-price, percent === null ? amountSantim : (price * percent) / 100)
}

// A longer rental never costs less --------------------------------------------------------------------------

/** Lengths from which a day is cheaper. */
const cheaperFrom = [7, 30] as const

/** Takes off what these days cost above the cheapest 7 or 30 days that hold them all. */
function longerLine(
  vehicle: PricedVehicle,
  rules: readonly PriceRule[],
  { from, days, rent }: Pick<Rental, 'from' | 'days'> & { rent: number },
): QuoteLine[] {
  const { price } = dayRate(vehicle, days)
  const longer = cheaperFrom
    // At the same price of a day or a higher one, more days cost no less.
    .filter((length) => length > days && dayRate(vehicle, length).price < price)
    .flatMap((length) => {
      const room = length - days
      // All days of all these rentals, each of which begins some days earlier than this one.
      const around = decidedDays(vehicle, rules, { from: addDays(from, -room), days: length + room })
      return Array.from({ length: room + 1 }, (_, start) => ({
        days: length,
        rent: sumOf(rentLines(vehicle, around.slice(start, start + length))),
      }))
    })
  const cheapest = longer.reduce((least, one) => (one.rent < least.rent ? one : least), { days, rent })
  if (cheapest.rent === rent) return []
  const amounts = { quantity: 1, unit: 'booking', unitAmount: cheapest.rent - rent } as const
  return [line({ kind: 'longer', args: { days: cheapest.days } }, amounts)]
}

// Extras and rounding ---------------------------------------------------------------------------------------

function extraLine({ id, text, amountSantim, per, isDriver }: PricedExtra, days: number): QuoteLine {
  const quantity = per === 'day' ? days : 1
  const args = { id, text, ...(isDriver && { isDriver }) }
  return line({ kind: 'extra', args }, { quantity, unit: per, unitAmount: amountSantim })
}

/** What brings a sum to whole Br, the nearest; nothing where it is whole. */
function roundingLine(sum: number): QuoteLine[] {
  const missing = Math.round(sum / 100) * 100 - sum
  if (missing === 0) return []
  return [line({ kind: 'rounding', args: {} }, { quantity: 1, unit: 'booking', unitAmount: missing })]
}

function line(fact: QuoteLineFact, amounts: Pick<QuoteLine, 'quantity' | 'unit' | 'unitAmount'>): QuoteLine {
  return { ...fact, ...amounts, amount: amounts.quantity * amounts.unitAmount }
}

/** What a rule does, and nothing else of it. */
function changeOf({ percent, amountSantim }: PriceChange): PriceChange {
  return percent === null ? { percent, amountSantim } : { percent, amountSantim: null }
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
