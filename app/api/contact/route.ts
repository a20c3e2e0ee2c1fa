import * as operations from '@/lib/requests/endpoints'
import { createContact } from '@/lib/requests/mutations'
import { requestRecord } from '@/lib/requests/view'
import { apiRoute } from '@/lib/server/api-route'
import { clientAddress } from '@/lib/server/client-address'
import { defineEndpoint } from '@/lib/server/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: defineEndpoint(operations.createContact, async ({ actor, input, locale, text }) => {
    const contact = await createContact(actor, { input, locale, address: await clientAddress() })
    return { body: { message: text('contactSent'), contact: requestRecord(contact) } }
  }),
})
