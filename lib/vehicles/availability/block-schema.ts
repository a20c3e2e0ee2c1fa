import { z } from 'zod'
import { addDays } from '@/lib/core/day'
import { daySchema } from '@/lib/core/day-schema'
import { blockDaysLimit } from './block-rules'

const places = z
  .union([z.string().trim(), z.number()])
  .transform(Number)
  .pipe(z.number('placesInvalid').int('placesInvalid').min(1, 'placesInvalid').max(1000, 'placesInvalid'))

/** What staff say to take places of a vehicle out of rent, on all days from `from` to `to`, both included. */
export const blockInput = z
  .object({
    vehicleId: z.uuid('vehicleMissing'),
    from: daySchema,
    to: daySchema,
    places,
    reason: z.string().trim().min(2, 'reasonMissing').max(200, 'tooLong'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'rangeInvalid' })
  .refine(({ from, to }) => to < addDays(from, blockDaysLimit), { path: ['to'], error: 'rangeTooLong' })
export type BlockInput = z.output<typeof blockInput>

/** The form that gives blocked places back. */
export const unblockInput = z.object({ blockId: z.uuid(), vehicleId: z.uuid() })
