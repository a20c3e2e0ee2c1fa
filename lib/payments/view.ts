import { z } from 'zod'
import { type BookingStatus, dueOf } from '@/lib/bookings/rules'
import { type Day, dayOfDate } from '@/lib/core/day'
import { type TransferKind, transferKinds } from '@/lib/core/money'
import { dayShape, exampleId, exampleMoment, idShape, momentShape } from '@/lib/core/schemas'
import type { Prisma } from '@/lib/db/generated/client'
import type { PaymentState, PaymentWay, ReceiptVerdict } from '@/lib/db/generated/enums'
import type { AlikeReference } from './alike-references'
import type { StatementGroup } from './schema'

/** A payment of a booking as screens and the API show it. */
export type Payment = {
  id: string
  bookingId: string
  way: PaymentWay
  state: PaymentState
  /** Santim; negative where it was returned. */
  amount: number
  /** The payment that this row returns. */
  refundOf: string | null
  /** As it was typed. */
  reference: string | null
  isReleased: boolean
  transferKind: TransferKind | null
  receiptVerdict: ReceiptVerdict
  receiptFindings: string[]
  hasPhoto: boolean
  /** Why it was refused or returned. */
  reason: string | null
  /** The day on which it counts. */
  countedOn: Day | null
  /** ISO 8601. */
  createdAt: string
  decidedAt: string | null
}

export const paymentSelect = {
  id: true,
  bookingId: true,
  way: true,
  state: true,
  amountSantim: true,
  refundOfId: true,
  reference: true,
  releasedAt: true,
  transferKind: true,
  receiptVerdict: true,
  receiptFindings: true,
  receiptPhotoKey: true,
  reason: true,
  countedOn: true,
  createdAt: true,
  decidedAt: true,
} as const satisfies Prisma.PaymentSelect

type Row = Prisma.PaymentGetPayload<{ select: typeof paymentSelect }>

/** Shapes a row for the outside. */
export function toPayment(row: Row): Payment {
  const { amountSantim, refundOfId, releasedAt, receiptPhotoKey, countedOn, createdAt, decidedAt, ...rest } =
    row
  return {
    ...rest,
    amount: Number(amountSantim),
    refundOf: refundOfId,
    isReleased: releasedAt !== null,
    transferKind: transferKinds.find((kind) => kind === rest.transferKind) ?? null,
    hasPhoto: receiptPhotoKey !== null,
    countedOn: countedOn && dayOfDate(countedOn),
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

/** What the bank wrote about a transfer. */
export type BankLine = {
  id: string
  day: Day
  /** Santim. */
  amount: number
  /** Whether it may be confirmed in place of the amount that was claimed: no other claim names it, and none of it went out again. */
  isOpen: boolean
}

/** What the bank says of a claim that waits: by a line of a statement, or by its own receipt. */
export type BankWord = { verdict: StatementGroup; line: BankLine | null }

/** A claim that waits, with what an admin needs to decide about it. */
export type WaitingPayment = Payment & {
  bank: BankWord
  /** Other payments whose reference differs in one sign: perhaps the same transfer. */
  alike: readonly AlikeReference[]
  booking: {
    code: string
    status: BookingStatus
    customerName: string
    phone: string
    /** Br, as everywhere on screens. */
    total: number
    paid: number
    due: number
  }
}

export const waitingSelect = {
  ...paymentSelect,
  booking: {
    select: {
      code: true,
      status: true,
      customerName: true,
      phone: true,
      totalSantim: true,
      paidSantim: true,
    },
  },
} as const satisfies Prisma.PaymentSelect

/** Shapes a row of the list of those that wait. */
export function toWaitingPayment(
  {
    booking: { totalSantim, paidSantim, ...booking },
    ...payment
  }: Prisma.PaymentGetPayload<{ select: typeof waitingSelect }>,
  { verdict, line }: BankWord = { verdict: 'notFound', line: null },
  alike: readonly AlikeReference[] = [],
): WaitingPayment {
  const [total, paid] = [Number(totalSantim), Number(paidSantim)]
  const due = dueOf({ status: booking.status, total, paid })
  const money = { total: total / 100, paid: paid / 100, due: due / 100 }
  return { ...toPayment(payment), bank: { verdict, line }, alike, booking: { ...booking, ...money } }
}

/** The shape of a payment in the API (CONTRACT section 10). */
export const paymentShape = z
  .object({
    _id: idShape,
    way: z.enum(['transfer', 'cash']),
    state: z.enum(['claimed', 'confirmed', 'refused']),
    amount: z.int().meta({ description: 'Santim; negative where it was returned.' }),
    refundOf: idShape.nullable().meta({ description: 'The payment that this one returns.' }),
    reference: z.string().nullable().meta({ description: 'The transfer as it was typed.' }),
    reason: z.string().nullable().meta({
      description: 'Why it was refused or returned: a word of the list of causes, or what staff wrote.',
    }),
    countedOn: dayShape
      .nullable()
      .meta({ description: 'The day of the books on which it counts; null until it is confirmed.' }),
    createdAt: momentShape,
    decidedAt: momentShape.nullable().meta({ description: 'When it was confirmed or refused.' }),
  })
  .meta({ id: 'Payment' })

export const examplePayment = {
  _id: exampleId,
  way: 'transfer',
  state: 'claimed',
  amount: 350_000,
  refundOf: null,
  reference: 'FT25123ABCDE',
  reason: null,
  countedOn: null,
  createdAt: exampleMoment,
  decidedAt: null,
} as const

/** A payment as the API shows it. */
export function paymentRecord({ id, ...payment }: Payment) {
  return { _id: id, ...payment }
}
