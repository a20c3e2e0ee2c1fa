import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import { removeOneDayBooking, setBookingStatus } from '@/lib/one-day-bookings/change'
import * as operations from '@/lib/one-day-bookings/operations'
import { oneDayBookingRecord } from '@/lib/one-day-bookings/record'
import { listOneDayBookings } from '@/lib/one-day-bookings/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.listOneDayBookingsOfStatus, async ({ actor, query, params }) => {
    const list = await listOneDayBookings(actor, { ...query, status: params.status })
    return { body: list.bookings.map(oneDayBookingRecord), list }
  }),
  PATCH: serve(operations.setBookingStatus, async ({ actor, params, input, text }) => {
    const booking = await setBookingStatus(actor, { id: params.id, status: input.stat })
    return {
      body: { message: text('statusChanged', { status: input.stat }), booking: oneDayBookingRecord(booking) },
    }
  }),
  DELETE: serve(operations.removeOneDayBooking, async ({ actor, params, text }) => {
    await removeOneDayBooking(actor, params.id)
    return { body: { message: text('deleted') } }
  }),
})
