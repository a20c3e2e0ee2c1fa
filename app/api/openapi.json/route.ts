import { openApiDocument } from '@/lib/server/openapi-document'
import * as operations from '@/lib/site/endpoints'
import { messagesOf } from '@/lib/server/messages-of'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.getOpenApiDocument, async () => ({
    body: openApiDocument(await messagesOf('en')),
  })),
})
