import { z } from 'zod'
import {
  amountInSantim,
  bookingFields,
  claimedInSantim,
  claimFields,
  requestKeySchema,
} from '@/lib/bookings/schema'
import { key, optionalEmail, phoneInput, requiredText } from '@/lib/core/schemas'
import { agreedWithReason, priceFields, priceOf, staffLines } from '@/lib/vehicles/prices/agreed-price'
import { listQuery } from '@/lib/db/cursor'
import { searchInput } from '@/lib/db/search'
import { anotherPerson, waysToPay } from './rules'

const name = requiredText('customerNameMissing', 100)
const paid = z.enum(waysToPay, key('choiceInvalid')).meta({
  description: 'In cash, which counts at once, by a transfer that waits to be confirmed, or later.',
})
const { phone, ...tripFields } = bookingFields.shape

type Paid = {
  paid: z.output<typeof paid>
  transactionId?: string | undefined
  amount?: number | undefined
}

/** A transfer is named where it was sent, and nowhere else; an amount is named where something was paid. */
const paidAsSaid = ({ paid: way, transactionId, amount }: Paid, context: z.RefinementCtx) => {
  const refuse = (name: keyof Paid, message: ReturnType<typeof key>) =>
    context.addIssue({ code: 'custom', path: [name], message })
  if (way === 'transfer' && transactionId === undefined) {
    refuse('transactionId', key('transactionMissing'))
  } else if (way !== 'transfer' && transactionId !== undefined) {
    refuse('paid', key('transferOnly'))
  } else if (way === 'later' && amount !== undefined) {
    refuse('amount', key('notPaidLater'))
  }
}

/** `POST /desk/bookings` (CONTRACT section 14); amounts in santim. */
export const deskBookingRequest = z
  .object({
    ...tripFields,
    ...amountInSantim,
    amount: amountInSantim.amount.meta({
      description:
        'What was transferred or taken in cash, in santim; for cash without it the whole price. Nothing where it is paid later.',
    }),
    customer: z.object({ name, phone, email: optionalEmail }),
    paid,
    lines: staffLines.default([]),
  })
  .superRefine((sent, context) => {
    paidAsSaid(sent, context)
    if (sent.paid === 'transfer') claimedInSantim(sent, context)
  })
export type DeskBookingInput = Omit<z.output<typeof deskBookingRequest>, 'lines'> & {
  agreed: z.output<typeof staffLines>
}

/** The form of the desk in the browser; amounts in Br, and the whole price where none is typed. */
export const deskBookingFormInput = z
  .object({ ...tripFields, ...priceFields, name, phone, email: optionalEmail, paid })
  .superRefine(paidAsSaid)
  .superRefine(agreedWithReason)

/** The same as it reaches the server. */
export const deskBookingForm = z
  .object({
    ...deskBookingFormInput.shape,
    requestKey: requestKeySchema,
    customerId: z.uuid().or(z.literal(anotherPerson)).optional(),
    /** The amount that the person was asked about, since it is more than the booking costs. */
    asked: claimFields.amount.optional().catch(undefined),
  })
  .superRefine(paidAsSaid)
  .superRefine(agreedWithReason)
  .transform(({ name: customerName, phone: number, email, ...sent }) => {
    const { requestKey, customerId, asked, agreedTotal, agreedReason, seenTotal: shown, ...trip } = sent
    const { agreed, seenTotal } = priceOf({ agreedTotal, agreedReason, seenTotal: shown })
    return {
      ...{ requestKey, customerId, seenTotal, asksBeyondPrice: trip.amount !== asked },
      input: {
        ...trip,
        customer: { name: customerName, phone: number, email },
        agreed,
      } satisfies DeskBookingInput,
    }
  })

/** Orders of the customers: by when they booked last. */
export const customerOrders = ['newest', 'oldest'] as const
export type CustomerOrder = (typeof customerOrders)[number]

/** The address of `/Customers`; what is not understood counts as absent. */
export const customersQuery = listQuery.extend({
  q: searchInput,
  sort: z.enum(customerOrders).catch('newest'),
})
export type CustomersQuery = z.output<typeof customersQuery>

const record = z.uuid().optional().catch(undefined)

/** The address of `/Customer`: whose record; with `with` another one that is to be merged; with `q` a search for it. */
export const customerQuery = z.object({ id: z.uuid().catch(''), with: record, q: searchInput })

/** A note about a customer or about a booking. */
export const noteForm = z
  .object({
    customerId: z.uuid().optional(),
    bookingId: z.uuid().optional(),
    text: requiredText('noteMissing', 2000),
  })
  .refine(({ customerId, bookingId }) => customerId ?? bookingId)
export type NoteInput = z.output<typeof noteForm>

/** Deletes a note; the record that it stands on is shown again. */
export const noteRemovalForm = z.object({ id: z.uuid(), customerId: record, bookingId: record })

/** Two records of one person. */
export const mergeForm = z.object({ fromId: z.uuid(), intoId: z.uuid() })

/** Whose number was typed; nothing for what is no number. */
export const customerPhone = phoneInput.optional().catch(undefined)
