import { z } from 'zod'
import type { ResultsFilter } from './results-rules'
import { gearboxes, limitsInOrder, priceBandOf } from './rules'
import { carCategorySchema, oneDayVehicleQuery } from './schema'
import { tripQuery } from './trip-rules'

const least = z.coerce.number().int().min(1).max(100).optional().catch(undefined)

/** The address of the results: the trip, what narrows them down, their order. What is not understood counts as absent. */
export const resultsQuery = oneDayVehicleQuery.extend({
  ...tripQuery.shape,
  type: carCategorySchema.optional().catch(undefined),
  class: carCategorySchema.optional().catch(undefined),
  seats: least,
  bags: least,
  gearbox: z.enum(gearboxes).optional().catch(undefined),
  road: z.literal('country').optional().catch(undefined),
  /** The vehicle that was chosen was deleted. */
  gone: z.literal('1').optional().catch(undefined),
  price: z
    .string()
    .transform((key) => priceBandOf(key)?.key)
    .optional(),
})
export type ResultsQuery = z.output<typeof resultsQuery>

/** The filter of an address: a price band of SPEC is two prices. */
export function filterOf(query: ResultsQuery): ResultsFilter {
  const { type, class: category = type, seats, bags, gearbox, road } = query
  const { min, max } = priceBandOf(query.price) ?? limitsInOrder(query)
  return { class: category, seats, bags, gearbox, road, min, max }
}
