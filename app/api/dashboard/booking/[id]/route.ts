import { travelBookingRecord } from '@/lib/travel-bookings/record'
import { travelBookingIdSchema } from '@/lib/travel-bookings/schema'
import { getTravelBooking, removeTravelBooking } from '@/lib/travel-bookings/service'
import { AppError } from '@/lib/errors/app-error'
import { apiRoute } from '@/lib/http/route'

function idOf(param: unknown): string {
  const id = travelBookingIdSchema.safeParse(param)
  if (!id.success) throw new AppError('NOT_FOUND')
  return id.data
}

/** `GET` and `DELETE /dashboard/booking/{id}` (SPEC section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor, params }) => {
    const booking = await getTravelBooking(actor, idOf(params.id))
    if (!booking) throw new AppError('NOT_FOUND')
    return { body: travelBookingRecord(booking) }
  },
  DELETE: async ({ actor, params, text }) => {
    await removeTravelBooking(actor, idOf(params.id))
    return { body: { message: text('deleted') } }
  },
})
