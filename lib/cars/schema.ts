import { z } from 'zod'
import { carCategories } from './rules'

/** Query of `/VehiclesTypes`. A type that is not known counts as none: an address never breaks a page. */
export const carQuery = z.object({
  type: z.enum(carCategories).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export type CarQuery = z.infer<typeof carQuery>
