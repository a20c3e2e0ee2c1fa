import { z } from 'zod'
import { routing } from '@/lib/core/i18n/routing'
import { daySchema, key, optionalText } from '@/lib/core/schemas'
import { cursorInput, listQuery } from '@/lib/db/cursor'
import { searchFilter, searchInput } from '@/lib/db/search'
import { pagingQuery } from '@/lib/server/paging'
import { hereInput } from '@/lib/server/return-address'
import { cancelCauses } from './refund-rules'
import { bookingOrders } from './rules'
import { bookingIdSchema, bookingStatusSchema, cancelReason, optional, requestKeySchema } from './schema'

const bookingFilters = {
  scope: z
    .enum(['own', 'all'], key('choiceInvalid'))
    .default('own')
    .meta({ description: '`all` for staff.' }),
  q: searchFilter,
  status: bookingStatusSchema.optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
  by: z
    .enum(['travel', 'made'], key('choiceInvalid'))
    .default('travel')
    .meta({ description: 'What `from` and `to` are about.' }),
}

const bookingsPage = { ...bookingFilters, ...pagingQuery.shape }

/** Query of `GET /bookings` (CONTRACT section 14); an unknown filter is refused. */
export const bookingsQuery = z.looseObject(bookingsPage).superRefine((query, context) => {
  for (const name of Object.keys(query)) {
    if (!Object.hasOwn(bookingsPage, name)) {
      context.addIssue({ code: 'custom', path: [name], message: key('filterUnknown') })
    }
  }
})
export type BookingsQuery = z.output<typeof bookingsQuery>

/** Query of a customer's booking list; what is not understood counts as absent. */
export const bookingListQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  /** Where the page begins, as the link to it says. */
  after: cursorInput,
  /** The booking whose cancellation is to be confirmed, where no script asks. */
  confirm: bookingIdSchema.optional().catch(undefined),
  /** The booking that was just canceled here. */
  canceled: bookingIdSchema.optional().catch(undefined),
})

/** Rows of a list that were chosen, at most a page of them: an address names them with commas, a form each by a box. */
export const chosenIds = z.preprocess(
  (sent) => (typeof sent === 'object' && sent ? Object.keys(sent) : String(sent ?? '').split(',')),
  z
    .array(z.uuid(key('rowsMissing')))
    .min(1, key('rowsMissing'))
    .max(100, key('rowsMissing')),
)

const chosenDriver = optional(z.uuid(key('driverMissing')))

/** What is done with the bookings that were chosen in a list, and the list that is shown again. */
export const bulkForm = z
  .object({
    act: z.enum(['confirm', 'assign', 'message', 'cancel', 'export'], key('choiceInvalid')),
    ids: chosenIds,
    driverId: chosenDriver,
    cause: optional(z.enum(cancelCauses, key('reasonMissing'))),
    words: cancelReason,
    here: hereInput,
  })
  .superRefine(({ act, driverId, cause, words }, context) => {
    const refuse = (name: string, message: ReturnType<typeof key>) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (act === 'assign' && !driverId) refuse('driverId', key('driverMissing'))
    if (act === 'cancel' && !cause) refuse('cause', key('reasonMissing'))
    if (act === 'cancel' && cause === 'other' && !words) refuse('words', key('reasonMissing'))
  })
export type BulkInput = z.output<typeof bulkForm>

const words = optionalText(4000)

/** What is written to the customers of the bookings that were chosen in a list, in each language that they read. */
export const messageForm = z
  .object({
    ids: chosenIds,
    requestKey: requestKeySchema,
    texts: z.record(z.enum(routing.locales), words),
    here: hereInput,
  })
  .superRefine(({ texts }, context) => {
    if (Object.values(texts).some(Boolean)) return
    context.addIssue({ code: 'custom', path: ['texts', 'en'], message: key('messageMissing') })
  })
export type MessageInput = z.output<typeof messageForm>

/** The bookings that were canceled in a list a moment ago. */
export const bulkUndoForm = z.object({ ids: chosenIds, here: hereInput })

/** The address of a staff list; what is not understood counts as absent. */
export const staffListQuery = listQuery.extend({
  q: searchInput,
  status: bookingStatusSchema.optional().catch(undefined),
  /** The day of travel. */
  day: daySchema.optional().catch(undefined),
  sort: z.enum(bookingOrders).catch('newest'),
  /** Those that were chosen in the list, with a comma between. */
  ids: chosenIds.optional().catch(undefined),
  /** Whether their customers are written to. */
  write: z.literal('1').optional().catch(undefined),
  /** The booking that stands beside the list. */
  open: bookingIdSchema.optional().catch(undefined),
  /** Those that were just canceled here. */
  canceled: chosenIds.optional().catch(undefined),
})
export type StaffListQuery = z.output<typeof staffListQuery>
