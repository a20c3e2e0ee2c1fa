import { AppError } from '@/lib/errors/app-error'
import { apiRoute } from '@/lib/http/route'
import { managedUserRecord } from '@/lib/user-management/record'
import { updateUserInput, userIdSchema } from '@/lib/user-management/schema'
import { removeUser, updateUser } from '@/lib/user-management/service'

function idOf(param: unknown): string {
  const id = userIdSchema.safeParse(param)
  if (!id.success) throw new AppError('NOT_FOUND')
  return id.data
}

/** `PUT` and `DELETE /dashboard/user/{id}` (SPEC section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  PUT: async ({ actor, params, json, text }) => {
    const input = await json(updateUserInput)
    const user = await updateUser(actor, { id: idOf(params.id), input })
    return { body: { message: text('userUpdated'), user: managedUserRecord(user) } }
  },
  DELETE: async ({ actor, params, text }) => {
    await removeUser(actor, idOf(params.id))
    return { body: { message: text('deleted') } }
  },
})
