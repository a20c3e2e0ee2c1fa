import * as operations from '@/lib/api/service-operations'
import { database } from '@/lib/db/client'
import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import { logUnexpected } from '@/lib/logging/logger'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.getHealth, async () => {
    try {
      await database().$queryRaw`SELECT 1`
      return { body: { status: 'ok', database: 'ok' } }
    } catch (error) {
      logUnexpected('health', error)
      return { status: 503, body: { status: 'unavailable', database: 'unreachable' } }
    }
  }),
})
