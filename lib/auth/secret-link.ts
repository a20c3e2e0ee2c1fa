import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@/lib/core/errors'
import type { DutyHolder, KeyHolder, RiderHolder } from './permissions'
import { authSecret } from './session-token'

const idBytes = 16
const leastSecretBytes = 25
// With what is named they fill whole signs of base64, so that each key has one spelling.
const secretBytesFor = (namedBytes: number) => Math.ceil((namedBytes + leastSecretBytes) / 3) * 3 - namedBytes

/** What a link is for; the key of one opens no other. */
type Purpose = 'booking' | 'driver' | 'newsletter' | 'ride'

/** The 16 bytes of an id, to be named in a key. */
const bytesOfId = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

/** The id in the first 16 bytes of what a key names. */
const idOfBytes = (named: Buffer): string =>
  named.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** The key of a secret link: what it names, readable, and what only this site can add to it. Never stored. */
function signLink(purpose: Purpose, named: Buffer): string {
  const secret = createHmac('sha256', authSecret()).update(`link of ${purpose} `).update(named).digest()
  return Buffer.concat([named, secret.subarray(0, secretBytesFor(named.length))]).toString('base64url')
}

/** What a key names, so many bytes; null for a key that this site did not make. */
function namedBy(purpose: Purpose, key: string, namedBytes: number): Buffer | null {
  const named = Buffer.from(key.slice(0, 200), 'base64url').subarray(0, namedBytes)
  if (named.length < namedBytes) return null
  const [sent, right] = [Buffer.from(key), Buffer.from(signLink(purpose, named))]
  return sent.length === right.length && timingSafeEqual(sent, right) ? named : null
}

/** What a key names, so many bytes. Throws NOT_FOUND for a key that this site did not make. */
function readLink(purpose: Purpose, key: string, namedBytes: number): Buffer {
  const named = namedBy(purpose, key, namedBytes)
  if (!named) throw new AppError('NOT_FOUND')
  return named
}

/**
 * The key of a booking's secret link (CONTRACT section 8): the id of the booking and what only this site can add to it.
 * Never stored and always the same (docs/decisions/bookings.md).
 */
export function bookingKey(bookingId: string): string {
  return signLink('booking', bytesOfId(bookingId))
}

/** Whoever holds the key of a booking. Throws NOT_FOUND for a key that this site did not make. */
export function holderOfKey(key: string): KeyHolder {
  return { role: 'visitor', bookingId: idOfBytes(readLink('booking', key, idBytes)) }
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
  return { role: 'visitor', rideId: idOfBytes(readLink('ride', key, idBytes)) }
}

const numberBytes = 4

/** Which of a driver's links it is: a renewed one has the next number. */
type Link = { driverId: string; linkNumber: number }

/**
 * The key of a driver's link to `/Duty` (CONTRACT section 12): who, the number of the link, and what only this site can add to
 * them. Never stored; one of another number than the driver's is worth nothing.
 */
export function driverKey({ driverId, linkNumber }: Link): string {
  const number = Buffer.alloc(numberBytes)
  number.writeUInt32BE(linkNumber)
  return signLink('driver', Buffer.concat([bytesOfId(driverId), number]))
}

/**
 * Whoever holds the key of a driver. Throws NOT_FOUND for a key that this site did not make; whether it is the newest is
 * read with the trips.
 */
export function driverOfKey(key: string): DutyHolder {
  const named = readLink('driver', key, idBytes + numberBytes)
  return { role: 'visitor', driverId: idOfBytes(named), linkNumber: named.readUInt32BE(idBytes) }
}

/**
 * The key by which a reader leaves the newsletter. Always the same, so that the link of an old mail counts as long as the
 * subscription.
 */
export const newsletterKey = (subscriberId: string): string => signLink('newsletter', bytesOfId(subscriberId))

/** The subscriber that a key names; null for a key that this site did not make. */
export function subscriberOfKey(key: string): string | null {
  const named = namedBy('newsletter', key, idBytes)
  return named && idOfBytes(named)
}
