import { contactRecord } from '@/lib/contacts/record'
import { createContactInput } from '@/lib/contacts/schema'
import { createContact } from '@/lib/contacts/service'
import { clientAddress } from '@/lib/http/client-address'
import { apiRoute } from '@/lib/http/route'

/** `POST /contact` (SPEC section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  POST: async ({ actor, json, locale, text }) => {
    const input = await json(createContactInput)
    const contact = await createContact(actor, { input, locale, address: await clientAddress() })
    return { status: 201, body: { message: text('contactSent'), contact: contactRecord(contact) } }
  },
})
