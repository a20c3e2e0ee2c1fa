import { type Day, dayOfDate } from '@/lib/core/day'
import type { SignedInRole } from '@/lib/auth/permissions'
import type { Locale } from '@/lib/core/i18n/routing'
import type { Prisma } from '@/lib/db/generated/client'
import type { ReceiptVerdict } from '@/lib/db/generated/enums'
import { transferKinds, type TransferKind } from '@/lib/core/money'
import { type BookingStatus, bookingStatuses, type ChangeReason } from './rules'
import { z } from 'zod'
import {
  dayShape,
  exampleDay,
  exampleId,
  exampleMoment,
  idShape,
  momentShape,
  phoneShape,
} from '@/lib/core/schemas'

/** A booking as screens and the API show it; vehicle and customer are as they were when it was made. */
export type Booking = {
  id: string
  /** Six signs, by which people name it; shown by `formatCode`. */
  code: string
  vehicleId: string | null
  /** The first and the last day, both included. */
  date: Day
  lastDate: Day
  status: BookingStatus
  transactionId: string
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
  /** Br. */
  amount: number
  /** Whole Br a day, as the vehicle cost it. */
  price: number
  /** What the booking costs, in Br: the sum of its lines. */
  total: number
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
  /** ISO 8601. */
  createdAt: string
}

export const bookingSelect = {
  id: true,
  code: true,
  vehicleId: true,
  day: true,
  lastDay: true,
  totalSantim: true,
  pickupPlace: true,
  pickupTime: true,
  returnTime: true,
  status: true,
  transactionId: true,
  transactionReleasedAt: true,
  transferKind: true,
  receiptVerdict: true,
  receiptFindings: true,
  receiptPhotoKey: true,
  locale: true,
  amountSantim: true,
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
  const { day, lastDay, totalSantim, amountSantim, createdAt, transactionReleasedAt, transferKind, ...rest } =
    row
  return {
    ...rest,
    date: dayOfDate(day),
    lastDate: dayOfDate(lastDay),
    total: Number(totalSantim) / 100,
    amount: amountSantim / 100,
    createdAt: createdAt.toISOString(),
    isTransactionReleased: transactionReleasedAt !== null,
    transferKind: transferKinds.find((kind) => kind === transferKind) ?? null,
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
  createdAt: string
}

/** The shape of a booking in the API (SPEC section 3, CONTRACT section 6); vehicle and customer as when it was made. */
export const oneDayBookingShape = z
  .object({
    _id: idShape,
    code: z.string().meta({ description: 'Six letters and digits, by which people name the booking.' }),
    createdAt: momentShape,
    lastDate: dayShape,
    total: z.int().meta({ description: 'What it costs, in santim.' }),
    transactionId: z.string(),
    data: z.object({
      url: z.string().meta({ description: 'The vehicle’s picture.' }),
      avatar: z.string().nullable(),
      customName: z.string().meta({ description: 'The customer’s name.' }),
      ownerName: z.string().meta({ description: 'The vehicle’s name.' }),
      model: z.string(),
      email: z.string(),
      phone: phoneShape,
      destination: z.string(),
      message: z.string().nullable(),
      price: z.int().meta({ description: 'Whole Br, from the vehicle.' }),
      item: z.string(),
      date: dayShape,
      status: z.enum(bookingStatuses),
    }),
  })
  .meta({ id: 'OneDayBooking' })

export const exampleOneDayBooking = {
  _id: exampleId,
  code: '7K4P2Q',
  createdAt: exampleMoment,
  lastDate: exampleDay,
  total: 350_000,
  transactionId: 'FT25123ABCDE',
  data: {
    url: '/demo/one-day-01.webp',
    avatar: null,
    customName: 'Almaz Tadesse',
    ownerName: 'Toyota Corolla',
    model: '2022',
    email: 'almaz@example.com',
    phone: '+251911234567',
    destination: 'Bishoftu',
    message: null,
    price: 3500,
    item: 'Air conditioning, comfort',
    date: exampleDay,
    status: 'pending',
  },
} as const

/** A booking as the API shows it (SPEC section 3, CONTRACT section 6). */
export function oneDayBookingRecord(booking: Booking) {
  return {
    _id: booking.id,
    code: booking.code,
    createdAt: booking.createdAt,
    lastDate: booking.lastDate,
    total: Math.round(booking.total * 100),
    transactionId: booking.transactionId,
    data: {
      url: booking.vehicleUrl,
      avatar: booking.customerAvatar,
      customName: booking.customerName,
      ownerName: booking.vehicleName,
      model: booking.vehicleModel,
      email: booking.customerEmail,
      phone: booking.phone,
      destination: booking.destination,
      message: booking.message,
      price: booking.price,
      item: booking.vehicleItem,
      date: booking.date,
      status: booking.status,
    },
  }
}
