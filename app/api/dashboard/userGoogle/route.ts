import { apiRoute } from '@/lib/server/api-route'
import { serve } from '@/lib/server/endpoint'
import * as operations from '@/lib/users/endpoints'
import { managedUserRecord } from '@/lib/users/staff-shape'
import { countUsers, listUsers } from '@/lib/users/mutations'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.listGoogleUsers, async ({ actor, query: { limit, ...query } }) => {
    const [list, total] = await Promise.all([
      listUsers(actor, { query, kind: 'google', limit }),
      countUsers(actor, 'google'),
    ])
    return { body: list.rows.map(managedUserRecord), list: { ...list, total } }
  }),
})
