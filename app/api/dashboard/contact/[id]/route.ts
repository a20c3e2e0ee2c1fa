import * as operations from '@/lib/contacts/operations'
import { contactRecord } from '@/lib/contacts/record'
import { getContact, removeContact } from '@/lib/contacts/service'
import { AppError } from '@/lib/errors/app-error'
import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.getContact, async ({ actor, params }) => {
    const contact = await getContact(actor, params.id)
    if (!contact) throw new AppError('NOT_FOUND')
    return { body: contactRecord(contact) }
  }),
  DELETE: serve(operations.removeContact, async ({ actor, params, text }) => {
    await removeContact(actor, params.id)
    return { body: { message: text('deleted') } }
  }),
})
