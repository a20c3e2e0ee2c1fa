import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import * as operations from '@/lib/bookings/endpoints'
import { oneDayBookingRecord } from '@/lib/bookings/view'
import { listOwnOneDayBookings } from '@/lib/bookings/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.listOwnOneDayBookings, async ({ actor, query }) => {
    const list = await listOwnOneDayBookings(actor, query)
    return { body: list.rows.map(oneDayBookingRecord), list }
  }),
})
