import * as changes from '@/lib/bookings/mutations'
import { createOneDayBooking, createWithPhoto } from '@/lib/bookings/reserve'
import * as bookingLists from '@/lib/bookings/queries'
import * as bookings from '@/lib/bookings/queries'
import { orderFor } from '../factories'
import { adminOnly, ownerOnly, signedIn, staff } from './personas'
import type { ServiceRow } from './services'

/** The verbs of one-day bookings. */
export const oneDayServiceAccess: Record<string, ServiceRow> = {
  'bookings createOneDayBooking': {
    may: signedIn,
    call: (actor, { vehicle }) => createOneDayBooking(actor, { input: orderFor(vehicle.id), locale: 'en' }),
  },
  'bookings listOwnOneDayBookings': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => bookingLists.listOwnOneDayBookings(actor, { page: 1 }),
  },
  'bookings listOneDayBookings': {
    may: staff,
    call: (actor) => bookingLists.listOneDayBookings(actor, {}),
  },
  'bookings countOneDayBookings': {
    may: staff,
    call: (actor) => bookingLists.countOneDayBookings(actor),
  },
  'bookings countBookingsByStatus': {
    may: staff,
    call: (actor) => bookingLists.countBookingsByStatus(actor),
  },
  'bookings getOneDayBooking': {
    may: staff,
    call: (actor, { booking }) => bookings.getOneDayBooking(actor, booking.id),
  },
  'bookings getReceiptPhotoKey': {
    may: 'owner subadmin admin',
    call: (actor, { bookingWithPhoto }) => bookings.getReceiptPhotoKey(actor, bookingWithPhoto.id),
  },
  'bookings createWithPhoto': {
    may: signedIn,
    call: (actor, { vehicle }) => createWithPhoto(actor, { input: orderFor(vehicle.id), locale: 'en' }),
  },
  'bookings listStatusChanges': {
    may: staff,
    call: (actor, { booking }) => bookings.listStatusChanges(actor, booking.id),
  },
  'bookings getOwnOneDayBooking': {
    may: ownerOnly,
    call: (actor, { booking }) => bookings.getOwnOneDayBooking(actor, booking.id),
  },
  'bookings setBookingStatus': {
    may: 'owner admin',
    call: (actor, { booking }) => changes.setBookingStatus(actor, { id: booking.id, status: 'canceled' }),
  },
  'bookings releaseTransaction': {
    may: adminOnly,
    call: (actor, { canceledBooking }) => changes.releaseTransaction(actor, canceledBooking.id),
  },
  'bookings removeOneDayBooking': {
    may: adminOnly,
    call: (actor, { booking }) => changes.removeOneDayBooking(actor, booking.id),
  },
}
