import 'server-only'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { type BulkOutcome, withEach } from '@/lib/core/bulk'
import type { Locale } from '@/lib/core/i18n/routing'
import { undoCancellation } from './cancellation'
import { setBookingStatus } from './mutations'
import { getBooking } from './queries'
import type { CancelCause } from './refund-rules'
import { missingOf } from './rules'

/** Confirms the pending ones of some bookings whose claims reach their price; the others are for a person to look at. */
export async function confirmBookings(actor: Actor, ids: readonly string[]): Promise<BulkOutcome> {
  authorize(actor, 'booking:set-status')
  return withEach(ids, async (id) => {
    const booking = await getBooking(actor, id)
    if (booking?.status !== 'pending' || missingOf(booking) > 0) return false
    await setBookingStatus(actor, { id, status: 'successful' })
    return true
  })
}

type Canceling = { ids: readonly string[]; cause: CancelCause; words?: string | undefined; locale: Locale }

/** Cancels those of some bookings that stand, each customer told the reason; `undoCancellations` takes it back for seconds. */
export async function cancelBookings(
  actor: Actor,
  { ids, cause, words, locale }: Canceling,
): Promise<BulkOutcome> {
  authorize(actor, 'booking:cancel-any')
  return withEach(ids, async (id) => {
    const booking = await getBooking(actor, id)
    if (!booking || booking.status === 'canceled') return false
    await setBookingStatus(actor, { id, status: 'canceled', cause, reason: words, locale })
    return true
  })
}

/** Takes back the cancellations of some bookings, as far as each can still be taken back. */
export async function undoCancellations(actor: Actor, ids: readonly string[]): Promise<BulkOutcome> {
  authorize(actor, 'booking:cancel-any')
  return withEach(ids, async (id) => (await undoCancellation(actor, id)).status !== 'canceled')
}
