import { openApiDocument } from '@/lib/api/document'
import * as operations from '@/lib/api/service-operations'
import { messagesOf } from '@/lib/http/messages-of'
import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.getOpenApiDocument, async () => ({ body: openApiDocument(await messagesOf('en')) })),
})
