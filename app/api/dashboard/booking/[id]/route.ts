import { AppError } from '@/lib/errors/app-error'
import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import * as operations from '@/lib/travel-bookings/operations'
import { travelBookingRecord } from '@/lib/travel-bookings/record'
import { getTravelBooking, removeTravelBooking } from '@/lib/travel-bookings/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.getTravelBooking, async ({ actor, params }) => {
    const booking = await getTravelBooking(actor, params.id)
    if (!booking) throw new AppError('NOT_FOUND')
    return { body: travelBookingRecord(booking) }
  }),
  DELETE: serve(operations.removeTravelBooking, async ({ actor, params, text }) => {
    await removeTravelBooking(actor, params.id)
    return { body: { message: text('deleted') } }
  }),
})
