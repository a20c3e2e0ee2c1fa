import { endSession } from '@/lib/auth/session'
import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import * as operations from '@/lib/users/operations'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: serve(operations.logout, async ({ text }) => {
    await endSession()
    return { body: { message: text('loggedOut') } }
  }),
})
