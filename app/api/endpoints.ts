import { logUnexpected } from '@/lib/core/logger'
import { database } from '@/lib/db/client'
import { defineEndpoint, type Served } from '@/lib/server/endpoint'
import { messagesOf } from '@/lib/core/i18n/messages'
import { openApiDocument } from '@/lib/server/openapi-document'
import { getHealth, getOpenApiDocument } from '@/lib/site/endpoints'
import { operations } from '@/lib/site/operations'
import { bookingEndpoints } from './bookings'
import { deskEndpoints } from './desk'
import { dispatchEndpoints } from './dispatch'
import { paymentEndpoints } from './payments'
import { priceEndpoints } from './prices'
import { requestEndpoints } from './requests'
import { searchEndpoints } from './search'
import { settingsEndpoints } from './settings'
import { userEndpoints } from './users'
import { vehicleEndpoints } from './vehicles'

/** What the API serves: every declared operation with its handler. */
export const endpoints: readonly Served[] = [
  ...vehicleEndpoints,
  ...priceEndpoints,
  ...bookingEndpoints,
  ...paymentEndpoints,
  ...deskEndpoints,
  ...dispatchEndpoints,
  ...requestEndpoints,
  ...userEndpoints,
  ...searchEndpoints,
  ...settingsEndpoints,
  defineEndpoint(getHealth, async () => {
    try {
      await database().$queryRaw`SELECT 1`
      return { body: { status: 'ok', database: 'ok' } }
    } catch (error) {
      logUnexpected('health', error)
      return { status: 503, body: { status: 'unavailable', database: 'unreachable' } }
    }
  }),
  defineEndpoint(getOpenApiDocument, async () => ({
    body: openApiDocument(operations, await messagesOf('en')),
  })),
]
