import { apiRoute } from '@/lib/server/api-route'
import { serve } from '@/lib/server/endpoint'
import * as operations from '@/lib/requests/travel-booking-endpoints'
import { travelBookingRecord } from '@/lib/requests/travel-booking-shape'
import { listTravelBookings } from '@/lib/requests/travel-bookings'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.listTravelBookings, async ({ actor, query }) => {
    const list = await listTravelBookings(actor, query)
    return { body: list.bookings.map(travelBookingRecord), list }
  }),
})
