import { z } from 'zod'
import { key } from '@/lib/core/schemas'
import { agreedFields, agreedWithReason, staffLines } from '@/lib/vehicles/prices/agreed-price'
import { cancelCauses } from './refund-rules'
import {
  bookingFields,
  bookingIdSchema,
  bookingStatusSchema,
  cancelReason,
  optional,
  riderOfForm,
} from './schema'

const changeable = bookingFields.shape
/** A field that is changed only where it is sent. */
const ifSent = <Schema extends z.ZodType>(schema: Schema) => z.union([z.undefined(), schema])

const isOfRecord = (line: unknown) => typeof line === 'object' && line !== null && 'quantity' in line

/** What staff agree on, without the lines of the record itself, which somebody who sends it back does not agree on anew. */
const linesOfStaff = z.preprocess((sent) => {
  if (!Array.isArray(sent) || !sent.some(isOfRecord)) return sent
  const added = sent.filter((line) => !isOfRecord(line))
  return added.length > 0 ? added : undefined
}, staffLines.optional())

/** `PATCH /bookings/{ref}`: what is left out stays as it is; a new first day alone is a booking of that day. */
export const changeBookingRequest = z.object({
  vehicleId: changeable.vehicleId.optional(),
  date: changeable.date.optional(),
  lastDate: changeable.lastDate,
  extras: ifSent(changeable.extras),
  pickupPlace: ifSent(changeable.pickupPlace),
  pickupTime: ifSent(changeable.pickupTime),
  returnTime: ifSent(changeable.returnTime),
  destination: changeable.destination.optional(),
  phone: changeable.phone.optional(),
  passengers: ifSent(changeable.passengers),
  flight: ifSent(changeable.flight),
  rider: ifSent(changeable.rider),
  message: changeable.message,
  lines: linesOfStaff.meta({
    description:
      'Of staff: what they add or take off, each with its reason, instead of what was agreed before; none goes back to the price list. The lines that the record shows, with their `quantity`, change nothing.',
  }),
  status: bookingStatusSchema.optional(),
  reason: cancelReason.meta({
    description: `Why; needed where staff cancel, and told to the customer. In any words, or one of ${cancelCauses.join(', ')}, which are told in the customer’s language; no-show from the first day on.`,
  }),
  version: z
    .int()
    .min(1)
    .optional()
    .meta({ description: 'The version that was read; refused where it is not the last.' }),
})

/** What every form has that changes a booking: where it is to go, and the version and the price that were shown. */
const moveFields = {
  id: bookingIdSchema,
  version: z.coerce.number().int().min(1),
  seenTotal: z.coerce.number().int(),
  // Of staff only; empty where the vehicle was removed since and no other one is chosen.
  vehicleId: optional(changeable.vehicleId),
  date: changeable.date,
  lastDate: changeable.lastDate,
}

/** The form by which a booking is changed: all fields as they are to be, and of staff another price than the listed one. */
export const changeForm = z
  .object({
    ...moveFields,
    ...agreedFields,
    extras: changeable.extras,
    pickupPlace: changeable.pickupPlace,
    pickupTime: changeable.pickupTime,
    returnTime: changeable.returnTime,
    destination: changeable.destination,
    phone: changeable.phone,
    passengers: changeable.passengers,
    flight: changeable.flight,
    rider: riderOfForm,
    message: changeable.message,
  })
  .superRefine(agreedWithReason)

/** The form of the timeline, by which a booking goes to other days or to another vehicle; all else stays. */
export const moveForm = z.object({
  ...moveFields,
  /** The query of the timeline that is shown again. */
  list: z.string().max(1000).optional().catch(undefined),
})

/** How staff cancel on their screens: a reason from the list, or their own words, or both. */
export const cancelForm = z
  .object({
    id: bookingIdSchema,
    cause: z.enum(cancelCauses, key('reasonMissing')),
    words: cancelReason,
  })
  .superRefine(({ cause, words }, context) => {
    if (cause !== 'other' || words) return
    context.addIssue({ code: 'custom', path: ['words'], message: key('reasonMissing') })
  })

type Moved = keyof typeof moveFields
/** What a form sends of a booking; what it does not have stays as it is. */
export type ChangeForm = Pick<z.output<typeof changeForm>, Moved> &
  Partial<Omit<z.output<typeof changeForm>, Moved>>
/** What is left out stays as it is. */
export type ChangeBookingInput = Partial<z.output<typeof changeBookingRequest>>
