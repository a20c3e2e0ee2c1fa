import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import * as operations from '@/lib/own-account/operations'
import { ownDataRecord } from '@/lib/own-account/record'
import { getOwnData } from '@/lib/own-account/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.getOwnData, async ({ actor }) => ({
    body: ownDataRecord(await getOwnData(actor)),
    headers: { 'content-disposition': 'attachment; filename="my-data.json"' },
  })),
})
