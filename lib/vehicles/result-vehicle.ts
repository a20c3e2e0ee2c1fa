import 'server-only'
import { quoteFromBook } from './prices/price-book'
import type { PriceRule } from './prices/rules'
import { type Trip, tripDays } from './trip-rules'
import { factsOf, type VehicleFacts, type VehicleRow } from './view'

/** A vehicle of either kind with what a trip with it costs by the quote, and what is left of it. */
export type ResultVehicle = Pick<VehicleRow, 'id' | 'kind' | 'name' | 'model' | 'url'> &
  VehicleFacts & {
    /** Of a car without a day price: as staff typed it. */
    typedPrice: string | null
    /** What is left on the day with the least. */
    available: number
    /** Whole Br for all days, and for one of them; null without a day price. */
    total: number | null
    perDay: number | null
  }

/** A row with what a trip with it costs, and what is left where `held` is the most that is held on its days. */
export function resultOf(
  row: VehicleRow,
  { held, trip, rules }: { held: number; trip: Trip; rules: readonly PriceRule[] },
): ResultVehicle {
  const { id, kind, name, model, url, price } = row
  const facts = factsOf(row)
  const quote =
    row.dayPrice === null ? null : quoteFromBook(row, { rules, extras: [] }, { ...trip, extraIds: [] })
  return {
    ...facts,
    id,
    kind,
    name,
    model,
    url,
    typedPrice: row.dayPrice === null ? price : null,
    available: Math.max(0, row.quantity - held),
    total: quote && quote.total / 100,
    perDay: quote && Math.ceil(quote.total / 100 / tripDays(trip)),
  }
}
