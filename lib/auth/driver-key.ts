import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@/lib/core/errors'
import type { DutyHolder } from './permissions'
import { authSecret } from './session-token'

const idBytes = 16
const numberBytes = 4
// With id and number they fill whole signs of base64, so that each key has one spelling.
const secretBytes = 25

/** Which of a driver's links it is: a renewed one has the next number. */
type Link = { driverId: string; linkNumber: number }

/**
 * The key of a driver's link to `/Duty` (CONTRACT section 12): who, the number of the link, and what only this site can add to
 * them. Never stored; one of another number than the driver's is worth nothing.
 */
export function driverKey({ driverId, linkNumber }: Link): string {
  const named = Buffer.alloc(idBytes + numberBytes)
  named.write(driverId.replaceAll('-', ''), 'hex')
  named.writeUInt32BE(linkNumber, idBytes)
  const secret = createHmac('sha256', authSecret()).update('link of driver ').update(named).digest()
  return Buffer.concat([named, secret.subarray(0, secretBytes)]).toString('base64url')
}

/** Whoever holds the key of a driver. Throws NOT_FOUND for a key that this site did not make; whether it is the newest is read with the trips. */
export function driverOfKey(key: string): DutyHolder {
  const named = Buffer.from(key.slice(0, 200), 'base64url').subarray(0, idBytes + numberBytes)
  if (named.length < idBytes + numberBytes) throw new AppError('NOT_FOUND')
  const hex = named.toString('hex', 0, idBytes)
  const driverId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const linkNumber = named.readUInt32BE(idBytes)
  const [sent, right] = [Buffer.from(key), Buffer.from(driverKey({ driverId, linkNumber }))]
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) throw new AppError('NOT_FOUND')
  return { role: 'visitor', driverId, linkNumber }
}
