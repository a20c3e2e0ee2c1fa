import 'server-only'
import { addDays, type Day, dayInAddis, daysBetween } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import type { Prisma } from '@/lib/db/generated/client'
import { type PricedExtra, type PricedVehicle, type Quote, quoteRental } from './quote'
import { isBookableDay, type VehicleKind } from '@/lib/vehicles/rules'
import { isExtraFor, type PriceRule, rentalDaysLimit } from './rules'
import { extraSelect, pricingRuleSelect, toExtra, toPricingRule } from './view'

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

/**
 * The first and the last day of a rental, once they can be booked. Throws DATE_OUT_OF_RANGE, and INVALID_INPUT where they
 * are not in order or more than 90.
 */
export function bookableDays(
  { date, lastDate = date }: { date: Day; lastDate?: Day | undefined },
  { begunOn }: { begunOn?: Day } = {},
) {
  const today = dayInAddis(new Date())
  for (const [name, day] of Object.entries({ date, lastDate })) {
    if (day !== begunOn && !isBookableDay(day, today))
      throw new AppError('DATE_OUT_OF_RANGE', { [name]: 'dayOutOfRange' })
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
