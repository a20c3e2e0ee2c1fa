import { z } from 'zod'
import { daySchema } from '@/lib/dates/schema'
import { phoneInput } from '@/lib/phones/schema'
import { mayBeTransfer } from '@/lib/transfers/rules'
import { parseAmount } from './rules'

const amount = z
  .union([z.string(), z.number()])
  .transform((value) => parseAmount(String(value)))
  .refine((santim) => santim !== null, 'amountInvalid')
  .transform((santim) => santim ?? 0)

const textOfNumber = z.union([z.string(), z.number()]).transform(String)

/** What a customer sends to book (CONTRACT section 6). Everything else about the vehicle comes from the database. */
export const createOneDayBookingInput = z.object({
  vehicleId: z.uuid('vehicleMissing'),
  date: daySchema,
  phone: phoneInput,
  destination: z.string().trim().min(2, 'destinationMissing').max(200, 'tooLong'),
  message: z.string().trim().max(1000, 'tooLong').optional(),
  // Room for the SMS of a bank; only what identifies the transfer is kept of it.
  transactionId: textOfNumber.pipe(
    z.string().trim().max(1000, 'tooLong').refine(mayBeTransfer, 'transactionMissing'),
  ),
  amount,
})

/** The form in the browser; the photo is checked by its content, on the server. */
export const bookingFormInput = createOneDayBookingInput.extend({ image: z.unknown().optional() })
export type CreateOneDayBookingFields = z.input<typeof createOneDayBookingInput>
export type CreateOneDayBookingInput = z.output<typeof createOneDayBookingInput>

export const bookingStatusSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(['pending', 'successful', 'canceled'], 'statusInvalid'))

export const bookingIdSchema = z.uuid()

/** A request that counts once however often it is sent. */
export const requestKeySchema = z.string().trim().min(8).max(200)

/** The same over the API, where the vehicle's id may also be called `_id`. */
export const createOneDayBookingRequest = z
  .looseObject({ _id: z.unknown().optional(), vehicleId: z.unknown().optional() })
  .transform((body) => ({ ...body, vehicleId: body.vehicleId ?? body._id }))
  .pipe(createOneDayBookingInput)

/** Query of a customer's booking list; what is not understood counts as absent. */
export const bookingListQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  /** Where the page begins, as the link to it says. */
  after: bookingIdSchema.optional().catch(undefined),
})
