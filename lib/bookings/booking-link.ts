import 'server-only'
import { bookingKey, rideKey } from '@/lib/auth/secret-link'
import { siteAddress } from '@/lib/core/company'
import { hrefOf } from '@/lib/routes/routes'
import type { Booking } from './view'

/** The whole address of a booking's secret link, in its language; whoever has it may open and pay the booking. */
export function linkOfBooking({ id, locale }: Pick<Booking, 'id' | 'locale'>): string {
  return siteAddress(locale, hrefOf('/YourBooking', { key: bookingKey(id) }))
}

/** The whole address at which whoever rides follows the trip, in the booking's language; it shows no price. */
export function linkOfRide({ id, locale }: Pick<Booking, 'id' | 'locale'>): string {
  return siteAddress(locale, hrefOf('/YourBooking', { key: rideKey(id) }))
}
