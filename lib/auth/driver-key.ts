import type { DutyHolder } from './permissions'
import { bytesOfId, idOfBytes, readLink, signLink } from './secret-link'

const idBytes = 16
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
