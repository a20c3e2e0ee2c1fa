import { apiRoute } from '@/lib/server/api-route'
import { serve } from '@/lib/server/endpoint'
import * as operations from '@/lib/users/endpoints'
import { userView } from '@/lib/users/view'
import { removeUser } from '@/lib/users/account-removal'
import { updateUser } from '@/lib/users/mutations'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  PUT: serve(operations.updateUser, async ({ actor, params, input, text }) => {
    const user = await updateUser(actor, { id: params.id, input })
    return { body: { message: text('userUpdated'), user: userView(user) } }
  }),
  DELETE: serve(operations.removeUser, async ({ actor, params, text }) => {
    await removeUser(actor, params.id)
    return { body: { message: text('deleted') } }
  }),
})
