import { z } from 'zod'
import { daySchema } from '@/lib/core/schemas'
import { cursorQuery } from '@/lib/db/cursor'
import { searchInput } from '@/lib/db/search'
import { blockDaysLimit, scheduleViews } from './rules'
import { addDays } from '@/lib/core/day'

const bookingCode = z
  .string()
  .regex(/^[0-9A-Z]{6}$/)
  .optional()
  .catch(undefined)

/** The address of `/Schedule`; what is not understood counts as absent. */
export const scheduleQuery = cursorQuery.extend({
  view: z.enum(scheduleViews).catch(scheduleViews[0]),
  date: daySchema.optional().catch(undefined),
  q: searchInput,
  /** Only vehicles of which something is booked or blocked in that time. */
  show: z.literal('busy').optional().catch(undefined),
  /** One vehicle, with its month and its blocks. */
  id: z.uuid().optional().catch(undefined),
  /** A booking that is to be moved, by its code, to a day and to a vehicle. */
  move: bookingCode,
  to: daySchema.optional().catch(undefined),
  vehicle: z.uuid().optional().catch(undefined),
  /** A vehicle that is to be blocked from `to` to `until`; `new` asks which. */
  block: z
    .union([z.uuid(), z.literal('new')])
    .optional()
    .catch(undefined),
  until: daySchema.optional().catch(undefined),
})
export type ScheduleQuery = z.output<typeof scheduleQuery>

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
    /** The query of the timeline, where the form stands on it. */
    list: z.string().max(1000).optional().catch(undefined),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'rangeInvalid' })
  .refine(({ from, to }) => to < addDays(from, blockDaysLimit), { path: ['to'], error: 'rangeTooLong' })
export type BlockInput = z.output<typeof blockInput>

/** The form that gives blocked places back. */
export const unblockInput = z.object({ blockId: z.uuid(), vehicleId: z.uuid() })
