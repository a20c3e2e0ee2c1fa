import { clientAddress } from '@/lib/server/client-address'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import * as operations from '@/lib/requests/travel-booking-endpoints'
import { travelBookingRecord } from '@/lib/requests/travel-booking-shape'
import { createTravelBooking } from '@/lib/requests/travel-bookings'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: defineEndpoint(operations.createTravelBooking, async ({ actor, input, locale, text }) => {
    const booking = await createTravelBooking(actor, { input, locale, address: await clientAddress() })
    return { body: { message: text('travelBookingSent'), booking: travelBookingRecord(booking) } }
  }),
})
