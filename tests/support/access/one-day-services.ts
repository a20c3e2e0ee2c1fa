import { randomUUID } from 'node:crypto'
import * as bulk from '@/lib/bookings/bulk'
import * as messages from '@/lib/bookings/customer-message'
import * as changes from '@/lib/bookings/mutations'
import { getCancellation, listCancelRefunds, undoCancellation } from '@/lib/bookings/cancellation'
import { changeBooking } from '@/lib/bookings/change-booking'
import { changeByForm, getChangeForm } from '@/lib/bookings/form-change'
import { changeBookingRequest, changeForm } from '@/lib/bookings/change-schema'
import { bookingsQuery } from '@/lib/bookings/list-schema'
import {
  createBooking,
  createWithPhoto,
  findBookingOfRequest,
  findRoomToReserve,
} from '@/lib/bookings/reserve'
import { listStatusChanges } from '@/lib/bookings/history'
import * as bookingLists from '@/lib/bookings/queries'
import * as bookings from '@/lib/bookings/queries'
import { searchEverything } from '@/lib/search/everything'
import { findRecords } from '@/lib/search/queries'
import { listNews } from '@/lib/statistics/news'
import { countForTiles, countWaitingWork } from '@/lib/statistics/waiting-work'
import { dayOfDate } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { makeVehicle, orderFor, soughtRoom } from '../factories'
import { adminOnly, ownerOnly, signedIn, staff } from './personas'
import type { ServiceRow } from './services'

/** Makes a pending booking one that somebody canceled this moment. */
async function cancelAs(actor: Parameters<ServiceRow['call']>[0], bookingId: string) {
  const who = 'id' in actor ? { actorId: actor.id, actorRole: actor.role } : {}
  const { version } = await database().booking.update({
    where: { id: bookingId },
    data: { status: 'canceled' },
    select: { version: true },
  })
  await database().bookingChange.create({
    data: { bookingId, fromStatus: 'pending', toStatus: 'canceled', version, ...who },
  })
}

