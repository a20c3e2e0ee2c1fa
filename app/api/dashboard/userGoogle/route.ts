import { apiRoute } from '@/lib/server/api-route'
import { serve } from '@/lib/server/endpoint'
import * as operations from '@/lib/users/endpoints'
import { managedUserRecord } from '@/lib/users/staff-shape'
import { listUsersByNumber } from '@/lib/users/mutations'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.listGoogleUsers, async ({ actor, query }) => {
    const list = await listUsersByNumber(actor, { kind: 'google', ...query })
    return { body: list.users.map(managedUserRecord), list }
  }),
})
