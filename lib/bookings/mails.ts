import 'server-only'
import { company } from '@/lib/core/company'
import { env } from '@/lib/core/env'
import { santimOf } from '@/lib/core/money'
import type { Database, Transaction } from '@/lib/db/client'
import { queueMails, withdrawBookingMails } from '@/lib/mail/queue'
import type { BookingMailArgs } from '@/lib/mail/booking-facts'
import { isTripOver } from './rules'
import type { Booking } from './view'

type MailDetails = Partial<Pick<BookingMailArgs, 'payment' | 'cancellation' | 'before'>>

/** How long nobody is told of a cancellation, and it can be taken back (CONTRACT section 8). */
export const undoSeconds = 10

/** The most mails about bookings that one address gets in an hour. */
const mostMailsPerHour = 30
const hourMs = 60 * 60 * 1000

/**
 * Where the customers of some bookings may be written to, by the bookings' ids: at the address that an account has by now and
 * that the link of a mail confirmed, where mails are sent; staff vouch for that of somebody without an account. No address
 * gets more of these mails than anybody needs.
 */
export async function recipientsOf(
  transaction: Database | Transaction,
  bookings: readonly Pick<Booking, 'id' | 'customerEmail'>[],
): Promise<Map<string, string>> {
  const accounts = await transaction.booking.findMany({
    where: { id: { in: bookings.map(({ id }) => id) }, userId: { not: null } },
    select: { id: true, user: { select: { email: true, emailConfirmedAt: true } } },
  })
  const accountOf = new Map(accounts.map(({ id, user }) => [id, user]))
  const reachable = bookings.flatMap(({ id, customerEmail }) => {
    const account = accountOf.get(id)
    if (account && !account.emailConfirmedAt && env().SMTP_URL) return []
    const address = account?.email ?? customerEmail
    return address === '' ? [] : [{ id, address }]
  })
  const told = await transaction.outboxMail.groupBy({
    by: ['recipient'],
    where: {
      recipient: { in: reachable.map(({ address }) => address) },
      createdAt: { gte: new Date(Date.now() - hourMs) },
    },
    _count: true,
  })
  const most = mostMailsPerHour * env().RATE_LIMIT_FACTOR
  const enough = new Set(told.filter(({ _count }) => _count >= most).map(({ recipient }) => recipient))
  return new Map(
    reachable.filter(({ address }) => !enough.has(address)).map(({ id, address }) => [id, address]),
  )
}

/**
 * Tells the customer of each booking, where an address of theirs is known and may be written to, in the language of the
 * booking, and the company what happened to it; in the transaction in which it happens, so that there is a mail for each
 * change and none for a change that was taken back. Of a cancellation they are told once it can no longer be undone.
 */
export async function queueBookingMails(
  transaction: Transaction,
  booking: Booking | readonly Booking[],
  event: BookingMailArgs['event'],
  details: MailDetails = {},
): Promise<void> {
  const bookings = [booking].flat()
  const recipients = await recipientsOf(transaction, bookings)
  const mails = bookings.flatMap((one) =>
    mailsAbout(one, event, { ...details, recipient: recipients.get(one.id) }),
  )
  // Nobody is told of a cancellation that is taken back.
  await queueMails(transaction, mails, event === 'canceled' ? undoSeconds : 0)
}

/** Takes back what nobody was told yet of a booking's cancellation, which something else is told instead of. */
export async function withdrawCancellation(transaction: Transaction, bookingId: string): Promise<void> {
  const since = new Date(Date.now() - undoSeconds * 1000)
  await withdrawBookingMails(transaction, { bookingId, event: 'canceled', since })
}

/** Tells the company of a booking that was deleted, and its customer unless the trip is over: it is no longer theirs to miss. */
export async function queueDeletionMails(transaction: Transaction, booking: Booking): Promise<void> {
  const isOver = isTripOver(booking, new Date())
  const recipients = await recipientsOf(transaction, isOver ? [] : [booking])
  const recipient = recipients.get(booking.id)
  await queueMails(transaction, mailsAbout(booking, 'deleted', { recipient }))
}

/** What moves a booking: its customer must know of it. */
const moving = [
  'vehicleId',
  'date',
  'lastDate',
  'pickupPlace',
  'pickupTime',
  'returnTime',
  'total',
  'hasDriver',
] as const

/** Tells of a booking that staff changed how it is now and what was otherwise before. */
export async function queueChangeMails(
  transaction: Transaction,
  { before, now }: { before: Booking; now: Booking },
): Promise<void> {
  if (moving.every((name) => before[name] === now[name])) return
  await queueBookingMails(transaction, now, 'changed', { before: tripOf(before) })
}

function tripOf({ vehicleName, date, lastDate, destination, total, ...booking }: Booking) {
  const { pickupPlace, pickupTime, returnTime, hasDriver } = booking
  const trip = { vehicleName, date, lastDate, pickupPlace, pickupTime, returnTime, destination, hasDriver }
  return { ...trip, price: total }
}

function mailsAbout(
  booking: Booking,
  event: BookingMailArgs['event'],
  { recipient, ...details }: MailDetails & { recipient: string | undefined },
) {
  const { id, code, status, customerName, locale, paid, claimed, due } = booking
  const { holdUntil, hasAccount } = booking
  const args = {
    ...{ event, status, bookingId: id, code, customerName, ...tripOf(booking), paid, claimed },
    due: Math.max(0, santimOf(due) - santimOf(claimed)) / 100,
    ...{ holdUntil, hasAccount, isOver: isTripOver(booking, new Date()) },
    ...details,
  }
  return [
    ...(recipient ? [{ template: 'booking-for-customer', recipient, locale, args } as const] : []),
    { template: 'booking-for-company', recipient: company().email, locale: 'en', args } as const,
  ]
}
