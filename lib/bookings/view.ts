import { type Day, dayOfDate } from '@/lib/core/day'
import type { SignedInRole } from '@/lib/auth/permissions'
import { type Locale, routing } from '@/lib/core/i18n/routing'
import type { Prisma } from '@/lib/db/generated/client'
import type { ReceiptVerdict, VehicleCategory, VehicleKind } from '@/lib/db/generated/enums'
import { transferKinds, type TransferKind } from '@/lib/core/money'
import type { AgreedPrice, QuoteLine, QuoteLineFact } from '@/lib/vehicles/prices/quote'
import type { CancelCause } from './refund-rules'
import { type BookingStatus, type ChangeReason, dueOf } from './rules'
import { z } from 'zod'

/** A booking as screens and the API show it; vehicle and customer are as they were when it was made. */
export type Booking = {
  id: string
  /** Six signs, by which people name it; shown by `formatCode`. */
  code: string
  vehicleId: string | null
  /** What the vehicle is today; null once it is gone. */
  vehicle: { kind: VehicleKind; category: VehicleCategory | null } | null
  /** The first and the last day, both included. */
  date: Day
  lastDate: Day
  status: BookingStatus
  /** When its places are free again while it is pending, ISO 8601; null while nothing ends it. */
  holdUntil: string | null
  /** Counts every change of it. */
  version: number
  /** Deleted for everybody but an admin. */
  isHidden: boolean
  /** The first transfer that was claimed, as it was typed; null while none was. */
  transactionId: string | null
  /** True once an admin released the transfer of a canceled booking, so that it may pay for another. */
  isTransactionReleased: boolean
  /** The bank or wallet, null where nobody can tell. */
  transferKind: TransferKind | null
  /** What the bank's own receipt says. */
  receiptVerdict: ReceiptVerdict
  /** Why the receipt does not match. */
  receiptFindings: string[]
  /** The stored photo of the receipt; it is served to staff and the owner only. */
  receiptPhotoKey: string | null
  /** The language it was booked in. */
  locale: Locale
  /** What the first claim says was transferred, in Br. */
  amount: number
  /** Whole Br a day, as the vehicle cost it. */
  price: number
  /** What the booking costs, line by line as it was agreed. */
  lines: StoredLine[]
  /** Their sum, in Br. */
  total: number
  /** What was confirmed less what was returned, what still waits to be confirmed, still open and too much; in Br. */
  paid: number
  claimed: number
  due: number
  over: number
  /** Whether a driver comes with it. */
  hasDriver: boolean
  passengers: number | null
  flight: string | null
  /** Who rides, where it is not the customer. */
  rider: { name: string; phone: string | null } | null
  pickupPlace: string | null
  /** `HH:MM` in Addis Ababa. */
  pickupTime: string | null
  returnTime: string | null
  phone: string
  destination: string
  message: string | null
  vehicleName: string
  vehicleModel: string
  vehicleItem: string
  vehicleUrl: string
  customerName: string
  customerEmail: string
  customerAvatar: string | null
  /** Whether it belongs to an account; without one it is opened by the key of its link. */
  hasAccount: boolean
  /** Made for a travel request, whose id is known while that is kept. */
  isOffer: boolean
  requestId: string | null
  /** ISO 8601. */
  createdAt: string
}

/** A text in each language. */
export const localeTexts = z.record(z.enum(routing.locales), z.string())
const ruleNames = z.object({ name: z.string(), nameOm: z.string().nullish(), nameAm: z.string().nullish() })
const ruleArgs = z.union([
  ruleNames.extend({ percent: z.number(), amountSantim: z.null() }),
  ruleNames.extend({ percent: z.null(), amountSantim: z.number() }),
])

/** What a stored line is for, as `QuoteLineFact` names it. */
const storedFact: z.ZodType<QuoteLineFact> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rent'),
    args: z.object({ from: z.union([z.literal(1), z.literal(7), z.literal(30)]) }),
  }),
  z.object({ kind: z.literal('rule'), args: ruleArgs }),
  z.object({ kind: z.literal('longer'), args: z.object({ days: z.number() }) }),
  z.object({
    kind: z.literal('extra'),
    args: z.object({ id: z.string(), text: localeTexts, isDriver: z.literal(true).optional() }),
  }),
  z.object({ kind: z.literal('agreed'), args: z.object({ text: z.string() }) }),
  z.object({ kind: z.literal('rounding'), args: z.object({}) }),
])

