import { dayInAddis } from '@/lib/dates/day'
import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import * as operations from '@/lib/one-day-vehicles/operations'
import { availabilityRecord } from '@/lib/one-day-vehicles/record'
import { listAvailability } from '@/lib/one-day-vehicles/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.listAvailability, async ({ actor, query: { ids, date, days } }) => {
    const from = date ?? dayInAddis(new Date())
    const vehicles = await listAvailability(actor, { vehicleIds: ids, from, days })
    return { body: vehicles.map(availabilityRecord) }
  }),
})
