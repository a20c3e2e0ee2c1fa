import type { KeyHolder } from './permissions'
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
