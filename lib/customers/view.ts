import { z } from 'zod'
import { deviceOf } from '@/lib/auth/device-name'
import { routing } from '@/lib/core/i18n/routing'
import type { Prisma } from '@/lib/db/generated/client'
import {
  dayShape,
  exampleDay,
  exampleId,
  exampleMoment,
  idShape,
  momentShape,
  phoneShape,
} from '@/lib/core/schemas'
import { bookingStatuses } from '@/lib/bookings/rules'
import { bookingSelect, toBooking } from '@/lib/bookings/view'
import { receiptFindings } from '@/lib/transfers/rules'
import { transferKinds } from '@/lib/core/money'
import { accountRoles } from '@/lib/users/rules'
import { exampleOwnRecords, ownRecordShape } from './own-records'
import { userColumns } from '@/lib/users/view'

/** What is kept about an account itself; without the password, its hash, and the ids of sessions. */
export const ownDataSelect = {
  ...userColumns,
  emailConfirmedAt: true,
  locale: true,
  sessions: {
    select: { userAgent: true, createdAt: true, lastSeenAt: true },
    orderBy: { createdAt: 'desc' },
  },
  identityAccounts: { select: { provider: true, displayName: true, createdAt: true } },
  passkeys: { select: { name: true, createdAt: true, lastUsedAt: true }, orderBy: { createdAt: 'asc' } },
} as const satisfies Prisma.UserSelect

/** A booking as its customer is handed it out. */
export const ownBookingSelect = {
  ...bookingSelect,
  statusChanges: {
    select: { fromStatus: true, toStatus: true, reason: true, changes: true, createdAt: true },
    orderBy: { createdAt: 'asc' },
  },
} as const satisfies Prisma.BookingSelect

type Row = Prisma.UserGetPayload<{ select: typeof ownDataSelect }>
type BookingRow = Prisma.BookingGetPayload<{ select: typeof ownBookingSelect }>

/** A booking with its history; moments as text. */
export function toOwnBooking({ statusChanges, ...booking }: BookingRow) {
  return {
    ...toBooking(booking),
    // It is about the vehicle of today, not about the person.
    vehicle: undefined,
    statusChanges: statusChanges.map((change) => ({ ...change, createdAt: change.createdAt.toISOString() })),
  }
}

