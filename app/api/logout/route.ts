import { endSession } from '@/lib/auth/session'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import * as operations from '@/lib/users/endpoints'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: defineEndpoint(operations.logout, async ({ text }) => {
    await endSession()
    return { body: { message: text('loggedOut') } }
  }),
})
