import { contactRecord } from '@/lib/contacts/record'
import { contactIdSchema } from '@/lib/contacts/schema'
import { getContact, removeContact } from '@/lib/contacts/service'
import { AppError } from '@/lib/errors/app-error'
import { apiRoute } from '@/lib/http/route'

function idOf(param: unknown): string {
  const id = contactIdSchema.safeParse(param)
  if (!id.success) throw new AppError('NOT_FOUND')
  return id.data
}

/** `GET` and `DELETE /dashboard/contact/{id}` (SPEC section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor, params }) => {
    const contact = await getContact(actor, idOf(params.id))
    if (!contact) throw new AppError('NOT_FOUND')
    return { body: contactRecord(contact) }
  },
  DELETE: async ({ actor, params, text }) => {
    await removeContact(actor, idOf(params.id))
    return { body: { message: text('deleted') } }
  },
})
