import * as operations from '@/lib/requests/contact-endpoints'
import { contactRecord } from '@/lib/requests/contact-shape'
import { createContact } from '@/lib/requests/contacts'
import { clientAddress } from '@/lib/server/client-address'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: defineEndpoint(operations.createContact, async ({ actor, input, locale, text }) => {
    const contact = await createContact(actor, { input, locale, address: await clientAddress() })
    return { body: { message: text('contactSent'), contact: contactRecord(contact) } }
  }),
})
