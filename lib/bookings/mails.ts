import 'server-only'
import type { Prisma } from '@/lib/db/generated/client'
import { env } from '@/lib/core/env'
import { queueMail } from '@/lib/mail/queue'
import type { BookingMailArgs } from '@/lib/mail/templates'
import type { OneDayBooking } from './view'

/**
 * Tells the customer, in the language of the booking, and the company what happened to it; in the transaction in which
 * it happens, so that there is a mail for each change and none for a change that was taken back.
 */
export async function queueBookingMails(
  transaction: Prisma.TransactionClient,
  booking: OneDayBooking,
  event: BookingMailArgs['event'],
): Promise<void> {
  const { id, customerName, customerEmail, vehicleName, date, destination, price, amount, locale } = booking
  const args = { event, bookingId: id, customerName, vehicleName, date, destination, price, amount }
  await queueMail(transaction, { template: 'booking-for-customer', args, recipient: customerEmail, locale })
  await queueMail(transaction, {
    template: 'booking-for-company',
    args,
    recipient: env().COMPANY_EMAIL,
    locale: 'en',
  })
}
