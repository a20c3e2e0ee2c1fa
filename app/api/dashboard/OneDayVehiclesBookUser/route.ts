import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import * as operations from '@/lib/one-day-bookings/operations'
import { oneDayBookingRecord } from '@/lib/one-day-bookings/record'
import { listOwnOneDayBookings } from '@/lib/one-day-bookings/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.listOwnOneDayBookings, async ({ actor, query }) => {
    const list = await listOwnOneDayBookings(actor, query)
    return { body: list.bookings.map(oneDayBookingRecord), list }
  }),
})
