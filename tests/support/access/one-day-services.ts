import * as changes from '@/lib/one-day-bookings/change'
import { createOneDayBooking, createWithPhoto } from '@/lib/one-day-bookings/create'
import { findOneDayBookings } from '@/lib/one-day-bookings/list'
import * as bookings from '@/lib/one-day-bookings/service'
import { listOneDayVehicles } from '@/lib/one-day-vehicles/list'
import { oneDayVehicleQuery } from '@/lib/one-day-vehicles/schema'
import * as vehicles from '@/lib/one-day-vehicles/service'
import { orderFor } from '../factories'
import { adminOnly, everyone, ownerOnly, signedIn, staff } from './personas'
import type { ServiceRow } from './services'

/** The verbs of one-day vehicles and their bookings. */
export const oneDayServiceAccess: Record<string, ServiceRow> = {
  'one-day-vehicles/list listOneDayVehicles': {
    may: everyone,
    call: (actor) => listOneDayVehicles(actor, { query: oneDayVehicleQuery.parse({}), locale: 'en' }),
  },
  'one-day-vehicles/service getOneDayVehicle': {
    may: everyone,
    call: (actor, { vehicle, day }) =>
      vehicles.getOneDayVehicle(actor, { id: vehicle.id, day, locale: 'en' }),
  },
  'one-day-vehicles/service listAvailability': {
    may: everyone,
    call: (actor, { vehicle, day }) =>
      vehicles.listAvailability(actor, { vehicleIds: [vehicle.id], from: day, days: 3 }),
  },
  'one-day-vehicles/service listOneDayVehicleIds': {
    may: everyone,
    call: (actor) => vehicles.listOneDayVehicleIds(actor, 1),
  },
  'one-day-bookings/create createOneDayBooking': {
    may: signedIn,
    call: (actor, { vehicle }) => createOneDayBooking(actor, { input: orderFor(vehicle.id), locale: 'en' }),
  },
  'one-day-bookings/service listOwnOneDayBookings': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => bookings.listOwnOneDayBookings(actor, { page: 1 }),
  },
  'one-day-bookings/service listOneDayBookings': {
    may: staff,
    call: (actor) => bookings.listOneDayBookings(actor, { page: 1 }),
  },
  'one-day-bookings/service countOneDayBookings': {
    may: staff,
    call: (actor) => bookings.countOneDayBookings(actor),
  },
  'one-day-bookings/service getOneDayBooking': {
    may: staff,
    call: (actor, { booking }) => bookings.getOneDayBooking(actor, booking.id),
  },
  'one-day-bookings/service getReceiptPhotoKey': {
    may: 'owner subadmin admin',
    call: (actor, { bookingWithPhoto }) => bookings.getReceiptPhotoKey(actor, bookingWithPhoto.id),
  },
  'one-day-bookings/create createWithPhoto': {
    may: signedIn,
    call: (actor, { vehicle }) => createWithPhoto(actor, { input: orderFor(vehicle.id), locale: 'en' }),
  },
  'one-day-bookings/service listStatusChanges': {
    may: staff,
    call: (actor, { booking }) => bookings.listStatusChanges(actor, booking.id),
  },
  'one-day-bookings/service getOwnOneDayBooking': {
    may: ownerOnly,
    call: (actor, { booking }) => bookings.getOwnOneDayBooking(actor, booking.id),
  },
  'one-day-bookings/list findOneDayBookings': {
    may: staff,
    call: (actor) => findOneDayBookings(actor, {}),
  },
  'one-day-bookings/change setBookingStatus': {
    may: 'owner admin',
    call: (actor, { booking }) => changes.setBookingStatus(actor, { id: booking.id, status: 'canceled' }),
  },
  'one-day-bookings/change releaseTransaction': {
    may: adminOnly,
    call: (actor, { canceledBooking }) => changes.releaseTransaction(actor, canceledBooking.id),
  },
  'one-day-bookings/change removeOneDayBooking': {
    may: adminOnly,
    call: (actor, { booking }) => changes.removeOneDayBooking(actor, booking.id),
  },
}
