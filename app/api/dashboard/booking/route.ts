import * as operations from '@/lib/requests/endpoints'
import { countRequests, listRequests } from '@/lib/requests/queries'
import { requestRecord } from '@/lib/requests/view'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.listTravelBookings, async ({ actor, query }) => {
    const [list, total] = await Promise.all([
      listRequests(actor, 'travel-booking', query),
      countRequests(actor, 'travel-booking'),
    ])
    return { body: list.rows.map(requestRecord), list: { ...list, total } }
  }),
})
