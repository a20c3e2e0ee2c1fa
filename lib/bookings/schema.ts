import { z } from 'zod'
import { daySchema, key, optionalPicture, optionalText, phoneInput } from '@/lib/core/schemas'
import { extraLimits } from '@/lib/vehicles/prices/rules'
import { cancelCauses } from './refund-rules'
import { bookingCodeOf } from './rules'
import { mayBeTransfer } from '@/lib/transfers/rules'
import { parseAmount } from '@/lib/core/money'

const amount = z
  .union([z.string(), z.number()])
  .transform((value) => parseAmount(String(value)))
  .refine((santim) => santim !== null, key('amountInvalid'))
  .transform((santim) => santim ?? 0)

/** A field that may be left out or empty, as a form sends it. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : (value ?? undefined)),
    schema.optional(),
  )

const timeOfDay = optionalText().pipe(
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, key('timeInvalid'))
    .nullable(),
)

/** Ids of extras: a list, with commas between them, or the names of what a form ticks (`extras.<id>`). */
const extraIds = z
  .union([
    z.string().transform((text) => text.split(',')),
    z.array(z.string()),
    z.record(z.string(), z.unknown()).transform(Object.keys),
  ])
  .default([])
  .transform((ids) => ids.filter(Boolean))
  .pipe(z.array(z.uuid(key('extraUnknown'))).max(extraLimits.perRental, key('extrasTooMany')))

const textOfNumber = z.union([z.string(), z.number()]).transform(String)

const rider = z.object({
  name: z.string().trim().min(1, key('riderNameMissing')).max(100, key('tooLong')),
  phone: optional(phoneInput).transform((phone) => phone ?? null),
})

/** A transfer that was sent, and how much, in Br. */
export const claimFields = {
  // Room for the SMS of a bank; only what identifies the transfer is kept of it.
  transactionId: textOfNumber.pipe(
    z.string().trim().max(1000, key('tooLong')).refine(mayBeTransfer, key('transactionMissing')),
  ),
  amount,
}

export const bookingFields = z.object({
  vehicleId: z.uuid(key('vehicleMissing')),
  date: daySchema,
  // A form sends the empty field.
  lastDate: z
    .union([z.literal('').transform(() => undefined), daySchema], key('dayInvalid'))
    .optional()
    .meta({ description: 'The last day, at most 90 days in all; without it one day.' }),
  extras: extraIds.meta({ description: 'Ids of extras.' }),
  pickupPlace: optionalText(200),
  pickupTime: timeOfDay.meta({ description: '`HH:MM` in Addis Ababa.' }),
  returnTime: timeOfDay.meta({ description: '`HH:MM` on the last day, where it is not the whole day.' }),
  phone: phoneInput,
  destination: z.string().trim().min(2, key('destinationMissing')).max(200, key('tooLong')),
  message: z.string().trim().max(1000, key('tooLong')).optional(),
  passengers: optional(
    z.coerce
      .number(key('passengersInvalid'))
      .int(key('passengersInvalid'))
      .min(1, key('passengersInvalid'))
      .max(100, key('passengersInvalid')),
  )
    .transform((count) => count ?? null)
    .meta({ description: 'How many ride.' }),
  flight: optionalText(20).meta({ description: 'The number of the flight that is met.' }),
  rider: rider
    .nullish()
    .transform((person) => person ?? null)
    .meta({ description: 'Who rides, where it is not the customer.' }),
  transactionId: optional(claimFields.transactionId).meta({
    description:
      'The id of the bank transfer, or the link of its receipt; without it the booking is paid later.',
  }),
  amount: optional(claimFields.amount).meta({
    description: 'What was transferred, in Br; together with `transactionId`.',
  }),
})

type Claimed = { transactionId?: string | undefined; amount?: number | undefined }

const together =
  (amountMissing: 'amountInvalid' | 'santimInvalid') =>
  ({ transactionId, amount }: Claimed, context: z.RefinementCtx) => {
    const refuse = (name: keyof Claimed, message: ReturnType<typeof key>) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (transactionId === undefined && amount !== undefined) {
      refuse('transactionId', key('transactionMissing'))
    }
    if (transactionId !== undefined && amount === undefined) refuse('amount', amountMissing)
  }

/** A transfer and its amount, in Br, come together, or neither does. */
export const claimedTogether = together('amountInvalid')
/** The same of an amount in santim. */
export const claimedInSantim = together('santimInvalid')

/** What a customer sends to book (CONTRACT section 6). Everything else about the vehicle comes from the database. */
export const createBookingInput = bookingFields.superRefine(claimedTogether)

// Whoever rides alone leaves both of these fields empty.
const riderOfForm = z.preprocess(
  (sent) => (Object.values(Object(sent)).some((part) => String(part).trim()) ? sent : null),
  rider.nullable(),
)

