import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import * as operations from '@/lib/user-management/operations'
import { managedUserRecord } from '@/lib/user-management/record'
import { listUsersByNumber } from '@/lib/user-management/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.listUsers, async ({ actor, query }) => {
    const list = await listUsersByNumber(actor, { kind: 'password', ...query })
    return { body: list.users.map(managedUserRecord), list }
  }),
})
