import * as operations from '@/lib/requests/contact-endpoints'
import { contactRecord } from '@/lib/requests/contact-shape'
import { getContact, removeContact } from '@/lib/requests/contacts'
import { AppError } from '@/lib/core/errors'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.getContact, async ({ actor, params }) => {
    const contact = await getContact(actor, params.id)
    if (!contact) throw new AppError('NOT_FOUND')
    return { body: contactRecord(contact) }
  }),
  DELETE: defineEndpoint(operations.removeContact, async ({ actor, params, text }) => {
    await removeContact(actor, params.id)
    return { body: { message: text('deleted') } }
  }),
})
