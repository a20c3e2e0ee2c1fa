import * as operations from '@/lib/requests/contact-endpoints'
import { contactRecord } from '@/lib/requests/contact-shape'
import { countContacts, listContacts } from '@/lib/requests/contact-list'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.listContacts, async ({ actor, query }) => {
    const [list, total] = await Promise.all([listContacts(actor, query), countContacts(actor)])
    return { body: list.rows.map(contactRecord), list: { ...list, total } }
  }),
})
