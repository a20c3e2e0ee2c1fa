import { apiRoute } from '@/lib/server/api-route'
import { serve } from '@/lib/server/endpoint'
import * as operations from '@/lib/users/endpoints'
import { userView } from '@/lib/users/view'
import { getOwnProfile } from '@/lib/users/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.getProfile, async ({ actor }) => ({
    body: { user: userView(await getOwnProfile(actor)) },
  })),
})
