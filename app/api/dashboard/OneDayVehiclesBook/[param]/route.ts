import { z } from 'zod'
import { AppError } from '@/lib/errors/app-error'
import { pagingHeaders, pagingOf } from '@/lib/http/paging'
import { recordId } from '@/lib/http/record-id'
import { apiRoute } from '@/lib/http/route'
import { removeOneDayBooking, setBookingStatus } from '@/lib/one-day-bookings/change'
import { oneDayBookingRecord } from '@/lib/one-day-bookings/record'
import { bookingStatusSchema } from '@/lib/one-day-bookings/schema'
import { listOneDayBookings } from '@/lib/one-day-bookings/service'

const statusChange = z.object({ stat: bookingStatusSchema })

/** `GET …/{status}`, `PATCH` and `DELETE …/{id}` (SPEC section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor, request, params }) => {
    const status = bookingStatusSchema.safeParse(params.param)
    if (!status.success) throw new AppError('NOT_FOUND')
    const list = await listOneDayBookings(actor, { ...pagingOf(request.nextUrl), status: status.data })
    return { body: list.bookings.map(oneDayBookingRecord), headers: pagingHeaders(request.nextUrl, list) }
  },
  PATCH: async ({ actor, params, json, text }) => {
    const { stat } = await json(statusChange)
    const booking = await setBookingStatus(actor, { id: recordId(params.param), status: stat })
    return {
      body: { message: text('statusChanged', { status: stat }), booking: oneDayBookingRecord(booking) },
    }
  },
  DELETE: async ({ actor, params, text }) => {
    await removeOneDayBooking(actor, recordId(params.param))
    return { body: { message: text('deleted') } }
  },
})
