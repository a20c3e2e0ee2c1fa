import { AppError } from '@/lib/core/errors'
import { dayPriceProblems, type DayPrices, loweredTo, oneDaySeats, type VehicleKind } from './rules'
import type { VehicleInputOf } from './schema'
import type { VehicleRow } from './view'

type Typed = 'name' | 'model' | 'item' | 'price' | 'category' | 'dayPrice' | 'priceFrom7' | 'priceFrom30'
type Columns = { name: string } & Partial<
  Pick<VehicleRow, Typed | 'quantity' | 'seats' | 'bags' | 'gearbox' | 'fuel'>
>

/** The columns that hold what staff type about each kind; what was left out is undefined and stays as it is. */
export const columnsOf: { [Kind in VehicleKind]: (input: VehicleInputOf[Kind]) => Columns } = {
  car: ({ name, item, price, dayPrice, quantity, ...facts }) => ({
    ...moreColumns(facts),
    name,
    price,
    dayPrice,
    category: facts.class ?? item,
    quantity: quantity ?? undefined,
  }),
  one_day: ({ name, model, item, price, quantity, ...facts }) => ({
    ...moreColumns(facts),
    name,
    model,
    item,
    dayPrice: price,
    category: facts.class,
    quantity,
    seats: facts.seats === null ? oneDaySeats : facts.seats,
  }),
}

type MoreFacts = Pick<
  VehicleInputOf['car'],
  'priceFrom7' | 'priceFrom30' | 'seats' | 'bags' | 'gearbox' | 'fuel'
>

const moreColumns = ({ priceFrom7, priceFrom30, seats, bags, gearbox, fuel }: MoreFacts) => ({
  priceFrom7,
  priceFrom30,
  seats,
  bags,
  gearbox,
  fuel,
})

export const noPrices: DayPrices = { dayPrice: null, priceFrom7: null, priceFrom30: null }

/**
 * The prices after a change of some of them. Those of longer rentals that were left out are lowered to a new day price, so
 * that clients which know nothing of them can go on changing it. Throws INVALID_INPUT where prices that were sent do not fit.
 */
export function pricesAfter(sent: Partial<DayPrices>, before: DayPrices): DayPrices {
  const dayPrice = sent.dayPrice === undefined ? before.dayPrice : sent.dayPrice
  const asked = {
    dayPrice,
    priceFrom7: sent.priceFrom7 === undefined ? before.priceFrom7 : sent.priceFrom7,
    priceFrom30: sent.priceFrom30 === undefined ? before.priceFrom30 : sent.priceFrom30,
  }
  const lowered = loweredTo(dayPrice, asked)
  const prices = {
    dayPrice,
    priceFrom7: sent.priceFrom7 === undefined ? lowered.priceFrom7 : asked.priceFrom7,
    priceFrom30: sent.priceFrom30 === undefined ? lowered.priceFrom30 : asked.priceFrom30,
  }
  const { priceFrom7, priceFrom30 } = dayPriceProblems(prices)
  if (priceFrom7 || priceFrom30) {
    throw new AppError('INVALID_INPUT', {
      ...(priceFrom7 && { priceFrom7 }),
      ...(priceFrom30 && { priceFrom30 }),
    })
  }
  return prices
}

/** What the audit says of a vehicle, under the names of the forms. */
export function auditedFacts(
  row: VehicleRow & { pictures: readonly unknown[] },
): Record<string, string | number | null> {
  const { kind, name, model, item, category, price, dayPrice, quantity, filename } = row
  const typed: Record<string, string | number | null> =
    kind === 'car'
      ? { name, item: category, price, dayPrice, quantity }
      : { name, model, item, price: dayPrice, quantity, class: category }
  const { priceFrom7, priceFrom30, seats, bags, gearbox, fuel } = row
  const more = { priceFrom7, priceFrom30, seats, bags, gearbox, fuel }
  return {
    ...typed,
    ...more,
    texts: JSON.stringify(row.itemTranslations),
    filename,
    pictures: row.pictures.length + 1,
  }
}
