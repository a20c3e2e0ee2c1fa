import { openApiDocument } from '@/lib/server/openapi-document'
import { getOpenApiDocument } from '@/lib/site/endpoints'
import { operations } from '@/lib/site/operations'
import { messagesOf } from '@/lib/core/i18n/messages'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(getOpenApiDocument, async () => ({
    body: openApiDocument(operations, await messagesOf('en')),
  })),
})
