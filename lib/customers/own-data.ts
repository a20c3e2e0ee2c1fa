import 'server-only'
import { authorize, type Actor } from '@/lib/auth/permissions'
import { bookingsOfPerson } from '@/lib/bookings/person-erasure'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import { loadReceiptPhoto } from '@/lib/files/picture'
import { accountMails } from '@/lib/mail/queue'
import type { TemplateName } from '@/lib/mail/templates'
import {
  ownContactSelect,
  ownMailSelect,
  ownPaymentSelect,
  ownTravelBookingSelect,
  ownViewSelect,
  toOwnMessage,
  toOwnRequest,
  toOwnPayment,
} from './own-records'
import { ownBookingSelect, ownDataSelect, toOwnAccount, toOwnBooking } from './view'

const newestFirst = { createdAt: 'desc' } as const

/**
 * Everything that is kept about the caller, to be downloaded: what a deletion of the account erases (`removeOwnAccount`), photos
 * of receipts included. What was sent without the account counts where its address is confirmed to be the caller's; nobody is
 * handed out what the company is told of others. Throws UNAUTHENTICATED when the account is gone.
 */
export async function getOwnData(actor: Actor) {
  authorize(actor, 'account:download-own')
  const row = await database().user.findUnique({ where: { id: actor.id }, select: ownDataSelect })
  if (!row) throw new AppError('UNAUTHENTICATED')
  const { id, email, emailConfirmedAt } = row
  const isConfirmed = emailConfirmedAt !== null
  const sent = isConfirmed ? { email: { equals: email, mode: 'insensitive' as const } } : { email: '' }
  const bookings = await database().booking.findMany({
    where: bookingsOfPerson({ id, email, isConfirmed }),
    select: ownBookingSelect,
    orderBy: [newestFirst, { id: 'desc' }],
  })
  const bookingIds = bookings.map((booking) => booking.id)
  const about = bookingIds.map((equals) => ({ args: { path: ['bookingId'], equals } }))
  const [messages, requests, subscriber, mails, savedViews] = await Promise.all([
    database().contactMessage.findMany({ where: sent, select: ownContactSelect, orderBy: newestFirst }),
    database().travelBooking.findMany({ where: sent, select: ownTravelBookingSelect, orderBy: newestFirst }),
    database().newsletterSubscriber.findFirst({
      where: isConfirmed ? { email } : { email: '' },
      select: { confirmedAt: true },
    }),
    database().outboxMail.findMany({
      where: {
        recipient: email,
        // Whoever has the company's address is told of others' bookings.
        template: { not: 'booking-for-company' satisfies TemplateName },
        ...(!isConfirmed && { OR: [{ template: { in: [...accountMails] } }, ...about] }),
      },
      select: ownMailSelect,
      orderBy: newestFirst,
    }),
    database().savedView.findMany({
      where: { userId: id },
      select: ownViewSelect,
      orderBy: [{ path: 'asc' }, { name: 'asc' }],
    }),
  ])
  return {
    ...toOwnAccount(row),
    bookings: bookings.map(toOwnBooking),
    payments: await readOwnPayments(bookingIds),
    messages: messages.map(toOwnMessage),
    requests: requests.map(toOwnRequest),
    newsletter: subscriber && { confirmedAt: subscriber.confirmedAt?.toISOString() ?? null },
    savedViews,
    mails: mails.map(({ createdAt, ...mail }) => ({ ...mail, createdAt: createdAt.toISOString() })),
  }
}

async function readOwnPayments(bookingIds: readonly string[]) {
  const rows = await database().payment.findMany({
    where: { bookingId: { in: [...bookingIds] } },
    select: ownPaymentSelect,
    orderBy: newestFirst,
  })
  const payments: ReturnType<typeof toOwnPayment>[] = []
  for (const { receiptPhotoKey, ...row } of rows) {
    const photo = receiptPhotoKey && (await loadReceiptPhoto(receiptPhotoKey))
    const address = photo ? `data:image/webp;base64,${Buffer.from(photo).toString('base64')}` : null
    payments.push(toOwnPayment(row, address))
  }
  return payments
}
