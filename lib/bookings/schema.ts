import { z } from 'zod'
import {
  clockTime,
  daySchema,
  key,
  optionalDay,
  optionalPicture,
  optionalText,
  phoneInput,
  pictureToSend,
  requiredText,
} from '@/lib/core/schemas'
import { extraLimits } from '@/lib/vehicles/prices/rules'
import { bookingCodeOf } from './rules'
import { mayBeTransfer } from '@/lib/transfers/rules'
import { parseAmount } from '@/lib/core/money'

const amount = z
  .union([z.string(), z.number()])
  .transform((value) => parseAmount(String(value)))
  .refine((santim) => santim !== null, key('amountInvalid'))
  .transform((santim) => santim ?? 0)

/** A field that may be left out or empty: blank, as a form sends it, or null, as the record shows it. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullish().transform((value) => value ?? undefined),
  )

const timeOfDay = optionalText().pipe(clockTime.nullable())

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

// A longer number has lost its last digits on the way, and would name another transfer.
const textOfNumber = z
  .union([z.string(), z.int(key('transactionMissing'))], key('transactionMissing'))
  .transform(String)

const rider = z.object({
  name: requiredText('riderNameMissing', 100),
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
  lastDate: optionalDay.meta({ description: 'The last day, at most 90 days in all; without it one day.' }),
  extras: extraIds.meta({ description: 'Ids of extras.' }),
  pickupPlace: optionalText(200),
  pickupTime: timeOfDay.meta({ description: '`HH:MM` in Addis Ababa.' }),
  returnTime: timeOfDay.meta({ description: '`HH:MM` on the last day, where it is not the whole day.' }),
  phone: phoneInput,
  destination: requiredText('destinationMissing', 200, 2),
  message: z.string().trim().max(1000, key('tooLong')).nullish(),
  passengers: optional(
    z.preprocess(
      // A form sends digits; `true` and `[3]` are no numbers of people.
      (sent) => (typeof sent === 'string' ? Number(sent) : sent),
      z.int(key('passengersInvalid')).min(1, key('passengersInvalid')).max(100, key('passengersInvalid')),
    ),
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
export const riderOfForm = z.preprocess(
  (sent) => (Object.values(Object(sent)).some((part) => String(part).trim()) ? sent : null),
  rider.nullable(),
)

/** The form in the browser; the photo is checked by its content, on the server. */
export const bookingFormInput = bookingFields
  .extend({ rider: riderOfForm, image: pictureToSend })
  .superRefine(claimedTogether)
export type CreateBookingInput = z.output<typeof createBookingInput>

export const bookingStatusSchema = z
  .string(key('statusInvalid'))
  .trim()
  .toLowerCase()
  .pipe(z.enum(['pending', 'successful', 'canceled'], key('statusInvalid')))
  .meta({ description: '`pending`, `successful` or `canceled`, in any case.' })

export const bookingIdSchema = z.uuid()

export const cancelReason = optional(z.string().trim().max(500, key('tooLong')))

/** A request that counts once however often it is sent. */
export const requestKeySchema = z.string().trim().min(1).max(200)

/** The form as it reaches the server; a photo is kept with the transfer that it shows, which has to be named. */
export const bookingForm = bookingFields
  .extend({
    rider: riderOfForm,
    requestKey: requestKeySchema,
    image: optionalPicture,
    // The rental whose price the form shows, as a query, with its total.
    seen: optional(z.string().max(2000)),
  })
  .superRefine(claimedTogether)
  .refine(({ image, transactionId, amount }) => !image || (transactionId ?? amount) !== undefined, {
    ...{ path: ['transactionId'], error: key('transactionMissing') },
  })

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

/** A booking by its id or by its code, however that is spelled. */
export const bookingRefSchema = z
  .string()
  .transform((typed) => (z.uuid().safeParse(typed).success ? typed : bookingCodeOf(typed)))
  .refine((found) => found !== null)
  .transform(String)

/** `PATCH` of a booking (SPEC section 7). */
export const statusChangeRequest = z.object({ stat: bookingStatusSchema })
