import { pagingHeaders, pagingOf } from '@/lib/http/paging'
import { apiRoute } from '@/lib/http/route'
import { createOneDayBooking } from '@/lib/one-day-bookings/create'
import { oneDayBookingRecord } from '@/lib/one-day-bookings/record'
import { createOneDayBookingRequest, requestKeySchema } from '@/lib/one-day-bookings/schema'
import { listOneDayBookings } from '@/lib/one-day-bookings/service'

/** `GET` and `POST /dashboard/OneDayVehiclesBook` (SPEC section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor, request }) => {
    const list = await listOneDayBookings(actor, pagingOf(request.nextUrl))
    return { body: list.bookings.map(oneDayBookingRecord), headers: pagingHeaders(request.nextUrl, list) }
  },
  POST: async ({ actor, request, json, locale, text }) => {
    const requestKey = requestKeySchema.safeParse(request.headers.get('idempotency-key')).data
    const input = await json(createOneDayBookingRequest)
    const booking = await createOneDayBooking(actor, { input, locale, requestKey })
    return { status: 201, body: { message: text('booked'), booking: oneDayBookingRecord(booking) } }
  },
})
