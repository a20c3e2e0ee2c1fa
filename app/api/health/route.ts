import * as operations from '@/lib/site/endpoints'
import { database } from '@/lib/db/client'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import { logUnexpected } from '@/lib/core/logger'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.getHealth, async () => {
    try {
      await database().$queryRaw`SELECT 1`
      return { body: { status: 'ok', database: 'ok' } }
    } catch (error) {
      logUnexpected('health', error)
      return { status: 503, body: { status: 'unavailable', database: 'unreachable' } }
    }
  }),
})
