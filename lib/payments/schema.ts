import { z } from 'zod'
import { bookingCodeOf } from '@/lib/bookings/rules'
import { bookingIdSchema, claimFields } from '@/lib/bookings/schema'
import { key, optionalPicture, optionalText } from '@/lib/core/schemas'

/** A transfer that a customer tells about, as the form in the browser checks it; the photo is judged on the server. */
export const claimFormInput = z.object({ id: bookingIdSchema, ...claimFields, image: z.unknown().optional() })

/** The same as it reaches the server. */
export const claimForm = claimFormInput.extend({ image: optionalPicture })

const reason = z.string(key('reasonMissing')).trim().min(1, key('reasonMissing')).max(500, key('tooLong'))

/** What a person decides about a claimed payment; who refuses says why. */
export const decisionRequest = z
  .object({
    state: z.enum(['confirmed', 'refused'], key('statusInvalid')),
    reason: optionalText(500).meta({ description: 'Why it is refused; the customer is told.' }),
  })
  .superRefine(({ state, reason: why }, context) => {
    if (state === 'confirmed' || why) return
    context.addIssue({ code: 'custom', path: ['reason'], message: key('reasonMissing') })
  })
export type Decision = z.output<typeof decisionRequest>

const mostSantim = 1_000_000_000
const santim = z
  .int(key('santimInvalid'))
  .min(1, key('santimInvalid'))
  .max(mostSantim, key('santimInvalid'))
  .meta({ description: 'Whole santim.' })
const reference = optionalText(200)

/** What is returned of a confirmed payment; the amount in santim. */
export const refundRequest = z.object({
  amount: santim,
  reference: reference.meta({ description: 'Of the transfer by which it goes back.' }),
  reason: reason.meta({ description: 'The customer is told.' }),
})
export type Refund = z.output<typeof refundRequest>

/** The forms of the office: what is decided about a payment, and cash that was taken; amounts are typed in Br. */
export const confirmationForm = z.object({ id: z.uuid() })
export const refusalForm = z.object({ id: z.uuid(), reason })
export const refundForm = z.object({ id: z.uuid(), amount: claimFields.amount, reference, reason })
export const cashForm = z.object({ id: bookingIdSchema, amount: claimFields.amount })

/** A payment over the API: cash that staff take, or a transfer that is claimed. A form sends the amount as text. */
export const paymentRequest = z
  .object({
    way: z.enum(['transfer', 'cash'], key('choiceInvalid')).default('transfer'),
    transactionId: claimFields.transactionId
      .optional()
      .meta({ description: 'The id of the bank transfer, or the link of its receipt; not with cash.' }),
    amount: z.preprocess(
      (sent) => (typeof sent === 'string' && /^\d+$/.test(sent) ? Number(sent) : sent),
      santim,
    ),
    image: optionalPicture,
  })
  .superRefine(({ way, transactionId }, context) => {
    if (way === 'cash' || transactionId !== undefined) return
    context.addIssue({ code: 'custom', path: ['transactionId'], message: key('transactionMissing') })
  })

/** A booking in a path, by its id or its code in any spelling. */
export const bookingParams = z.object({
  id: z
    .string()
    .refine((typed) => bookingIdSchema.safeParse(typed).success || bookingCodeOf(typed) !== null)
    .meta({ description: 'The id of the booking, or its code.' }),
})

/** A month of the books in a path. */
export const monthParams = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .meta({ description: '`YYYY-MM` of the Gregorian calendar.' }),
})
