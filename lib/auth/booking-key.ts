import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@/lib/core/errors'
import type { KeyHolder } from './permissions'
import { authSecret } from './session-token'

const idBytes = 16
// With the id they fill whole signs of base64, so that each key has one spelling.
const secretBytes = 26

/**
 * The key of a booking's secret link (CONTRACT section 8): the id of the booking and what only this site can add to it.
 * Never stored and always the same (docs/decisions/bookings.md).
 */
export function bookingKey(bookingId: string): string {
  const id = Buffer.from(bookingId.replaceAll('-', ''), 'hex')
  const secret = createHmac('sha256', authSecret()).update('link of booking ').update(id).digest()
  return Buffer.concat([id, secret.subarray(0, secretBytes)]).toString('base64url')
}

/** Whoever holds the key of a booking. Throws NOT_FOUND for a key that this site did not make. */
export function holderOfKey(key: string): KeyHolder {
  const hex = Buffer.from(key.slice(0, 200), 'base64url').subarray(0, idBytes).toString('hex')
  const bookingId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [sent, right] = [Buffer.from(key), Buffer.from(bookingKey(bookingId))]
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) throw new AppError('NOT_FOUND')
  return { role: 'visitor', bookingId }
}