/** The form in the browser; the photo is checked by its content, on the server. */
export const bookingFormInput = bookingFields
  .extend({ rider: riderOfForm, image: z.unknown().optional() })
  .superRefine(claimedTogether)
export type CreateBookingFields = z.input<typeof createBookingInput>
export type CreateBookingInput = z.output<typeof createBookingInput>

export const bookingStatusSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(['pending', 'successful', 'canceled'], key('statusInvalid')))
  .meta({ description: '`pending`, `successful` or `canceled`, in any case.' })

export const bookingIdSchema = z.uuid()

/** One record's id, asked about before. Without a script a button sends `no`, and the page that comes next asks. */
export const confirmedForm = z.object({
  id: bookingIdSchema,
  confirmed: z.literal('yes').or(z.unknown().transform(() => 'no')),
})

export const cancelReason = optional(z.string().trim().max(500, key('tooLong')))

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

/** A request that counts once however often it is sent. */
export const requestKeySchema = z.string().trim().min(1).max(200)

/** The form as it reaches the server. */
export const bookingForm = bookingFields
  .extend({ rider: riderOfForm, requestKey: requestKeySchema, image: optionalPicture })
  .superRefine(claimedTogether)

const { vehicleId, ...otherFields } = bookingFields.shape

/** The same over the API, where the vehicle's id may also be called `_id`. */
export const createBookingRequest = z
  .object({ ...otherFields, _id: vehicleId.optional(), vehicleId: vehicleId.optional() })
  .superRefine(claimedTogether)
  .transform(({ _id, vehicleId: named, ...rest }, context) => {
    const id = named ?? _id
    if (id) return { ...rest, vehicleId: id }
    context.addIssue({ code: 'custom', path: ['vehicleId'], message: key('vehicleMissing') })
    return z.NEVER
  })
  .meta({ anyOf: [{ required: ['_id'] }, { required: ['vehicleId'] }] })

/** An amount as the calls of the second edition take it. */
export const santim = z
  .int(key('santimInvalid'))
  .min(1, key('santimInvalid'))
  .max(1_000_000_000, key('santimInvalid'))
  .meta({ description: 'Whole santim.' })

/** The amount of a transfer as the calls of the second edition take it. */
export const amountInSantim = {
  amount: optional(santim).meta({
    description: 'What was transferred, in santim; together with `transactionId`.',
  }),
}

/** `POST /bookings` (CONTRACT section 14): as SPEC's call, with the amount in santim. */
export const bookingRequest = bookingFields.extend(amountInSantim).superRefine(claimedInSantim)

const changeable = bookingFields.shape
/** A field that is changed only where it is sent. */
const ifSent = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .unknown()
    .optional()
    .pipe(z.union([z.undefined(), schema]))

/** `PATCH /bookings/{ref}`: what is left out stays as it is. */
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
  status: bookingStatusSchema.optional(),
  reason: cancelReason.meta({
    description: `Why; needed where staff cancel, and told to the customer. In any words, or one of ${cancelCauses.join(', ')}, which are told in the customer’s language.`,
  }),
  version: z
    .int()
    .min(1)
    .optional()
    .meta({ description: 'The version that was read; refused where it is not the last.' }),
})
/** The form by which a booking is changed: all fields as they are to be, and the version and price that were shown. */
export const changeForm = z.object({
  id: bookingIdSchema,
  version: z.coerce.number().int().min(1),
  agreed: z.coerce.number().int(),
  // Of staff only.
  vehicleId: changeable.vehicleId.optional(),
  date: changeable.date,
  lastDate: changeable.lastDate,
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
/** The form of the timeline, by which a booking goes to other days or to another vehicle; all else stays. */
export const moveForm = z.object({
  ...changeForm.pick({ id: true, version: true, agreed: true, vehicleId: true, date: true, lastDate: true })
    .shape,
  /** The query of the timeline that is shown again. */
  list: z.string().max(1000).optional().catch(undefined),
})
type Moved = 'vehicleId' | 'date' | 'lastDate' | 'id' | 'version' | 'agreed'
/** What a form sends of a booking; what it does not have stays as it is. */
export type ChangeForm = Pick<z.output<typeof changeForm>, Moved> &
  Partial<Omit<z.output<typeof changeForm>, Moved>>
/** What is left out stays as it is. */
export type ChangeBookingInput = Partial<z.output<typeof changeBookingRequest>>

/** A booking by its id or by its code, however that is spelled. */
export const bookingRefSchema = z
  .string()
  .transform((typed) => (z.uuid().safeParse(typed).success ? typed : bookingCodeOf(typed)))
  .refine((found) => found !== null)
  .transform(String)

/** `PATCH` of a booking (SPEC section 7). */
export const statusChangeRequest = z.object({ stat: bookingStatusSchema })
