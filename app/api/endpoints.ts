import { logUnexpected } from '@/lib/core/logger'
import { database } from '@/lib/db/client'
import { defineEndpoint, type Served } from '@/lib/server/endpoint'
import { messagesOf } from '@/lib/server/messages-of'
import { openApiDocument } from '@/lib/server/openapi-document'
import * as operations from '@/lib/site/endpoints'
import { bookingEndpoints } from './bookings'
import { requestEndpoints } from './requests'
import { userEndpoints } from './users'
import { vehicleEndpoints } from './vehicles'

/** What the API serves: every declared operation with its handler. */
export const endpoints: readonly Served[] = [
  ...vehicleEndpoints,
  ...bookingEndpoints,
  ...requestEndpoints,
  ...userEndpoints,
  defineEndpoint(operations.getHealth, async () => {
    try {
      await database().$queryRaw`SELECT 1`
      return { body: { status: 'ok', database: 'ok' } }
    } catch (error) {
      logUnexpected('health', error)
      return { status: 503, body: { status: 'unavailable', database: 'unreachable' } }
    }
  }),
  defineEndpoint(operations.getOpenApiDocument, async () => ({
    body: openApiDocument(await messagesOf('en')),
  })),
]
