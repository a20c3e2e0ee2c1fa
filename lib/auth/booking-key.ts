import type { KeyHolder, RiderHolder } from './permissions'
import { bytesOfId, idOfBytes, readLink, signLink } from './secret-link'

/**
 * The key of a booking's secret link (CONTRACT section 8): the id of the booking and what only this site can add to it.
 * Never stored and always the same (docs/decisions/bookings.md).
 */
export function bookingKey(bookingId: string): string {
  return signLink('booking', bytesOfId(bookingId))
}

/** Whoever holds the key of a booking. Throws NOT_FOUND for a key that this site did not make. */
export function holderOfKey(key: string): KeyHolder {
  return { role: 'visitor', bookingId: idOfBytes(readLink('booking', key, 16)) }
}

/**
 * The key of the link for whoever rides in a booking: it shows the trip and opens neither price nor payment (CONTRACT
 * section 8).
 */
export function rideKey(bookingId: string): string {
  return signLink('ride', bytesOfId(bookingId))
}

/** Whoever holds the link of a ride. Throws NOT_FOUND for a key that this site did not make. */
export function riderOfKey(key: string): RiderHolder {
  return { role: 'visitor', rideId: idOfBytes(readLink('ride', key, 16)) }
}