/** What is kept about an account itself, as a file: moments as text. */
export function toOwnAccount({ sessions, identityAccounts, passkeys, ...profile }: Row) {
  const { emailConfirmedAt, lastLoginAt, createdAt } = profile
  return {
    profile: {
      ...profile,
      emailConfirmedAt: emailConfirmedAt?.toISOString() ?? null,
      lastLoginAt: lastLoginAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    },
    sessions: sessions.map(({ userAgent, ...session }) => ({
      ...deviceOf(userAgent),
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
    })),
    signIns: identityAccounts.map((account) => ({
      ...account,
      createdAt: account.createdAt.toISOString(),
    })),
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}

const locale = z.enum(routing.locales)
const status = z.enum(bookingStatuses)

const bookingShape = z.object({
  id: idShape,
  vehicleId: idShape.nullable(),
  code: z.string(),
  date: dayShape,
  lastDate: dayShape,
  status,
  transactionId: z.string().nullable(),
  isTransactionReleased: z.boolean(),
  transferKind: z.enum(transferKinds).nullable(),
  receiptVerdict: z.enum(['waiting', 'confirmed', 'mismatch', 'unknown']),
  receiptFindings: z.array(z.string()).meta({ description: `Words such as ${receiptFindings.join(', ')}.` }),
  receiptPhotoKey: z.string().nullable(),
  locale,
  amount: z.number().meta({ description: 'Br.' }),
  price: z.int().meta({ description: 'Whole Br a day.' }),
  total: z.number().meta({ description: 'Br.' }),
  paid: z.number().meta({ description: 'Br.' }),
  claimed: z.number().meta({ description: 'Br.' }),
  due: z.number().meta({ description: 'Br.' }),
  over: z.number().meta({ description: 'Br.' }),
  holdUntil: momentShape.nullable(),
  version: z.int(),
  isHidden: z.boolean(),
  passengers: z.int().nullable(),
  flight: z.string().nullable(),
  rider: z.object({ name: z.string(), phone: phoneShape.nullable() }).nullable(),
  pickupPlace: z.string().nullable(),
  pickupTime: z.string().nullable(),
  returnTime: z.string().nullable(),
  phone: phoneShape,
  destination: z.string(),
  message: z.string().nullable(),
  vehicleName: z.string(),
  vehicleModel: z.string(),
  vehicleItem: z.string(),
  vehicleUrl: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerAvatar: z.string().nullable(),
  createdAt: momentShape,
  statusChanges: z.array(
    z.object({
      fromStatus: status.nullable(),
      toStatus: status,
      reason: z.string().nullable(),
      changes: z.unknown().meta({ description: 'What was changed: each field with what it was and is.' }),
      createdAt: momentShape,
    }),
  ),
})

/** The shape of everything that is kept about an account. */
export const ownDataShape = z
  .object({
    profile: z.object({
      id: idShape,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      emailConfirmedAt: momentShape.nullable(),
      phone: phoneShape.nullable(),
      role: z.enum(accountRoles),
      locale,
      avatar: z.string().nullable(),
      lastLoginAt: momentShape.nullable(),
      createdAt: momentShape,
    }),
    bookings: z.array(bookingShape),
    sessions: z.array(
      z.object({
        browser: z.string().nullable(),
        system: z.string().nullable(),
        createdAt: momentShape,
        lastSeenAt: momentShape,
      }),
    ),
    signIns: z.array(
      z.object({ provider: z.string(), displayName: z.string().nullable(), createdAt: momentShape }),
    ),
    passkeys: z.array(
      z.object({ name: z.string(), createdAt: momentShape, lastUsedAt: momentShape.nullable() }),
    ),
    ...ownRecordShape,
  })
  .meta({ id: 'OwnData' })

export const exampleOwnData = {
  profile: {
    id: exampleId,
    firstName: 'Almaz',
    lastName: 'Tadesse',
    email: 'almaz@example.com',
    emailConfirmedAt: exampleMoment,
    phone: '+251911234567',
    role: 'user',
    locale: 'am',
    avatar: null,
    lastLoginAt: exampleMoment,
    createdAt: exampleMoment,
  },
  bookings: [
    {
      id: exampleId,
      code: '7K4P2Q',
      vehicleId: exampleId,
      date: exampleDay,
      lastDate: exampleDay,
      status: 'pending',
      transactionId: 'FT25123ABCDE',
      isTransactionReleased: false,
      transferKind: 'ft',
      receiptVerdict: 'unknown',
      receiptFindings: [],
      receiptPhotoKey: null,
      locale: 'am',
      amount: 3500,
      price: 3500,
      total: 3500,
      paid: 3500,
      claimed: 0,
      due: 0,
      over: 0,
      holdUntil: null,
      version: 2,
      isHidden: false,
      passengers: null,
      flight: null,
      rider: null,
      pickupPlace: null,
      pickupTime: null,
      returnTime: null,
      phone: '+251911234567',
      destination: 'Bishoftu',
      message: null,
      vehicleName: 'Toyota Corolla',
      vehicleModel: '2022',
      vehicleItem: 'Air conditioning, comfort',
      vehicleUrl: '/demo/one-day-01.webp',
      customerName: 'Almaz Tadesse',
      customerEmail: 'almaz@example.com',
      customerAvatar: null,
      createdAt: exampleMoment,
      statusChanges: [
        { fromStatus: null, toStatus: 'pending', reason: null, changes: null, createdAt: exampleMoment },
      ],
    },
  ],
  sessions: [{ browser: 'Firefox', system: 'Android', createdAt: exampleMoment, lastSeenAt: exampleMoment }],
  signIns: [],
  passkeys: [],
  ...exampleOwnRecords,
} as const

/** A customer as the desk knows them by their phone. */
export type KnownCustomer = {
  /** Of their record; of their account while they have no booking. */
  id: string
  name: string
  /** Empty where none is known. */
  email: string
  hasAccount: boolean
  bookings: number
}
