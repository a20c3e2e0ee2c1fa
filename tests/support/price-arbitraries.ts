import fc from 'fast-check'
import { addDays, type Day } from '@/lib/core/day'
import type { PricedVehicle } from '@/lib/vehicles/prices/quote'
import { type PriceRule, type PriceTarget, weekdays } from '@/lib/vehicles/prices/rules'
import { carCategories } from '@/lib/vehicles/rules'
import { pricedVehicle, priceRule } from './quotes'

const firstDay: Day = '2026-11-20'

/** A day of twenty months. */
export const anyDay = fc.integer({ min: 0, max: 600 }).map((offset) => addDays(firstDay, offset))

/** A vehicle with a price and, some of them, lower ones for longer rentals. */
export const anyPricedVehicle: fc.Arbitrary<PricedVehicle> = fc
  .record({
    day: fc.integer({ min: 1, max: 20_000 }),
    // Shares of the price before it; some vehicles have no such price.
    from7: fc.option(fc.integer({ min: 1, max: 100 })),
    from30: fc.option(fc.integer({ min: 1, max: 100 })),
    category: fc.option(fc.constantFrom(...carCategories)),
  })
  .map(({ day, from7, from30, category }) => {
    const week = from7 === null ? null : Math.ceil((day * from7) / 100)
    const month = from30 === null ? null : Math.ceil(((week ?? day) * from30) / 100)
    return { ...pricedVehicle(day, week, month), category }
  })

const anyTarget: fc.Arbitrary<PriceTarget> = fc.oneof(
  fc.constant({ vehicleId: null, category: null }),
  fc.constantFrom('this', 'that').map((vehicleId) => ({ vehicleId, category: null })),
  fc.constantFrom(...carCategories).map((category) => ({ vehicleId: null, category })),
)

/** A price rule of any kind, for any vehicles at any time. */
export const anyPriceRule: fc.Arbitrary<PriceRule> = fc
  .record({
    rank: fc.integer({ min: 0, max: 9999 }),
    change: fc.oneof(
      fc.integer({ min: -100, max: 300 }).map((percent) => ({ percent })),
      fc.integer({ min: -3000, max: 3000 }).map((amount) => ({ amount })),
    ),
    from: fc.option(anyDay, { nil: undefined }),
    length: fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined }),
    on: fc.subarray([...weekdays]),
    target: anyTarget,
  })
  .map(({ change, from, length, ...rule }) => {
    const to = length === undefined ? undefined : addDays(from ?? '2027-03-01', length)
    return priceRule({ ...rule, ...change, ...(from && { from }), ...(to && { to }) })
  })
