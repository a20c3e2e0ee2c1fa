import * as operations from '@/lib/contacts/operations'
import { contactRecord } from '@/lib/contacts/record'
import { listContacts } from '@/lib/contacts/service'
import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.listContacts, async ({ actor, query }) => {
    const list = await listContacts(actor, query)
    return { body: list.contacts.map(contactRecord), list }
  }),
})
