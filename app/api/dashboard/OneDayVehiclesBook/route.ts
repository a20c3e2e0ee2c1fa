import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import { createOneDayBooking } from '@/lib/one-day-bookings/create'
import * as operations from '@/lib/one-day-bookings/operations'
import { oneDayBookingRecord } from '@/lib/one-day-bookings/record'
import { requestKeySchema } from '@/lib/one-day-bookings/schema'
import { listOneDayBookings } from '@/lib/one-day-bookings/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.listOneDayBookings, async ({ actor, query }) => {
    const list = await listOneDayBookings(actor, query)
    return { body: list.bookings.map(oneDayBookingRecord), list }
  }),
  POST: serve(operations.createOneDayBooking, async ({ actor, request, input, locale, text }) => {
    const requestKey = requestKeySchema.safeParse(request.headers.get('idempotency-key')).data
    const booking = await createOneDayBooking(actor, { input, locale, requestKey })
    return { body: { message: text('booked'), booking: oneDayBookingRecord(booking) } }
  }),
})
