import { clientAddress } from '@/lib/http/client-address'
import { apiRoute } from '@/lib/http/route'
import { userRecord } from '@/lib/users/record'
import { registerInput } from '@/lib/users/schema'
import { registerUser } from '@/lib/users/service'

/** `POST /register` (SPEC section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  POST: async ({ actor, json, locale, text }) => {
    const input = await json(registerInput)
    const user = await registerUser(actor, { input, locale, address: await clientAddress() })
    return { status: 201, body: { message: text('registered'), user: userRecord(user) } }
  },
})
