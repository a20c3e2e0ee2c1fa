import * as operations from '@/lib/requests/contact-endpoints'
import { contactRecord } from '@/lib/requests/contact-shape'
import { listContacts } from '@/lib/requests/contacts'
import { apiRoute } from '@/lib/server/api-route'
import { serve } from '@/lib/server/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.listContacts, async ({ actor, query }) => {
    const list = await listContacts(actor, query)
    return { body: list.contacts.map(contactRecord), list }
  }),
})
