import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import { removeOneDayBooking, setBookingStatus } from '@/lib/bookings/mutations'
import * as operations from '@/lib/bookings/endpoints'
import { oneDayBookingRecord } from '@/lib/bookings/view'
import { countOneDayBookings, listOneDayBookings } from '@/lib/bookings/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.listOneDayBookingsOfStatus, async ({ actor, query, params: { status } }) => {
    const [list, total] = await Promise.all([
      listOneDayBookings(actor, { ...query, status }),
      countOneDayBookings(actor, status),
    ])
    return { body: list.rows.map(oneDayBookingRecord), list: { ...list, total } }
  }),
  PATCH: defineEndpoint(operations.setBookingStatus, async ({ actor, params, input, text }) => {
    const booking = await setBookingStatus(actor, { id: params.id, status: input.stat })
    return {
      body: { message: text('statusChanged', { status: input.stat }), booking: oneDayBookingRecord(booking) },
    }
  }),
  DELETE: defineEndpoint(operations.removeOneDayBooking, async ({ actor, params, text }) => {
    await removeOneDayBooking(actor, params.id)
    return { body: { message: text('deleted') } }
  }),
})
