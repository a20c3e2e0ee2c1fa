import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import * as operations from '@/lib/requests/travel-booking-endpoints'
import { travelBookingRecord } from '@/lib/requests/travel-booking-shape'
import { countTravelBookings, listTravelBookings } from '@/lib/requests/travel-booking-list'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.listTravelBookings, async ({ actor, query }) => {
    const [list, total] = await Promise.all([listTravelBookings(actor, query), countTravelBookings(actor)])
    return { body: list.rows.map(travelBookingRecord), list: { ...list, total } }
  }),
})
