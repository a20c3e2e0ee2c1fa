import { dayInAddis } from '@/lib/core/day'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import * as operations from '@/lib/vehicles/endpoints'
import { availabilityRecord } from '@/lib/vehicles/view'
import { listAvailability } from '@/lib/vehicles/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.listAvailability, async ({ actor, query: { ids, date, days } }) => {
    const from = date ?? dayInAddis(new Date())
    const vehicles = await listAvailability(actor, { vehicleIds: ids, from, days })
    return { body: vehicles.map(availabilityRecord) }
  }),
})
