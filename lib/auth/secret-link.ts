import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@/lib/core/errors'
import { authSecret } from './session-token'

const idBytes = 16
const leastSecretBytes = 25
// With what is named they fill whole signs of base64, so that each key has one spelling.
const secretBytesFor = (namedBytes: number) => Math.ceil((namedBytes + leastSecretBytes) / 3) * 3 - namedBytes

/** What a link is for; the key of one opens no other. */
type Purpose = 'booking' | 'driver' | 'newsletter' | 'ride'

/** The 16 bytes of an id, to be named in a key. */
export const bytesOfId = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

/** The id in the first 16 bytes of what a key names. */
export const idOfBytes = (named: Buffer): string =>
  named.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** The key of a secret link: what it names, readable, and what only this site can add to it. Never stored. */
export function signLink(purpose: Purpose, named: Buffer): string {
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
export function readLink(purpose: Purpose, key: string, namedBytes: number): Buffer {
  const named = namedBy(purpose, key, namedBytes)
  if (!named) throw new AppError('NOT_FOUND')
  return named
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
