import { z } from 'zod'
import { daySchema, optionalEmail, optionalText, phoneInput, requiredText } from '@/lib/core/input-schemas'
import { cursorQuery } from '@/lib/db/cursor'
import { searchInput } from '@/lib/db/search'
import { travelBookingOrders, travelItems } from './travel-booking-rules'

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
export const travelBookingQuery = cursorQuery.extend({
  q: searchInput,
  item: item.optional().catch(undefined),
  show: z.enum(['open', 'done']).optional().catch(undefined),
  sort: z.enum(travelBookingOrders).catch('newest'),
})
export type TravelBookingQuery = z.output<typeof travelBookingQuery>
