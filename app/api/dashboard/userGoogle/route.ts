import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import * as operations from '@/lib/user-management/operations'
import { managedUserRecord } from '@/lib/user-management/record'
import { listUsersByNumber } from '@/lib/user-management/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.listGoogleUsers, async ({ actor, query }) => {
    const list = await listUsersByNumber(actor, { kind: 'google', ...query })
    return { body: list.users.map(managedUserRecord), list }
  }),
})
