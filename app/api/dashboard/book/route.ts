import * as operations from '@/lib/requests/endpoints'
import { createTravelBooking } from '@/lib/requests/mutations'
import { requestRecord } from '@/lib/requests/view'
import { apiRoute } from '@/lib/server/api-route'
import { clientAddress } from '@/lib/server/client-address'
import { defineEndpoint } from '@/lib/server/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: defineEndpoint(operations.createTravelBooking, async ({ actor, input, locale, text }) => {
    const booking = await createTravelBooking(actor, { input, locale, address: await clientAddress() })
    return { body: { message: text('travelBookingSent'), booking: requestRecord(booking) } }
  }),
})
