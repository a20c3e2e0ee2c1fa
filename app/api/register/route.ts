import { apiRoute } from '@/lib/http/route'
import { userRecord } from '@/lib/users/record'
import { registerInput } from '@/lib/users/schema'
import { registerUser } from '@/lib/users/service'

/** `POST /register` (SPEC section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  POST: async ({ actor, json, locale, text }) => {
    const user = await registerUser(actor, { input: await json(registerInput), locale })
    return { status: 201, body: { message: text('registered'), user: userRecord(user) } }
  },
})
