import { pagingHeaders, pagingOf } from '@/lib/http/paging'
import { apiRoute } from '@/lib/http/route'
import { managedUserRecord } from '@/lib/user-management/record'
import { listUsersByNumber } from '@/lib/user-management/service'

/** `GET /dashboard/user` (SPEC section 7): those who sign in with a password. */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor, request }) => {
    const { page, limit } = pagingOf(request.nextUrl)
    const list = await listUsersByNumber(actor, { kind: 'password', page, limit })
    return { body: list.users.map(managedUserRecord), headers: pagingHeaders(request.nextUrl, list) }
  },
})
