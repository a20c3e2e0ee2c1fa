import { z } from 'zod'
import { daySchema } from '@/lib/core/day-schema'
import { keysetQuery } from '@/lib/db/keyset'
import { scheduleViews } from './rules'

/** The address of `/Schedule`; what is not understood counts as absent. */
export const scheduleQuery = keysetQuery.extend({
  view: z.enum(scheduleViews).catch('week'),
  date: daySchema.optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
  /** Only vehicles of which something is booked or blocked in that time. */
  show: z.literal('busy').optional().catch(undefined),
  /** One vehicle, with its month and its blocks. */
  id: z.uuid().optional().catch(undefined),
})
export type ScheduleQuery = z.output<typeof scheduleQuery>
