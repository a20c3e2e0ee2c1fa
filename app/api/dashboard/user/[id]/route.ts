import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import * as operations from '@/lib/user-management/operations'
import { managedUserRecord } from '@/lib/user-management/record'
import { removeUser, updateUser } from '@/lib/user-management/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  PUT: serve(operations.updateUser, async ({ actor, params, input, text }) => {
    const user = await updateUser(actor, { id: params.id, input })
    return { body: { message: text('userUpdated'), user: managedUserRecord(user) } }
  }),
  DELETE: serve(operations.removeUser, async ({ actor, params, text }) => {
    await removeUser(actor, params.id)
    return { body: { message: text('deleted') } }
  }),
})