const lineSelect = {
  quote: true,
  kind: true,
  args: true,
  quantity: true,
  unit: true,
  amountSantim: true,
} as const satisfies Prisma.BookingLineSelect

/** A line of a booking's price as it was stored; the amount in santim. */
export type StoredLine = QuoteLineFact & Pick<QuoteLine, 'quantity' | 'unit' | 'amount'>

/** What staff agreed of the price of a booking, line by line, in santim. */
export const agreedOfBooking = ({ lines }: Pick<Booking, 'lines'>): AgreedPrice[] =>
  lines.flatMap(({ amount, ...line }) => (line.kind === 'agreed' ? [{ text: line.args.text, amount }] : []))

/** Reads a stored line. */
function toStoredLine(row: Prisma.BookingLineGetPayload<{ select: typeof lineSelect }>): StoredLine {
  const { kind, args, quantity, unit, amountSantim } = row
  return { ...storedFact.parse({ kind, args }), quantity, unit, amount: Number(amountSantim) }
}

export const bookingSelect = {
  id: true,
  code: true,
  vehicleId: true,
  vehicle: { select: { kind: true, category: true } },
  userId: true,
  isOffer: true,
  requestId: true,
  day: true,
  lastDay: true,
  totalSantim: true,
  pickupPlace: true,
  pickupTime: true,
  returnTime: true,
  quote: true,
  lines: { orderBy: { position: 'asc' }, select: lineSelect },
  status: true,
  holdUntil: true,
  version: true,
  hiddenAt: true,
  paidSantim: true,
  claimedSantim: true,
  hasDriver: true,
  passengers: true,
  flight: true,
  riderName: true,
  riderPhone: true,
  payments: {
    where: { way: 'transfer', refundOfId: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: 1,
    select: {
      reference: true,
      releasedAt: true,
      transferKind: true,
      receiptVerdict: true,
      receiptFindings: true,
      receiptPhotoKey: true,
      amountSantim: true,
    },
  },
  locale: true,
  price: true,
  phone: true,
  destination: true,
  message: true,
  vehicleName: true,
  vehicleModel: true,
  vehicleItem: true,
  vehicleUrl: true,
  customerName: true,
  customerEmail: true,
  customerAvatar: true,
  createdAt: true,
} as const satisfies Prisma.BookingSelect

type Row = Prisma.BookingGetPayload<{ select: typeof bookingSelect }>

/** Shapes a row for the outside. */
export function toBooking(row: Row): Booking {
  const { day, lastDay, totalSantim, paidSantim, claimedSantim, createdAt, holdUntil, ...others } = row
  const { hiddenAt, riderName, riderPhone, payments, quote, lines, userId, ...rest } = others
  const [claim] = payments
  const [total, paid] = [Number(totalSantim), Number(paidSantim)]
  return {
    ...rest,
    date: dayOfDate(day),
    lastDate: dayOfDate(lastDay),
    lines: lines.filter((line) => line.quote === quote).map(toStoredLine),
    total: total / 100,
    paid: paid / 100,
    claimed: Number(claimedSantim) / 100,
    due: dueOf({ status: rest.status, total, paid }) / 100,
    over: Math.max(0, paid - total) / 100,
    rider: riderName === null ? null : { name: riderName, phone: riderPhone },
    holdUntil: holdUntil?.toISOString() ?? null,
    isHidden: hiddenAt !== null,
    hasAccount: userId !== null,
    transactionId: claim?.reference ?? null,
    amount: Number(claim?.amountSantim ?? 0) / 100,
    isTransactionReleased: claim?.releasedAt != null,
    transferKind: transferKinds.find((kind) => kind === claim?.transferKind) ?? null,
    receiptVerdict: claim?.receiptVerdict ?? 'unknown',
    receiptFindings: claim?.receiptFindings ?? [],
    receiptPhotoKey: claim?.receiptPhotoKey ?? null,
    createdAt: createdAt.toISOString(),
  }
}

/** One step of a booking's history. */
export type StatusChange = {
  id: string
  from: BookingStatus | null
  to: BookingStatus
  by: SignedInRole | null
  /** The name of who did it, while the account exists. */
  name: string | null
  /** Why the system did it. */
  reason: ChangeReason | null
  /** Why staff canceled, and in their words. */
  cause: CancelCause | null
  words: string | null
  edits: FieldEdit[]
  createdAt: string
}

/** What of a booking was changed, by the name of its field; with what it was and is, where that is one word or number. */
export type FieldEdit = { field: string; before: string | null; after: string | null }
