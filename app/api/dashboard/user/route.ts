import { apiRoute } from '@/lib/server/api-route'
import { serve } from '@/lib/server/endpoint'
import * as operations from '@/lib/users/endpoints'
import { managedUserRecord } from '@/lib/users/staff-shape'
import { countUsers, listUsers } from '@/lib/users/mutations'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.listUsers, async ({ actor, query: { limit, ...query } }) => {
    const [list, total] = await Promise.all([
      listUsers(actor, { query, kind: 'password', limit }),
      countUsers(actor, 'password'),
    ])
    return { body: list.rows.map(managedUserRecord), list: { ...list, total } }
  }),
})
