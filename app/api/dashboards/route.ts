import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import * as operations from '@/lib/users/endpoints'
import { userView } from '@/lib/users/view'
import { getOwnProfile } from '@/lib/users/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.getDashboards, async ({ actor }) => ({
    body: [userView(await getOwnProfile(actor))],
  })),
})
