import { z } from 'zod'
import { cursorQuery } from '@/lib/db/cursor'
import { searchInput } from '@/lib/db/search'
import { optionalPicture, requiredPicture } from '@/lib/files/schema'
import { carCategories, carOrders } from './rules'

export const carCategorySchema = z.enum(carCategories)

/** Query of `/VehiclesTypes`. A type that is not known counts as none: an address never breaks a page. */
export const carQuery = z.object({
  type: carCategorySchema.optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export type CarQuery = z.infer<typeof carQuery>

const line = (error: string, max: number) => z.string({ error }).trim().min(1, error).max(max, 'tooLong')

/** What staff type about a car (SPEC section 3). The price is text and shown as typed (CONTRACT section 4). */
const carInput = z.object({
  name: line('vehicleNameMissing', 80),
  item: z.enum(carCategories, { error: 'categoryMissing' }),
  price: line('carPriceMissing', 60),
})
export type CarInput = z.output<typeof carInput>

const carIdSchema = z.uuid()

/** The form that posts a car. */
export const carPost = carInput.extend({ image: requiredPicture })

/** What the API takes to change a car. */
export const carChange = carInput.extend({ image: optionalPicture })

/** The form that changes a car; the picture stays where none is chosen. */
export const carForm = carChange.extend({ id: carIdSchema })

/** The form that removes a car. */
export const carRemoval = z.object({ id: carIdSchema })

/** Query of the staff's list of cars. */
export const staffCarQuery = cursorQuery.extend({
  q: searchInput,
  type: z.enum(carCategories).optional().catch(undefined),
  sort: z.enum(carOrders).catch('newest'),
})
export type StaffCarQuery = z.output<typeof staffCarQuery>
