import { formatPhone } from '@/lib/core/phone'
import type { ChangeBookingInput } from './change-schema'
import { extraIdsOf } from './rules'
import { agreedOfBooking, type Booking } from './view'

/** What of a booking can be changed, by the names of the API. */
type Known = Record<string, unknown>

/** Changes of a booking as its history keeps them: each field with what it was and is. */
export type StoredChanges = Record<string, readonly [unknown, unknown]>

/** The changeable fields of a booking as they are. */
export function knownOf(booking: Booking): Known {
  const { vehicleId, date, lastDate, pickupPlace, pickupTime, returnTime } = booking
  const { destination, phone, passengers, flight, rider, message } = booking
  return {
    ...{ vehicleId, date, lastDate, extras: extraIdsOf(booking).toSorted() },
    ...{ pickupPlace, pickupTime, returnTime, destination, phone, passengers, flight, rider, message },
    lines: agreedOfBooking(booking),
  }
}

/** The fields as they were before some changes, the oldest first. */
export function knownBefore(known: Known, changes: readonly StoredChanges[]): Known {
  const before = { ...known }
  for (const change of changes.toReversed()) {
    for (const [name, [was]] of Object.entries(change)) if (name in before) before[name] = was
  }
  return before
}

// A form sends an empty text, and an API client may, for what a booking does not have.
const stored = (value: unknown) => (value === '' ? null : (value ?? null))

/** Whether a field that was sent says what the booking has. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(stored(one)) === JSON.stringify(stored(other))

/**
 * What of a form was changed by whoever filled it in, who saw the fields `before`: a field that they left alone may have
 * been changed by somebody else since. The days come together.
 */
export function touchedOf(before: Known, sent: Wanted): Wanted {
  const wanted = {
    ...sent,
    lastDate: sent.lastDate ?? sent.date,
    ...(sent.extras && { extras: sent.extras.toSorted() }),
  }
  const touched = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => value !== undefined && !isSame(value, before[name])),
  )
  const hasDays = 'date' in touched || 'lastDate' in touched
  return { ...touched, ...(hasDays && { date: wanted.date, lastDate: wanted.lastDate }) }
}

/** What is asked to be changed. */
export type Wanted = Omit<ChangeBookingInput, 'version' | 'status' | 'reason'>

/**
 * The fields of the form, by name, that hold a booking as it is, or as it is wanted. A last day stands in the form only where it is
 * another than the first: who moves a trip of one day changes one field.
 */
export function formValuesOf(known: Known): Record<string, string> {
  const { extras, rider, phone, ...plain } = known
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const ticked = Array.isArray(extras) ? extras.map((id) => [`extras.${text(id)}`, 'on']) : []
  const person: object = rider && typeof rider === 'object' ? rider : {}
  return {
    ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, text(value)])),
    lastDate: plain.lastDate === plain.date ? '' : text(plain.lastDate),
    phone: formatPhone(text(phone)),
    'rider.name': 'name' in person ? text(person.name) : '',
    'rider.phone': 'phone' in person ? formatPhone(text(person.phone)) : '',
    ...Object.fromEntries(ticked),
  }
}
