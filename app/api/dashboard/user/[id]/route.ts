import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import * as customers from '@/lib/customers/endpoints'
import * as users from '@/lib/users/endpoints'
import { userView } from '@/lib/users/view'
import { removeUser } from '@/lib/customers/mutations'
import { updateUser } from '@/lib/users/mutations'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  PUT: defineEndpoint(users.updateUser, async ({ actor, params, input, text }) => {
    const user = await updateUser(actor, { id: params.id, input })
    return { body: { message: text('userUpdated'), user: userView(user) } }
  }),
  DELETE: defineEndpoint(customers.removeUser, async ({ actor, params, text }) => {
    await removeUser(actor, params.id)
    return { body: { message: text('deleted') } }
  }),
})
