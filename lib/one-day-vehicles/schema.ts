import { z } from 'zod'
import { daySchema } from '@/lib/dates/day'
import { storable } from '@/lib/http/storable'

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
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export type OneDayVehicleQuery = z.infer<typeof oneDayVehicleQuery>

export const vehicleIdSchema = z.uuid()
