import { clientAddress } from '@/lib/http/client-address'
import { apiRoute } from '@/lib/http/route'
import { travelBookingRecord } from '@/lib/travel-bookings/record'
import { createTravelBookingInput } from '@/lib/travel-bookings/schema'
import { createTravelBooking } from '@/lib/travel-bookings/service'

/** `POST /dashboard/book` (SPEC section 7): the travel booking form, open to visitors. */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  POST: async ({ actor, json, locale, text }) => {
    const input = await json(createTravelBookingInput)
    const booking = await createTravelBooking(actor, { input, locale, address: await clientAddress() })
    return {
      status: 201,
      body: { message: text('travelBookingSent'), booking: travelBookingRecord(booking) },
    }
  },
})
