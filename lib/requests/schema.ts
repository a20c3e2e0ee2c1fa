import { z } from 'zod'
import {
  daySchema,
  emailInput,
  key,
  optionalEmail,
  optionalText,
  phoneInput,
  requiredText,
} from '@/lib/core/schemas'
import { bookingFields, requestKeySchema } from '@/lib/bookings/schema'
import { chosenIds } from '@/lib/bookings/list-schema'
import { listQuery } from '@/lib/db/cursor'
import { searchInput } from '@/lib/db/search'
import { hereInput } from '@/lib/server/return-address'
import { agreedWithReason, priceFields, staffLines } from '@/lib/vehicles/prices/agreed-price'
import { contactOrders, travelBookingOrders, travelItems } from './rules'

const item = z.enum(travelItems, key('itemMissing'))

/** What the contact form sends (SPEC section 3); only the last name may be left out (CONTRACT section 6). */
export const createContactInput = z.object({
  firstName: requiredText('firstNameMissing'),
  lastName: optionalText(),
  email: emailInput,
  phone: phoneInput,
  message: requiredText('messageMissing', 4000),
})
export type CreateContactInput = z.output<typeof createContactInput>

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

export const requestIdSchema = z.uuid()

/** An answer by mail, to the request with that id. */
export const replyInput = z.object({ id: requestIdSchema, text: requiredText('messageMissing', 4000) })
export type ReplyInput = z.output<typeof replyInput>

/** Query of the list of contact messages; what is not understood counts as absent. */
export const contactQuery = listQuery.extend({
  q: searchInput,
  show: z.enum(['open', 'done']).optional().catch(undefined),
  sort: z.enum(contactOrders).catch('newest'),
  /** Those that were just marked here, and as what. */
  marked: chosenIds.optional().catch(undefined),
  as: z.enum(['open', 'done']).catch('done'),
})

/** How the requests that were chosen in a list are marked, and the list that is shown again. */
export const markForm = z.object({
  act: z.enum(['open', 'done'], key('choiceInvalid')),
  ids: chosenIds,
  /** Takes back what was marked before. */
  isUndo: z.literal('yes').optional().catch(undefined),
  here: hereInput,
})

/** Query of the list of travel bookings, which can be narrowed down to a category as well. */
export const travelBookingQuery = contactQuery.extend({
  item: item.optional().catch(undefined),
  sort: z.enum(travelBookingOrders).catch('newest'),
})
/** The query of either list. */
export type RequestQuery = z.output<typeof travelBookingQuery>

const offered = { vehicleId: true, date: true, lastDate: true, extras: true } as const

/** `POST /dashboard/booking/{id}/offer` (CONTRACT section 14). */
export const offerRequest = bookingFields.pick(offered).extend({ lines: staffLines.default([]) })

/** The same as the form of the office sends it, for the request with that id. */
export const offerForm = bookingFields
  .pick(offered)
  .extend({ id: requestIdSchema, requestKey: requestKeySchema, ...priceFields })
  .superRefine(agreedWithReason)
export type OfferInput = Omit<z.output<typeof offerRequest>, 'lines'>
