import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import { createOneDayBooking } from '@/lib/bookings/reserve'
import * as operations from '@/lib/bookings/endpoints'
import { oneDayBookingRecord } from '@/lib/bookings/view'
import { requestKeySchema } from '@/lib/bookings/schema'
import { countOneDayBookings, listOneDayBookings } from '@/lib/bookings/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.listOneDayBookings, async ({ actor, query }) => {
    const [list, total] = await Promise.all([listOneDayBookings(actor, query), countOneDayBookings(actor)])
    return { body: list.rows.map(oneDayBookingRecord), list: { ...list, total } }
  }),
  POST: defineEndpoint(operations.createOneDayBooking, async ({ actor, request, input, locale, text }) => {
    const requestKey = requestKeySchema.safeParse(request.headers.get('idempotency-key')).data
    const booking = await createOneDayBooking(actor, { input, locale, requestKey })
    return { body: { message: text('booked'), booking: oneDayBookingRecord(booking) } }
  }),
})
