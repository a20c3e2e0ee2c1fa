import 'server-only'
import type { Locale } from '@/lib/core/i18n/routing'
import type { Prisma } from '@/lib/db/generated/client'
import { type BookingMailArgs, bookingMailArgs } from './booking-facts'
import type { MailState } from './schema'

const happened = bookingMailArgs.pick({
  event: true,
  customerName: true,
  vehicleName: true,
  date: true,
  lastDate: true,
})

/** A mail of the outbox as lists show it. Moments are ISO 8601. */
export type OutboxMail = {
  id: string
  template: string
  /** What a mail about a booking tells of; null of other mails, and where the person is forgotten. */
  about: Pick<BookingMailArgs, keyof typeof happened.shape> | null
  recipient: string
  locale: Locale
  state: MailState
  attempts: number
  lastError: string | null
  createdAt: string
  sentAt: string | null
}

export const outboxSelect = {
  id: true,
  template: true,
  args: true,
  recipient: true,
  locale: true,
  state: true,
  attempts: true,
  lastError: true,
  createdAt: true,
  sentAt: true,
} as const satisfies Prisma.OutboxMailSelect

type Row = Prisma.OutboxMailGetPayload<{ select: typeof outboxSelect }>

/** Shapes a row for the screens. */
export function toMail({ args, createdAt, sentAt, ...rest }: Row): OutboxMail {
  return {
    ...rest,
    about: happened.safeParse(args).data ?? null,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}
