import { travelBookingRecord } from '@/lib/travel-bookings/record'
import { listTravelBookings } from '@/lib/travel-bookings/service'
import { pagingHeaders, pagingOf } from '@/lib/http/paging'
import { apiRoute } from '@/lib/http/route'

/** `GET /dashboard/booking` (SPEC section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor, request }) => {
    const list = await listTravelBookings(actor, pagingOf(request.nextUrl))
    return { body: list.bookings.map(travelBookingRecord), headers: pagingHeaders(request.nextUrl, list) }
  },
})
