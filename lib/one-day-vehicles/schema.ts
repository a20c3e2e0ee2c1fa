import { z } from 'zod'
import { daySchema } from '@/lib/dates/schema'
import { storable } from '@/lib/http/storable'
import { vehicleSorts } from './rules'

const price = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number)
  .optional()
  .catch(undefined)

/** Query of the public list. A value that is not understood counts as absent: an address never breaks a page. */
export const oneDayVehicleQuery = z.object({
  q: z.string().transform(storable).pipe(z.string().trim().max(100)).optional().catch(undefined),
  date: daySchema.optional().catch(undefined),
  min: price,
  max: price,
  sort: z.enum(vehicleSorts).catch('price'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  /** Where the page begins, as the link to it says. */
  after: z.string().max(80).optional().catch(undefined),
})
export type OneDayVehicleQuery = z.infer<typeof oneDayVehicleQuery>

export const vehicleIdSchema = z.uuid()

/** Where a page of the public list begins: behind a vehicle, among those that are free or those that are gone. */
export const vehicleKeySchema = z
  .string()
  .transform((key) => ({ id: key.replace(/\.gone$/, ''), isGone: key.endsWith('.gone') }))
  .pipe(z.object({ id: vehicleIdSchema, isGone: z.boolean() }))
