import { z } from 'zod'
import { daySchema } from '@/lib/dates/schema'
import { optionalEmail, optionalText, requiredText } from '@/lib/people/schema'
import { phoneInput } from '@/lib/phones/schema'
import { travelItems } from './rules'

const item = z.enum(travelItems, 'itemMissing')

/** What the travel booking form sends (SPEC section 3; what is required: CONTRACT section 4). */
export const createTravelBookingInput = z.object({
  firstName: requiredText('firstNameMissing'),
  lastName: optionalText(),
  email: optionalEmail,
  phone: phoneInput,
  date: daySchema,
  item,
  destination: optionalText(200),
  message: optionalText(2000),
})
export type CreateTravelBookingInput = z.output<typeof createTravelBookingInput>

export const travelBookingIdSchema = z.uuid()

/** Query of the office's list; what is not understood counts as absent. */
export const travelBookingQuery = z.object({
  q: z.string().trim().max(100).catch(''),
  item: item.optional().catch(undefined),
  show: z.enum(['open', 'done']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  after: travelBookingIdSchema.optional().catch(undefined),
})
export type TravelBookingQuery = z.output<typeof travelBookingQuery>
