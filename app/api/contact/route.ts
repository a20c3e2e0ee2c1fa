import * as operations from '@/lib/contacts/operations'
import { contactRecord } from '@/lib/contacts/record'
import { createContact } from '@/lib/contacts/service'
import { clientAddress } from '@/lib/http/client-address'
import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: serve(operations.createContact, async ({ actor, input, locale, text }) => {
    const contact = await createContact(actor, { input, locale, address: await clientAddress() })
    return { body: { message: text('contactSent'), contact: contactRecord(contact) } }
  }),
})