/** The verbs of one-day bookings. */
export const oneDayServiceAccess: Record<string, ServiceRow> = {
  'bookings createBooking': {
    may: signedIn,
    call: (actor, { vehicle }) => createBooking(actor, { input: orderFor(vehicle.id), locale: 'en' }),
  },
  'bookings listNextBookings': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => bookingLists.listNextBookings(actor),
  },
  'bookings listOwnBookings': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => bookingLists.listOwnBookings(actor, { page: 1 }),
  },
  'search searchEverything': {
    may: staff,
    call: (actor) => searchEverything(actor, { q: 'Hanna', locale: 'en' }),
  },
  'search findRecords': {
    may: staff,
    call: (actor) => findRecords(actor, { q: 'Hanna', locale: 'en' }),
  },
  'statistics countWaitingWork': { may: staff, call: countWaitingWork },
  'statistics countForTiles': { may: staff, call: countForTiles },
  'statistics listNews': { may: staff, call: listNews },
  'bookings listBookings': {
    may: staff,
    call: (actor) => bookingLists.listBookings(actor, {}),
  },
  'bookings countBookings': {
    may: staff,
    call: (actor) => bookingLists.countBookings(actor),
  },
  'bookings countListedBookings': {
    may: staff,
    call: (actor) => bookingLists.countListedBookings(actor, {}),
  },
  'bookings confirmBookings': {
    may: adminOnly,
    call: (actor, { booking }) => bulk.confirmBookings(actor, [booking.id]),
  },
  'bookings cancelBookings': {
    may: staff,
    call: (actor, { booking }) =>
      bulk.cancelBookings(actor, { ids: [booking.id], cause: 'unavailable', locale: 'en' }),
  },
  'bookings getMessageRecipients': {
    may: staff,
    call: (actor, { booking }) => messages.getMessageRecipients(actor, [booking.id]),
  },
  'bookings getMailReach': {
    may: 'owner subadmin admin',
    call: (actor, { booking }) => messages.getMailReach(actor, booking.id),
  },
  'bookings messageCustomers': {
    may: staff,
    call: (actor, { booking }) =>
      messages.messageCustomers(actor, { ids: [booking.id], texts: { en: 'Hello', om: null, am: null } }),
  },
  'bookings undoCancellations': {
    may: staff,
    call: async (actor, { booking: { id } }) => {
      await bulk.cancelBookings(actor, { ids: [id], cause: 'other', locale: 'en' })
      return bulk.undoCancellations(actor, [id])
    },
  },
  'bookings countBookingsByStatus': {
    may: staff,
    call: (actor) => bookingLists.countBookingsByStatus(actor),
  },
  'bookings getBooking': {
    may: staff,
    call: (actor, { booking }) => bookings.getBooking(actor, booking.id),
  },
  'bookings searchBookings': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => bookingLists.searchBookings(actor, bookingsQuery.parse({}), { page: 1, limit: 20 }),
  },
  'bookings findBooking': {
    may: 'owner subadmin admin',
    call: (actor, { booking }) => bookings.findBooking(actor, booking.id),
  },
  'bookings changeBooking': {
    may: 'owner subadmin admin',
    call: (actor, { booking }) =>
      changeBooking(actor, { id: booking.id, input: changeBookingRequest.parse({ destination: 'Adama' }) }),
  },
  'bookings getChangeForm': {
    may: 'owner subadmin admin',
    call: (actor, { booking }) => getChangeForm(actor, booking.id),
  },
  'bookings changeByForm': {
    may: 'owner subadmin admin',
    call: async (actor, { booking: { id } }) => {
      const { day, version, totalSantim } = await database().booking.findUniqueOrThrow({ where: { id } })
      const seen = { id, version, seenTotal: Number(totalSantim), date: dayOfDate(day), lastDate: '' }
      return changeByForm(actor, changeForm.parse({ ...seen, destination: 'Adama', phone: '0911223344' }))
    },
  },
  'bookings createWithPhoto': {
    may: signedIn,
    call: (actor, { vehicle }) => createWithPhoto(actor, { input: orderFor(vehicle.id), locale: 'en' }),
  },
  'bookings findBookingOfRequest': {
    may: signedIn,
    call: async (actor) => {
      const requestKey = randomUUID()
      const { id } = await makeVehicle()
      if (actor.role !== 'visitor') {
        await createWithPhoto(actor, { input: orderFor(id), locale: 'en', requestKey })
      }
      return findBookingOfRequest(actor, requestKey)
    },
  },
  'bookings findRoomToReserve': {
    may: signedIn,
    call: (actor) => findRoomToReserve(actor, soughtRoom(randomUUID())),
  },
  'bookings listStatusChanges': {
    may: staff,
    call: (actor, { booking }) => listStatusChanges(actor, booking.id),
  },
  'bookings getOwnBooking': {
    may: ownerOnly,
    call: (actor, { booking }) => bookings.getOwnBooking(actor, booking.id),
  },
  'bookings getCancellation': {
    may: 'owner subadmin admin',
    call: (actor, { canceledBooking }) => getCancellation(actor, canceledBooking.id),
  },
  'bookings listCancelRefunds': {
    may: signedIn,
    call: (actor) => listCancelRefunds(actor, []),
  },
  'bookings undoCancellation': {
    may: 'owner subadmin admin',
    // Only who canceled a moment ago can take it back.
    call: async (actor, { booking: { id } }) => {
      await cancelAs(actor, id)
      return undoCancellation(actor, id)
    },
  },
  'bookings setBookingStatus': {
    may: 'owner admin',
    call: (actor, { booking }) => changes.setBookingStatus(actor, { id: booking.id, status: 'canceled' }),
  },
  'bookings releaseTransaction': {
    may: adminOnly,
    call: (actor, { canceledBooking }) => changes.releaseTransaction(actor, canceledBooking.id),
  },
  'bookings removeBooking': {
    may: adminOnly,
    call: (actor, { booking }) => changes.removeBooking(actor, booking.id),
  },
}
