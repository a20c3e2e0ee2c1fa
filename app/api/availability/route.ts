import { dayInAddis } from '@/lib/dates/day'
import { queryOf } from '@/lib/http/query'
import { apiRoute } from '@/lib/http/route'
import { availabilityRecord } from '@/lib/one-day-vehicles/record'
import { availabilityQuery } from '@/lib/one-day-vehicles/schema'
import { listAvailability } from '@/lib/one-day-vehicles/service'

/** `GET /availability?ids=…&date=…&days=…`: what is left of some one-day vehicles, day by day (CONTRACT section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor, request }) => {
    const { ids, date, days } = queryOf(request.nextUrl, availabilityQuery)
    const from = date ?? dayInAddis(new Date())
    const vehicles = await listAvailability(actor, { vehicleIds: ids, from, days })
    return { body: vehicles.map(availabilityRecord) }
  },
})
