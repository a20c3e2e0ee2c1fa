import { clientAddress } from '@/lib/server/client-address'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import * as operations from '@/lib/users/endpoints'
import { userView } from '@/lib/users/view'
import { registerUser } from '@/lib/users/mutations'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: defineEndpoint(operations.register, async ({ actor, input, locale, text }) => {
    const user = await registerUser(actor, { input, locale, address: await clientAddress() })
    return { body: { message: text('registered'), user: userView(user) } }
  }),
})
