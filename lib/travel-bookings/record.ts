import type { TravelBooking } from './view'

/** A travel booking as the API shows it (SPEC section 3, CONTRACT section 6). */
export function travelBookingRecord(booking: TravelBooking) {
  const { id, isAdmin, createdAt } = booking
  const { firstName, lastName, email, phone, date, item, destination, message } = booking
  return { _id: id, firstName, lastName, email, phone, date, item, destination, message, isAdmin, createdAt }
}
