import 'server-only'
import { type Actor, authorizeDriver } from '@/lib/auth/permissions'
import { dayInAddis } from '@/lib/core/day'
import { languages, type Locale } from '@/lib/core/i18n/routing'
import { database } from '@/lib/db/client'
import { readDepartures, readHolder } from '../departures'
import { clocksOf } from '../rules'
import type { Departure } from '../view'
import { dutyDays, showsPhone } from './rules'
import type { Duty, DutyTrip } from './view'

/**
 * The trips of whoever holds a driver's link, from yesterday to the day after tomorrow, by time (CONTRACT section 12). Throws
 * NOT_FOUND for an old link, and for a driver who is gone.
 */
export async function getDuty(actor: Actor, now = new Date()): Promise<Duty> {
  authorizeDriver(actor, 'duty:own')
  const { firstName, locale } = await readHolder(database(), actor)
  const today = dayInAddis(now)
  const [from, to] = dutyDays(today)
  const trips = await readDepartures(database(), { from, to, driverId: actor.driverId })
  const language = languages[locale].publicName
  return { firstName, language, today, trips: trips.map((trip) => toDutyTrip(trip, { locale, now })) }
}

function toDutyTrip(trip: Departure, { locale, now }: { locale: Locale; now: Date }): DutyTrip {
  const { bookingId, code, day, date, lastDate, fromMinute, untilMinute } = trip
  const { from, until } = clocksOf(trip)
  const { pickupPlace, destination, passengers, flight, message, name, phone, vehicleName, unit, state } =
    trip
  return {
    ...{ bookingId, code, day, date, lastDate, fromMinute, untilMinute },
    ...{ pickupPlace, destination, passengers, flight, message, name, vehicleName, state },
    extras: trip.extras.map((text) => text[locale]),
    pickupTime: from,
    returnTime: until,
    phone: showsPhone(day, trip, now) ? phone : null,
    plate: unit?.plate ?? null,
  }
}
