import { apiRoute } from '@/lib/server/api-route'
import { serve } from '@/lib/server/endpoint'
import { createOneDayBooking } from '@/lib/bookings/reserve'
import * as operations from '@/lib/bookings/endpoints'
import { oneDayBookingRecord } from '@/lib/bookings/view'
import { requestKeySchema } from '@/lib/bookings/schema'
import { listOneDayBookings } from '@/lib/bookings/queries'

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
