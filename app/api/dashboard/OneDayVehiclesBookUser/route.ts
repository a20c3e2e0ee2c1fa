import { pagingHeaders, pagingOf } from '@/lib/http/paging'
import { apiRoute } from '@/lib/http/route'
import { oneDayBookingRecord } from '@/lib/one-day-bookings/record'
import { listOwnOneDayBookings } from '@/lib/one-day-bookings/service'

/** `GET /dashboard/OneDayVehiclesBookUser` (SPEC section 7): the caller's own bookings. */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor, request }) => {
    const list = await listOwnOneDayBookings(actor, pagingOf(request.nextUrl))
    return { body: list.bookings.map(oneDayBookingRecord), headers: pagingHeaders(request.nextUrl, list) }
  },
})
