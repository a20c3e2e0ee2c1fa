import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import * as operations from '@/lib/customers/endpoints'
import { getOwnData } from '@/lib/customers/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.getOwnData, async ({ actor }) => ({
    body: await getOwnData(actor),
    headers: { 'content-disposition': 'attachment; filename="my-data.json"' },
  })),
})
