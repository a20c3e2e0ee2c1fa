import 'server-only'
import { createTranslator } from 'next-intl'
import { recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize, type SignedInActor } from '@/lib/auth/permissions'
import { confirmPaid } from '@/lib/bookings/claims'
import { offeredUntil } from '@/lib/bookings/holds'
import { bookOnce, insertBooking, readBooking, requireSeenPrice } from '@/lib/bookings/new-booking'
import { queueBookingMails } from '@/lib/bookings/mails'
import { type Booking, bookingSelect, toBooking } from '@/lib/bookings/view'
import { AppError } from '@/lib/core/errors'
import { fullName } from '@/lib/core/i18n/format'
import { messagesOf } from '@/lib/core/i18n/messages'
import type { Locale } from '@/lib/core/i18n/routing'
import { answeringViolations, database, type Transaction } from '@/lib/db/client'
import { readSettings } from '@/lib/settings/current-settings'
import { bookableDays } from '@/lib/vehicles/prices/price-book'
import type { AgreedPrice } from '@/lib/vehicles/prices/quote'
import type { OfferInput } from './schema'
import { travelBookingView } from './view'

type Offered = {
  /** Of the travel request. */
  id: string
  input: OfferInput
  /** What staff add or take off. */
  agreed: readonly AgreedPrice[]
  requestKey?: string | undefined
  /** What it was shown to cost, in santim; it is offered at no other price. */
  seenTotal?: number | undefined
}

/**
 * Turns a travel request into an offer (CONTRACT section 8): a pending booking without an account, which holds its days
 * until `holdUntil` and is paid by its secret link; the person is written to, where they left an address. The request is
 * done with it. Throws NOT_FOUND, DATE_OUT_OF_RANGE, SOLD_OUT, PRICE_ON_REQUEST, IDEMPOTENCY_CONFLICT, INVALID_INPUT; PriceNotSeen.
 */
export async function makeOffer(actor: Actor, { requestKey, ...offered }: Offered): Promise<Booking> {
  authorize(actor, 'booking:create-any')
  const { id, input, agreed } = offered
  return answeringViolations(() =>
    database().$transaction((transaction) =>
      bookOnce(transaction, { actor, requestKey, input: { id, input, agreed } }, () =>
        offer(transaction, actor, offered),
      ),
    ),
  )
}

async function offer(
  transaction: Transaction,
  actor: SignedInActor,
  { id: requestId, input, agreed, seenTotal }: Omit<Offered, 'requestKey'>,
): Promise<Booking> {
  const request = await transaction.travelBooking.findUnique({
    where: { id: requestId },
    select: travelBookingView.select,
  })
  if (!request) throw new AppError('NOT_FOUND')
  const { locale, phone, email, message } = request
  const days = bookableDays(input)
  const { holds } = await readSettings(transaction)
  const unsaid = {
    pickupPlace: null,
    pickupTime: null,
    returnTime: null,
    passengers: null,
    flight: null,
    rider: null,
  }
  const bookingId = await insertBooking(transaction, {
    ...{ days, agreed, locale, actor, requestId, isByStaff: true },
    input: {
      ...unsaid,
      ...{ vehicleId: input.vehicleId, extras: input.extras, message: message ?? undefined },
      destination: request.destination ?? (await inCity(locale)),
    },
    customer: { userId: null, phone, customerName: fullName(request), customerEmail: email ?? '' },
    holdUntil: offeredUntil({ date: days.date, madeAt: new Date() }, holds),
  })
  await transaction.travelBooking.updateMany({
    where: { id: requestId, doneAt: null },
    data: { doneAt: new Date() },
  })
  await recordAudit(transaction, actor, { action: 'offer', entity: 'travel-booking', entityId: requestId })
  // Nothing can be paid for one that is given away.
  await confirmPaid(transaction, actor, [bookingId])
  const booking = await readBooking(transaction, bookingId)
  requireSeenPrice(booking, seenTotal)
  if (booking.status === 'pending') await queueBookingMails(transaction, booking, 'offered')
  return booking
}

async function inCity(locale: Locale): Promise<string> {
  const t = createTranslator({ locale, messages: await messagesOf(locale), namespace: 'Requests' })
  return t('inCity')
}

/** What became of a travel request: its offers, newest first. */
export async function listOffers(actor: Actor, requestId: string): Promise<Booking[]> {
  authorize(actor, 'booking:create-any')
  const rows = await database().booking.findMany({
    where: { requestId, hiddenAt: null },
    select: bookingSelect,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 20,
  })
  return rows.map(toBooking)
}
