import { recordId } from '@/lib/http/record-id'
import { apiRoute } from '@/lib/http/route'
import { managedUserRecord } from '@/lib/user-management/record'
import { updateUserInput } from '@/lib/user-management/schema'
import { removeUser, updateUser } from '@/lib/user-management/service'

/** `PUT` and `DELETE /dashboard/user/{id}` (SPEC section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  PUT: async ({ actor, params, json, text }) => {
    const input = await json(updateUserInput)
    const user = await updateUser(actor, { id: recordId(params.id), input })
    return { body: { message: text('userUpdated'), user: managedUserRecord(user) } }
  },
  DELETE: async ({ actor, params, text }) => {
    await removeUser(actor, recordId(params.id))
    return { body: { message: text('deleted') } }
  },
})
