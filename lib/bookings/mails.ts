import 'server-only'
import { company } from '@/lib/core/company'
import type { Transaction } from '@/lib/db/client'
import { queueMails } from '@/lib/mail/queue'
import type { BookingMailArgs } from '@/lib/mail/booking-templates'
import { undoSeconds } from './refund-rules'
import type { Booking } from './view'

type MailDetails = Partial<Pick<BookingMailArgs, 'payment' | 'cancellation'>>

/**
 * Tells the customer, where an address of theirs is known and in the language of the booking, and the company what
 * happened to it; in the transaction in which it happens, so that there is a mail for each change and none for a change
 * that was taken back. Of a cancellation they are told once it can no longer be undone.
 */
export async function queueBookingMails(
  transaction: Transaction,
  booking: Booking,
  event: BookingMailArgs['event'],
  { payment, cancellation }: MailDetails = {},
): Promise<void> {
  const { id, code, customerName, customerEmail, vehicleName, destination, amount, locale } = booking
  const { date, lastDate, total, holdUntil, hasAccount, pickupPlace, pickupTime } = booking
  const args = {
    ...{ event, bookingId: id, code, customerName, vehicleName, date, lastDate, destination, amount },
    price: total,
    pickupPlace,
    pickupTime,
    holdUntil,
    hasAccount,
    ...(payment && { payment }),
    ...(cancellation && { cancellation }),
  }
  const mails = [
    { template: 'booking-for-customer', recipient: customerEmail, locale, args },
    { template: 'booking-for-company', recipient: company().email, locale: 'en', args },
  ] as const
  const known = mails.filter(({ recipient }) => recipient !== '')
  // Nobody is told of a cancellation that is taken back.
  await queueMails(transaction, known, event === 'canceled' ? undoSeconds : 0)
}
