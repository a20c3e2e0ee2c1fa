import type { Day } from '@/lib/core/day'
import type { DayPrices } from '@/lib/vehicles/rules'
import { type PricedVehicle, quoteRental } from './quote'
import type { PriceRule } from './rules'

/** What of a vehicle makes its price, where a day may have none. */
export type Priceable = Omit<PricedVehicle, 'dayPrice'> & { dayPrice: number | null }

/**
 * What a day costs on a day, by the quote (CONTRACT section 4): of a rental of that one, and of one of 7 and of 30 days
 * from it on, in whole Br. A longer rental is left out where its days are no cheaper than that one, as before a season.
 */
export function dayPricesOn(vehicle: Priceable, rules: readonly PriceRule[], from: Day): DayPrices {
  const { dayPrice, priceFrom7, priceFrom30 } = vehicle
  if (dayPrice === null) return { dayPrice, priceFrom7, priceFrom30 }
  const priced = { ...vehicle, dayPrice }
  const perDay = (days: number) => {
    const { total } = quoteRental({ vehicle: priced, from, days, rules, extras: [] })
    return Math.ceil(total / 100 / days)
  }
  const one = perDay(1)
  const ofLonger = (days: number, plain: number | null) => {
    const price = plain === null ? null : perDay(days)
    return price !== null && price < one ? price : null
  }
  return { dayPrice: one, priceFrom7: ofLonger(7, priceFrom7), priceFrom30: ofLonger(30, priceFrom30) }
}
