import { defineEndpoint, type HandlerOf, type Served } from '@/lib/server/endpoint'
import { messagesOf } from '@/lib/core/i18n/messages'
import { openApiDocument } from '@/lib/server/openapi-document'
import { getHealth, getLiveness, getOpenApiDocument, getReadiness } from '@/lib/site/endpoints'
import { isDatabaseAnswering } from '@/lib/db/health'
import { operations } from '@/lib/site/operations'
import { bookingEndpoints } from './bookings'
import { deskEndpoints } from './desk'
import { dispatchEndpoints } from './dispatch'
import { liveEndpoints } from './live'
import { paymentEndpoints } from './payments'
import { priceEndpoints } from './prices'
import { requestEndpoints } from './requests'
import { searchEndpoints } from './search'
import { settingsEndpoints } from './settings'
import { userEndpoints } from './users'
import { vehicleEndpoints } from './vehicles'

const answerHealth: HandlerOf<typeof getHealth> = async () =>
  (await isDatabaseAnswering())
    ? { body: { status: 'ok', database: 'ok' } }
    : { status: 503, body: { status: 'unavailable', database: 'unreachable' } }

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
  ...liveEndpoints,
  ...settingsEndpoints,
  defineEndpoint(getHealth, answerHealth),
  defineEndpoint(getReadiness, answerHealth),
  defineEndpoint(getLiveness, async () => ({ body: { status: 'ok' } })),
  defineEndpoint(getOpenApiDocument, async () => ({
    body: openApiDocument(operations, await messagesOf('en')),
  })),
]
