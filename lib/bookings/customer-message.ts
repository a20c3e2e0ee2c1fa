import 'server-only'
import { recordAudits } from '@/lib/audit/audit-writer'
import { type Actor, authorize, authorizeWithKey } from '@/lib/auth/permissions'
import type { Locale } from '@/lib/core/i18n/routing'
import { database, type Database, type Transaction } from '@/lib/db/client'
import { queueMails } from '@/lib/mail/queue'
import type { MessageInput } from './list-schema'
import { recipientsOf } from './mails'
import { messageOnce } from './new-booking'
import { visibleBookings } from './rules'
import { bookingSelect, toBooking, type Booking } from './view'

type Recipients = {
  /** Addresses that a mail reaches, each with one booking, the next to travel. */
  reached: Map<string, Booking>
  /** Bookings whose customers no mail reaches: without an address, or one that is not to be written to now. */
  missed: Booking[]
}

/** Who is written to about some bookings: how many read each language, and who is to be called instead. */
export type MessageRecipients = {
  languages: { locale: Locale; count: number }[]
  missed: Pick<Booking, 'id' | 'code' | 'customerName' | 'phone'>[]
}

async function readRecipients(client: Database | Transaction, ids: readonly string[]): Promise<Recipients> {
  const rows = await client.booking.findMany({
    where: { id: { in: [...ids] }, hiddenAt: null },
    orderBy: [{ day: 'asc' }, { id: 'asc' }],
    select: bookingSelect,
  })
  const bookings = rows.map(toBooking)
  const recipients = await recipientsOf(client, bookings)
  const reached = new Map<string, Booking>()
  for (const booking of bookings) {
    const recipient = recipients.get(booking.id)
    if (recipient && !reached.has(recipient)) reached.set(recipient, booking)
  }
  return { reached, missed: bookings.filter(({ id }) => !recipients.has(id)) }
}

/** Whom a message about some bookings would reach, so that staff see it before they write. */
export async function getMessageRecipients(actor: Actor, ids: readonly string[]): Promise<MessageRecipients> {
  authorize(actor, 'booking:message')
  const { reached, missed } = await readRecipients(database(), ids)
  const counts = new Map<Locale, number>()
  for (const { locale } of reached.values()) counts.set(locale, (counts.get(locale) ?? 0) + 1)
  return {
    languages: [...counts].map(([locale, count]) => ({ locale, count })),
    missed: missed.map(({ id, code, customerName, phone }) => ({ id, code, customerName, phone })),
  }
}

/**
 * Whether a mail about a booking of one's own, or for staff of anybody's, reaches its customer now; whom none reaches is to be
 * called. Null for any other booking.
 */
export async function getMailReach(actor: Actor, bookingId: string): Promise<boolean | null> {
  authorizeWithKey(actor, 'booking:list-own')
  const booking = await database().booking.findUnique({
    where: { id: bookingId, hiddenAt: null, AND: [visibleBookings(actor)] },
    select: { id: true, customerEmail: true },
  })
  return booking && (await recipientsOf(database(), [booking])).has(bookingId)
}

type Message = Pick<MessageInput, 'ids' | 'texts'> & { requestKey?: string | undefined }

/**
 * Writes to the customers of some bookings, each once and in the language they read; whoever reads a language without words
 * gets no mail, and no address gets more mails an hour than of bookings. Returns how many were written to. The same
 * `requestKey` writes once and gets the same answer. Throws IDEMPOTENCY_CONFLICT.
 */
export async function messageCustomers(actor: Actor, { ids, texts, requestKey }: Message): Promise<number> {
  authorize(actor, 'booking:message')
  return database().$transaction((transaction) =>
    messageOnce(transaction, { actor, requestKey, input: { ids, texts } }, async () => {
      const { reached } = await readRecipients(transaction, ids)
      const mails = [...reached].flatMap(([recipient, booking]) => {
        const { id, code, customerName, hasAccount, vehicleName, date, lastDate, locale } = booking
        const text = texts[locale]
        if (!text) return []
        const args = { bookingId: id, code, hasAccount, customerName, vehicleName, date, lastDate, text }
        return [{ template: 'booking-message', recipient, locale, args } as const]
      })
      await queueMails(transaction, mails)
      await recordAudits(
        transaction,
        actor,
        mails.map(({ args }) => ({ action: 'message', entity: 'booking', entityId: args.bookingId })),
      )
      return mails.length
    }),
  )
}
