import { apiRoute } from '@/lib/server/api-route'
import { serve } from '@/lib/server/endpoint'
import * as operations from '@/lib/users/sign-in-endpoints'
import { userRecord } from '@/lib/users/view'
import { getOwnProfile } from '@/lib/users/sign-in'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.getProfile, async ({ actor }) => ({
    body: { user: userRecord(await getOwnProfile(actor)) },
  })),
})
