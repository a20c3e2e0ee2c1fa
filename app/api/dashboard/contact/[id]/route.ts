import { contactRecord } from '@/lib/contacts/record'
import { getContact, removeContact } from '@/lib/contacts/service'
import { AppError } from '@/lib/errors/app-error'
import { recordId } from '@/lib/http/record-id'
import { apiRoute } from '@/lib/http/route'

/** `GET` and `DELETE /dashboard/contact/{id}` (SPEC section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor, params }) => {
    const contact = await getContact(actor, recordId(params.id))
    if (!contact) throw new AppError('NOT_FOUND')
    return { body: contactRecord(contact) }
  },
  DELETE: async ({ actor, params, text }) => {
    await removeContact(actor, recordId(params.id))
    return { body: { message: text('deleted') } }
  },
})
