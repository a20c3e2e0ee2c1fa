import { clientAddress } from '@/lib/http/client-address'
import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import * as operations from '@/lib/users/operations'
import { userRecord } from '@/lib/users/record'
import { registerUser } from '@/lib/users/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: serve(operations.register, async ({ actor, input, locale, text }) => {
    const user = await registerUser(actor, { input, locale, address: await clientAddress() })
    return { body: { message: text('registered'), user: userRecord(user) } }
  }),
})
