import 'server-only'
import { daysBetween } from '@/lib/core/day'
import type { Locale } from '@/lib/core/i18n/routing'
import { santimOf } from '@/lib/core/money'
import { wordedQuote } from '@/lib/vehicles/prices/quote-text'
import type { Booking } from './view'

/** What a booking costs, line by line in the words of a language. */
export function quoteOfBooking({ date, lastDate, total, lines }: Booking, locale: Locale) {
  return wordedQuote({ days: daysBetween(date, lastDate).length, total: santimOf(total), lines }, locale)
}

/** A booking as the calls of the second edition show it (CONTRACT section 14). */
export async function bookingRecord(booking: Booking, locale: Locale) {
  const { id, code, status, date, lastDate, holdUntil, version, createdAt, isHidden } = booking
  const { pickupPlace, pickupTime, returnTime, destination, passengers, flight, rider, message } = booking
  const { lines } = await quoteOfBooking(booking, locale)
  return {
    _id: id,
    ...{ code, status, date, lastDate, holdUntil },
    vehicle: { _id: booking.vehicleId, name: booking.vehicleName, url: booking.vehicleUrl },
    ...{ pickupPlace, pickupTime, returnTime, destination, passengers, flight, rider, message },
    customer: { name: booking.customerName, phone: booking.phone, email: booking.customerEmail },
    lines,
    total: santimOf(booking.total),
    paid: santimOf(booking.paid),
    due: santimOf(booking.due),
    over: santimOf(booking.over),
    version,
    createdAt,
    ...(isHidden && { hidden: true as const }),
  }
}
