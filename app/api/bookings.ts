import * as operations from '@/lib/bookings/endpoints'
import { removeBooking, setBookingStatus } from '@/lib/bookings/mutations'
import { changeBooking } from '@/lib/bookings/change-booking'
import { createBooking } from '@/lib/bookings/reserve'
import { madeText } from '@/lib/bookings/rules'
import {
  countBookings,
  findBooking,
  listBookings,
  listOwnBookings,
  searchBookings,
} from '@/lib/bookings/queries'
import { oneDayBookingRecord } from '@/lib/bookings/booking-record'
import { bookingRecord } from '@/lib/bookings/worded-booking'
import { clientAddress } from '@/lib/server/client-address'
import { defineEndpoint } from '@/lib/server/endpoint'
import { requestKeyOf } from './request-key'

/** The operations on one-day bookings. */
export const bookingEndpoints = [
  defineEndpoint(operations.listOneDayBookings, async ({ actor, query }) => {
    const [list, total] = await Promise.all([listBookings(actor, query), countBookings(actor)])
    return { body: list.rows.map(oneDayBookingRecord), list: { ...list, total } }
  }),
  defineEndpoint(operations.listOneDayBookingsOfStatus, async ({ actor, query, params: { status } }) => {
    const [list, total] = await Promise.all([
      listBookings(actor, { ...query, status }),
      countBookings(actor, status),
    ])
    return { body: list.rows.map(oneDayBookingRecord), list: { ...list, total } }
  }),
  defineEndpoint(operations.listOwnOneDayBookings, async ({ actor, query }) => {
    const list = await listOwnBookings(actor, query)
    return { body: list.rows.map(oneDayBookingRecord), list }
  }),
  defineEndpoint(operations.createOneDayBooking, async ({ actor, request, input, locale, text }) => {
    const booking = await createBooking(actor, {
      ...{ input, locale, requestKey: requestKeyOf(request) },
      address: await clientAddress(),
    })
    const message = text(madeText(booking, input.transactionId))
    return { body: { message, booking: oneDayBookingRecord(booking) } }
  }),
  defineEndpoint(operations.setBookingStatus, async ({ actor, params, input, text }) => {
    const booking = await setBookingStatus(actor, { id: params.id, status: input.stat })
    return {
      body: { message: text('statusChanged', { status: input.stat }), booking: oneDayBookingRecord(booking) },
    }
  }),
  defineEndpoint(operations.removeOneDayBooking, async ({ actor, params, text }) => {
    await removeBooking(actor, params.id)
    return { body: { message: text('deleted') } }
  }),
  defineEndpoint(operations.searchBookings, async ({ actor, query, locale }) => {
    const { page, limit, after } = query
    const list = await searchBookings(actor, query, { page, limit, after })
    return { body: await Promise.all(list.rows.map((booking) => bookingRecord(booking, locale))), list }
  }),
  defineEndpoint(operations.createBooking, async ({ actor, request, input, locale, text }) => {
    const booking = await createBooking(actor, {
      ...{ input, locale, requestKey: requestKeyOf(request) },
      address: await clientAddress(),
    })
    const message = text(madeText(booking, input.transactionId))
    return { body: { message, booking: await bookingRecord(booking, locale) } }
  }),
  defineEndpoint(operations.getBooking, async ({ actor, params, locale }) => {
    return { body: await bookingRecord(await findBooking(actor, params.ref), locale) }
  }),
  defineEndpoint(operations.changeBooking, async ({ actor, params, input, locale, text }) => {
    const { id } = await findBooking(actor, params.ref)
    const booking = await changeBooking(actor, { id, input, locale })
    return { body: { message: text('saved'), booking: await bookingRecord(booking, locale) } }
  }),
]
