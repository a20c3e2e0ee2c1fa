import 'server-only'
import { addDays, type Day, dayInAddis, dayOfDate, daysBetween } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import type { Prisma } from '@/lib/db/generated/client'
import { type PricedExtra, type PricedVehicle, type Quote, quoteRental } from './quote'
import { isBookableDay, type VehicleKind, vehicleTitle } from '@/lib/vehicles/rules'
import { isExtraFor, type PriceChange, type PriceRule, rentalDaysLimit, targetOf } from './rules'

/** A price rule as staff see it: with the name of its vehicle, where it is for one. */
export type NamedPriceRule = PriceRule & { vehicleName: string | null }

/** What of a rule makes prices. */
const pricingRuleSelect = {
  id: true,
  name: true,
  nameOm: true,
  nameAm: true,
  rank: true,
  percent: true,
  amountSantim: true,
  firstDay: true,
  lastDay: true,
  weekdays: true,
  vehicleId: true,
  category: true,
} as const satisfies Prisma.PriceRuleSelect

export const priceRuleSelect = {
  ...pricingRuleSelect,
  vehicle: { select: { name: true, model: true } },
} as const satisfies Prisma.PriceRuleSelect

type PricingRuleRow = Prisma.PriceRuleGetPayload<{ select: typeof pricingRuleSelect }>
type PriceRuleRow = Prisma.PriceRuleGetPayload<{ select: typeof priceRuleSelect }>

/** Shapes a row of the table, for staff. */
export function toPriceRule({ vehicle, ...row }: PriceRuleRow): NamedPriceRule {
  return { ...toPricingRule(row), vehicleName: vehicle && vehicleTitle(vehicle) }
}

/** What the form of a rule changes; how its vehicle is called is no part of it. */
export const ruleFacts = (rule: NamedPriceRule) => ({ ...rule, vehicleName: null })

/** Shapes a row of the table, for a quote. */
function toPricingRule(row: PricingRuleRow): PriceRule {
  const { id, name, nameOm, nameAm, rank, firstDay, lastDay, weekdays } = row
  return {
    id,
    name,
    ...(nameOm && { nameOm }),
    ...(nameAm && { nameAm }),
    rank,
    ...changeOf(row),
    from: firstDay && dayOfDate(firstDay),
    to: lastDay && dayOfDate(lastDay),
    weekdays,
    ...targetOf(row.vehicleId, row.category),
  }
}

// Checks of the database hold that one of the two is there, and of vehicle and class at most one.
function changeOf({ percent, amountSantim }: Pick<PricingRuleRow, 'percent' | 'amountSantim'>): PriceChange {
  return percent === null ? { percent, amountSantim: amountSantim ?? 0 } : { percent, amountSantim: null }
}

export const extraSelect = {
  id: true,
  textEn: true,
  textOm: true,
  textAm: true,
  amountSantim: true,
  per: true,
  vehicleKind: true,
  isDriver: true,
} as const satisfies Prisma.ExtraSelect

/** Shapes a row of the table. */
export function toExtra({
  textEn: en,
  textOm: om,
  textAm: am,
  ...row
}: Prisma.ExtraGetPayload<{ select: typeof extraSelect }>): PricedExtra {
  return { ...row, text: { en, om, am } }
}

/** What prices are made of beside the vehicles. */
export type PriceBook = { rules: readonly PriceRule[]; extras: PricedExtra[] }

/** What prices are read with. */
export type Reader = Pick<Prisma.TransactionClient, 'priceRule' | 'extra'>

/** All price rules, the highest rank first. */
export async function readPriceRules(client: Reader): Promise<PriceRule[]> {
  const rows = await client.priceRule.findMany({
    select: pricingRuleSelect,
    orderBy: [{ rank: 'desc' }, { id: 'asc' }],
  })
  return rows.map(toPricingRule)
}

/** All extras, the oldest first. */
export async function readExtras(client: Reader): Promise<PricedExtra[]> {
  const rows = await client.extra.findMany({ select: extraSelect, orderBy: { id: 'asc' } })
  return rows.map(toExtra)
}

/** What of a row of `vehicles` makes its price. */
export const pricedVehicleSelect = {
  id: true,
  kind: true,
  category: true,
  dayPrice: true,
  priceFrom7: true,
  priceFrom30: true,
  quantity: true,
} as const satisfies Prisma.VehicleSelect
export type PricedRow = Omit<PricedVehicle, 'dayPrice'> & {
  kind: VehicleKind
  dayPrice: number | null
  quantity: number
}

/** The days of a booking that is changed, and whether it may end on one of them that is past, as staff note an early return. */
type BookedDays = { date: Day; lastDate: Day; mayEndEarly: boolean }

/**
 * The first and the last day of a rental, once they can be booked; a booking that has begun keeps its days. Throws
 * DATE_OUT_OF_RANGE, and INVALID_INPUT where they are not in order or more than 90.
 */
export function bookableDays(
  { date, lastDate = date }: { date: Day; lastDate?: Day | undefined },
  booked?: BookedDays,
) {
  const today = dayInAddis(new Date())
  const isKept = booked !== undefined && date === booked.date
  if (!isKept && !isBookableDay(date, today))
    throw new AppError('DATE_OUT_OF_RANGE', { date: 'dayOutOfRange' })
  const isKeptEnd = isKept && lastDate === booked.lastDate
  const isEarlyEnd = isKept && booked.mayEndEarly && lastDate >= date && lastDate <= booked.lastDate
  if (!isKeptEnd && !isEarlyEnd && !isBookableDay(lastDate, today)) {
    throw new AppError('DATE_OUT_OF_RANGE', { lastDate: 'dayOutOfRange' })
  }
  if (lastDate < date) throw new AppError('INVALID_INPUT', { lastDate: 'rangeInvalid' })
  if (lastDate >= addDays(date, rentalDaysLimit)) {
    throw new AppError('INVALID_INPUT', { lastDate: 'rentalTooLong' })
  }
  return { date, lastDate }
}

type Rental = { date: Day; lastDate: Day; extraIds: readonly string[] }

/**
 * The quote of a rental from a day to another, both included (CONTRACT section 9). Throws INVALID_INPUT for an extra that
 * does not exist or is for the other kind of vehicle, and PRICE_ON_REQUEST for a vehicle without a day price.
 */
export function quoteFromBook(
  { kind, dayPrice, ...vehicle }: PricedRow,
  book: PriceBook,
  { date, lastDate, extraIds }: Rental,
): Quote {
  const extras = book.extras.filter(({ id }) => extraIds.includes(id))
  if (extras.length < new Set(extraIds).size) throw new AppError('INVALID_INPUT', { extras: 'extraUnknown' })
  if (!extras.every((extra) => isExtraFor(extra, kind))) {
    throw new AppError('INVALID_INPUT', { extras: 'extraForOthers' })
  }
  if (dayPrice === null) throw new AppError('PRICE_ON_REQUEST')
  const days = daysBetween(date, lastDate).length
  return quoteRental({ vehicle: { ...vehicle, dayPrice }, from: date, days, rules: book.rules, extras })
}
