import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import * as operations from '@/lib/users/endpoints'
import { userView } from '@/lib/users/view'
import { countUsers, listUsers } from '@/lib/users/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.listUsers, async ({ actor, query: { limit, ...query } }) => {
    const [list, total] = await Promise.all([
      listUsers(actor, { query, kind: 'password', limit }),
      countUsers(actor, 'password'),
    ])
    return { body: list.rows.map(userView), list: { ...list, total } }
  }),
})
