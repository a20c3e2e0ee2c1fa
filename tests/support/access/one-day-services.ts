import * as changes from '@/lib/bookings/mutations'
import { createOneDayBooking, createWithPhoto } from '@/lib/bookings/reserve'
import * as bookingLists from '@/lib/bookings/queries'
import * as bookings from '@/lib/bookings/queries'
import { listOneDayVehicles } from '@/lib/vehicles/one-day/public-list'
import { oneDayVehicleQuery } from '@/lib/vehicles/one-day/schema'
import * as vehicles from '@/lib/vehicles/one-day/queries'
import { orderFor } from '../factories'
import { adminOnly, everyone, ownerOnly, signedIn, staff } from './personas'
import type { ServiceRow } from './services'

/** The verbs of one-day vehicles and their bookings. */
export const oneDayServiceAccess: Record<string, ServiceRow> = {
  'vehicles/one-day listOneDayVehicles': {
    may: everyone,
    call: (actor) => listOneDayVehicles(actor, { query: oneDayVehicleQuery.parse({}), locale: 'en' }),
  },
  'vehicles/one-day getOneDayVehicle': {
    may: everyone,
    call: (actor, { vehicle, day }) =>
      vehicles.getOneDayVehicle(actor, { id: vehicle.id, day, locale: 'en' }),
  },
  'vehicles/one-day getOneDayVehicleMonth': {
    may: everyone,
    call: (actor, { vehicle, day }) =>
      vehicles.getOneDayVehicleMonth(actor, { id: vehicle.id, day, locale: 'en' }),
  },
  'vehicles/one-day listAvailability': {
    may: everyone,
    call: (actor, { vehicle, day }) =>
      vehicles.listAvailability(actor, { vehicleIds: [vehicle.id], from: day, days: 3 }),
  },
  'vehicles/one-day listOneDayVehicleIds': {
    may: everyone,
    call: (actor) => vehicles.listOneDayVehicleIds(actor, 1),
  },
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
