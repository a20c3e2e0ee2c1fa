import { startSession } from '@/lib/auth/session'
import { clientAddress } from '@/lib/http/client-address'
import { apiRoute } from '@/lib/http/route'
import { userRecord } from '@/lib/users/record'
import { loginInput } from '@/lib/users/schema'
import { verifyCredentials } from '@/lib/users/service'

/** `POST /login` (SPEC section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  POST: async ({ actor, json, text }) => {
    const user = await verifyCredentials(actor, {
      input: await json(loginInput),
      address: await clientAddress(),
    })
    await startSession(user)
    return { body: { message: text('loggedIn'), user: userRecord(user) } }
  },
})
