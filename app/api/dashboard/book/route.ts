import { clientAddress } from '@/lib/http/client-address'
import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import * as operations from '@/lib/travel-bookings/operations'
import { travelBookingRecord } from '@/lib/travel-bookings/record'
import { createTravelBooking } from '@/lib/travel-bookings/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: serve(operations.createTravelBooking, async ({ actor, input, locale, text }) => {
    const booking = await createTravelBooking(actor, { input, locale, address: await clientAddress() })
    return { body: { message: text('travelBookingSent'), booking: travelBookingRecord(booking) } }
  }),
})
