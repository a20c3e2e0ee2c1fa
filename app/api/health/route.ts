import { database } from '@/lib/db/client'
import { apiRoute } from '@/lib/http/route'
import { logUnexpected } from '@/lib/logging/logger'

/** Whether the app and its database answer (CONTRACT section 6). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async () => {
    try {
      await database().$queryRaw`SELECT 1`
      return { body: { status: 'ok', database: 'ok' } }
    } catch (error) {
      logUnexpected('health', error)
      return { status: 503, body: { status: 'unavailable', database: 'unreachable' } }
    }
  },
})
