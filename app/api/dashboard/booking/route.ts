import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import * as operations from '@/lib/travel-bookings/operations'
import { travelBookingRecord } from '@/lib/travel-bookings/record'
import { listTravelBookings } from '@/lib/travel-bookings/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.listTravelBookings, async ({ actor, query }) => {
    const list = await listTravelBookings(actor, query)
    return { body: list.bookings.map(travelBookingRecord), list }
  }),
})
