import { bookingRecord } from '@/lib/bookings/worded-booking'
import { createDeskBooking } from '@/lib/customers/desk-booking'
import * as operations from '@/lib/customers/endpoints'
import { makeOffer } from '@/lib/requests/offer'
import { linkOfBooking } from '@/lib/bookings/booking-link'
import { makeOffer as makeOfferOperation } from '@/lib/requests/endpoints'
import { defineEndpoint } from '@/lib/server/endpoint'
import { requestKeyOf } from './request-key'

/** What staff make for others: bookings of the desk, and offers for travel requests. */
export const deskEndpoints = [
  defineEndpoint(operations.createDeskBooking, async ({ actor, request, input, locale, text }) => {
    const { lines: agreed, ...rest } = input
    const requestKey = requestKeyOf(request)
    const booking = await createDeskBooking(actor, { input: { ...rest, agreed }, locale, requestKey })
    return { body: { message: text('deskBooked'), booking: await bookingRecord(booking, locale) } }
  }),
  defineEndpoint(makeOfferOperation, async ({ actor, request, params: { id }, input, locale }) => {
    const { lines: agreed, ...rest } = input
    const booking = await makeOffer(actor, { id, input: rest, agreed, requestKey: requestKeyOf(request) })
    return { body: { booking: await bookingRecord(booking, locale), link: linkOfBooking(booking) } }
  }),
]
