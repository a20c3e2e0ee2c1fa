import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize, type SignedInActor } from '@/lib/auth/permissions'
import { claimTransfer, confirmPaid, hasPaidBefore } from '@/lib/bookings/claims'
import { claimedUntil, reservedUntil } from '@/lib/bookings/holds'
import { bookOnce, insertBooking, readBooking, requireSeenPrice } from '@/lib/bookings/new-booking'
import { queueBookingMails } from '@/lib/bookings/mails'
import type { Booking } from '@/lib/bookings/view'
import { type Day } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import type { Locale } from '@/lib/core/i18n/routing'
import { santimOf } from '@/lib/core/money'
import { answeringViolations, database, type Transaction } from '@/lib/db/client'
import { receiveCash } from '@/lib/payments/settlement'
import { readSettings } from '@/lib/settings/current-settings'
import { bookableDays } from '@/lib/vehicles/prices/price-book'
import { findOwner, languageOf } from './known-customer'
import type { DeskBookingInput } from './schema'

type Request = {
  input: DeskBookingInput
  locale: Locale
  requestKey?: string | undefined
  /** Which of the customers with that phone it is for, or that it is for none of them; else their phone tells. */
  customerId?: string | undefined
  /** What it was shown to cost, in santim; it is booked at no other price. */
  seenTotal?: number | undefined
  /** Whether a person is to be asked first about more cash than it costs. */
  asksBeyondPrice?: boolean | undefined
}

/**
 * Books for a customer who stands or calls at the desk (CONTRACT section 11): no account is needed, and no limit on pending
 * bookings binds. Cash counts at once, with who took it; a transfer is a claim; else the places are held. The booking is
 * that of the account of the chosen customer, else of the one to which alone its phone belongs. The same `requestKey` makes one
 * booking. Throws NOT_FOUND, DATE_OUT_OF_RANGE, SOLD_OUT, PRICE_ON_REQUEST, TRANSACTION_USED, IDEMPOTENCY_CONFLICT, and
 * INVALID_INPUT also for a price below nothing and for cash to be asked about; PriceNotSeen.
 */
export async function createDeskBooking(actor: Actor, { requestKey, ...request }: Request): Promise<Booking> {
  authorize(actor, 'booking:create-any')
  return answeringViolations(() =>
    database().$transaction((transaction) =>
      bookOnce(
        transaction,
        { actor, requestKey, input: { ...request.input, customerId: request.customerId } },
        () => book(transaction, actor, request),
      ),
    ),
  )
}

async function book(
  transaction: Transaction,
  actor: SignedInActor,
  { input, locale, customerId, seenTotal, asksBeyondPrice = false }: Omit<Request, 'requestKey'>,
): Promise<Booking> {
  const { customer, paid, transactionId, agreed } = input
  const days = bookableDays(input)
  const { account, booked } = await findOwner(transaction, { ...customer, customerId })
  const id = await insertBooking(transaction, {
    ...{ input, days, agreed, actor, isByStaff: true },
    locale: await languageOf(transaction, { account, booked, fallback: locale }),
    customer: {
      userId: account?.id ?? null,
      phone: customer.phone,
      customerName: customer.name,
      customerEmail: customer.email ?? account?.email ?? '',
    },
    holdUntil: await heldUntil(transaction, {
      ...{ paid, date: days.date },
      ...{ userId: account?.id ?? null, phone: customer.phone },
    }),
  })
  await recordAudit(transaction, actor, { action: 'create', entity: 'booking', entityId: id })
  const made = await readBooking(transaction, id)
  requireSeenPrice(made, seenTotal)
  const amount = input.amount ?? santimOf(made.total)
  if (asksBeyondPrice && paid === 'cash' && amount > santimOf(made.total)) {
    throw new AppError('INVALID_INPUT', { amount: 'cashBeyondDue' })
  }
  if (transactionId && amount > 0)
    await claimTransfer(transaction, { bookingId: id, claim: { transactionId, amount }, actor })
  if (paid === 'cash' && amount > 0) await receiveCash(transaction, actor, { bookingId: id, amount })
  // Nothing is to be paid for one that was given away.
  await confirmPaid(transaction, actor, [id])
  const booking = await readBooking(transaction, id)
  // Whose cash was taken was told of it then.
  if (booking.status === 'pending' && booking.paid === 0) {
    await queueBookingMails(transaction, booking, paid === 'transfer' ? 'received' : 'reserved')
  }
  return booking
}

type Held = { paid: DeskBookingInput['paid']; date: Day; userId: string | null; phone: string }

/** Until when it holds its places; without an end where cash was taken for it. */
async function heldUntil(transaction: Transaction, { paid, date, ...customer }: Held): Promise<Date | null> {
  if (paid === 'cash') return null
  const { holds } = await readSettings(transaction)
  const now = new Date()
  if (paid === 'later') return reservedUntil({ date, madeAt: now }, holds)
  return claimedUntil({ date, claimedAt: now, hasPaid: await hasPaidBefore(transaction, customer) }, holds)
}
