import { z } from 'zod'
import { dayOfDate } from '@/lib/core/day'
import { exampleId, exampleMoment, momentShape, idShape } from '@/lib/core/schemas'
import type { Prisma } from '@/lib/db/generated/client'
import { contactView, travelBookingView } from '@/lib/requests/view'

/** The columns of a payment that its owner is handed out. */
export const ownPaymentSelect = {
  bookingId: true,
  way: true,
  state: true,
  amountSantim: true,
  reference: true,
  reason: true,
  receiptPhotoKey: true,
  createdAt: true,
} as const satisfies Prisma.PaymentSelect

const answered = {
  createdAt: true,
  replies: { select: { text: true, createdAt: true }, orderBy: { createdAt: 'asc' } },
} as const

/** A message or a travel request as whoever sent it is handed it out: all that was sent, with what staff answered. */
export const ownContactSelect = {
  ...contactView.sent.select,
  ...answered,
} satisfies Prisma.ContactMessageSelect
export const ownTravelBookingSelect = {
  ...travelBookingView.sent.select,
  ...answered,
} satisfies Prisma.TravelBookingSelect

/** A list of the desk as a member of staff keeps it. */
export const ownViewSelect = { name: true, path: true, query: true } as const satisfies Prisma.SavedViewSelect

export const ownMailSelect = {
  template: true,
  recipient: true,
  args: true,
  state: true,
  createdAt: true,
} as const satisfies Prisma.OutboxMailSelect

type PaymentRow = Prisma.PaymentGetPayload<{ select: typeof ownPaymentSelect }>
type MessageRow = Prisma.ContactMessageGetPayload<{ select: typeof ownContactSelect }>
type RequestRow = Prisma.TravelBookingGetPayload<{ select: typeof ownTravelBookingSelect }>

/** A payment as a file tells it: the amount in Br, the photo of its receipt as a `data:` address. */
export function toOwnPayment(
  { amountSantim, createdAt, ...row }: Omit<PaymentRow, 'receiptPhotoKey'>,
  receiptPhoto: string | null,
) {
  return { ...row, amount: Number(amountSantim) / 100, receiptPhoto, createdAt: createdAt.toISOString() }
}

type Reply = { text: string; createdAt: Date }

const toOwnReplies = (replies: readonly Reply[]) =>
  replies.map(({ text, createdAt }) => ({ text, createdAt: createdAt.toISOString() }))

/** A message with its answers. */
export function toOwnMessage({ createdAt, replies, ...row }: MessageRow) {
  return { ...row, createdAt: createdAt.toISOString(), replies: toOwnReplies(replies) }
}

/** A travel request with its answers. */
export function toOwnRequest({ createdAt, replies, day, ...row }: RequestRow) {
  return {
    ...row,
    date: dayOfDate(day),
    createdAt: createdAt.toISOString(),
    replies: toOwnReplies(replies),
  }
}

const answeredShape = {
  createdAt: momentShape,
  replies: z.array(z.object({ text: z.string(), createdAt: momentShape })),
}

/** The shape of what belongs to a person besides account and bookings. */
export const ownRecordShape = {
  payments: z.array(
    z.object({
      bookingId: idShape,
      way: z.enum(['transfer', 'cash']),
      state: z.enum(['claimed', 'confirmed', 'refused']),
      amount: z.number().meta({ description: 'Br.' }),
      reference: z.string().nullable(),
      reason: z.string().nullable(),
      receiptPhoto: z.string().nullable().meta({ description: 'The photo as a `data:` address.' }),
      createdAt: momentShape,
    }),
  ),
  messages: z
    .array(contactView.sent.shape.extend(answeredShape))
    .meta({ description: 'Sent by the contact form with the account’s confirmed address.' }),
  requests: z
    .array(travelBookingView.sent.shape.extend(answeredShape))
    .meta({ description: 'Travel requests with the account’s confirmed address.' }),
  newsletter: z.object({ confirmedAt: momentShape.nullable() }).nullable(),
  savedViews: z
    .array(z.object({ name: z.string(), path: z.string(), query: z.string() }))
    .meta({ description: 'How staff look at the lists of the desk.' }),
  mails: z.array(
    z.object({
      template: z.string(),
      recipient: z.string(),
      args: z.unknown().meta({ description: 'What the mail was written from.' }),
      state: z.enum(['queued', 'sent', 'failed']),
      createdAt: momentShape,
    }),
  ),
}

export const exampleOwnRecords = {
  payments: [
    {
      bookingId: exampleId,
      way: 'transfer',
      state: 'confirmed',
      amount: 3500,
      reference: 'FT25123ABCDE',
      reason: null,
      receiptPhoto: null,
      createdAt: exampleMoment,
    },
  ],
  messages: [],
  requests: [],
  newsletter: null,
  savedViews: [],
  mails: [],
} as const
