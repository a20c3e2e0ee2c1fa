import { AppError } from '@/lib/core/errors'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import * as operations from '@/lib/requests/travel-booking-endpoints'
import { travelBookingRecord } from '@/lib/requests/travel-booking-shape'
import { getTravelBooking, removeTravelBooking } from '@/lib/requests/travel-bookings'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.getTravelBooking, async ({ actor, params }) => {
    const booking = await getTravelBooking(actor, params.id)
    if (!booking) throw new AppError('NOT_FOUND')
    return { body: travelBookingRecord(booking) }
  }),
  DELETE: defineEndpoint(operations.removeTravelBooking, async ({ actor, params, text }) => {
    await removeTravelBooking(actor, params.id)
    return { body: { message: text('deleted') } }
  }),
})
