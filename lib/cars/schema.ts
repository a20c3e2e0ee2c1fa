import { z } from 'zod'
import { carCategories } from './rules'

export const carCategorySchema = z.enum(carCategories)

/** Query of `/VehiclesTypes`. A type that is not known counts as none: an address never breaks a page. */
export const carQuery = z.object({
  type: carCategorySchema.optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export type CarQuery = z.infer<typeof carQuery>
