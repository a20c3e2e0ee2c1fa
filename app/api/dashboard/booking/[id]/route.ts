import { travelBookingRecord } from '@/lib/travel-bookings/record'
import { getTravelBooking, removeTravelBooking } from '@/lib/travel-bookings/service'
import { AppError } from '@/lib/errors/app-error'
import { recordId } from '@/lib/http/record-id'
import { apiRoute } from '@/lib/http/route'

/** `GET` and `DELETE /dashboard/booking/{id}` (SPEC section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor, params }) => {
    const booking = await getTravelBooking(actor, recordId(params.id))
    if (!booking) throw new AppError('NOT_FOUND')
    return { body: travelBookingRecord(booking) }
  },
  DELETE: async ({ actor, params, text }) => {
    await removeTravelBooking(actor, recordId(params.id))
    return { body: { message: text('deleted') } }
  },
})
