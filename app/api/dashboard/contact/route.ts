import { contactRecord } from '@/lib/contacts/record'
import { listContacts } from '@/lib/contacts/service'
import { pagingHeaders, pagingOf } from '@/lib/http/paging'
import { apiRoute } from '@/lib/http/route'

/** `GET /dashboard/contact` (SPEC section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor, request }) => {
    const list = await listContacts(actor, pagingOf(request.nextUrl))
    return { body: list.contacts.map(contactRecord), headers: pagingHeaders(request.nextUrl, list) }
  },
})
