import { apiRoute } from '@/lib/server/api-route'
import { serve } from '@/lib/server/endpoint'
import * as operations from '@/lib/users/own-account-endpoints'
import { ownDataRecord } from '@/lib/users/own-account-shape'
import { getOwnData } from '@/lib/users/own-account'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.getOwnData, async ({ actor }) => ({
    body: ownDataRecord(await getOwnData(actor)),
    headers: { 'content-disposition': 'attachment; filename="my-data.json"' },
  })),
})
