import { AppError } from '@/lib/core/errors'
import * as operations from '@/lib/requests/endpoints'
import { removeRequest } from '@/lib/requests/mutations'
import { getRequest } from '@/lib/requests/queries'
import { requestRecord } from '@/lib/requests/view'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.getContact, async ({ actor, params }) => {
    const request = await getRequest(actor, 'contact', params.id)
    if (!request) throw new AppError('NOT_FOUND')
    return { body: requestRecord(request) }
  }),
  DELETE: defineEndpoint(operations.removeContact, async ({ actor, params, text }) => {
    await removeRequest(actor, 'contact', params.id)
    return { body: { message: text('deleted') } }
  }),
})
