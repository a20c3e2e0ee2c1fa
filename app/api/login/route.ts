import { startSession } from '@/lib/auth/session'
import { clientAddress } from '@/lib/server/client-address'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import * as operations from '@/lib/users/endpoints'
import { userView } from '@/lib/users/view'
import { verifyCredentials } from '@/lib/users/sign-in'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: defineEndpoint(operations.login, async ({ actor, input, text }) => {
    const { user, verified } = await verifyCredentials(actor, { input, address: await clientAddress() })
    await startSession(verified)
    return { body: { message: text('loggedIn'), user: userView(user) } }
  }),
})
