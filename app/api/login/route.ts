import { startSession } from '@/lib/auth/session'
import { clientAddress } from '@/lib/http/client-address'
import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import * as operations from '@/lib/users/operations'
import { userRecord } from '@/lib/users/record'
import { verifyCredentials } from '@/lib/users/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: serve(operations.login, async ({ actor, input, text }) => {
    const { user, proven } = await verifyCredentials(actor, { input, address: await clientAddress() })
    await startSession(proven)
    return { body: { message: text('loggedIn'), user: userRecord(user) } }
  }),
})
