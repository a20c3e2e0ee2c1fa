import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import * as operations from '@/lib/users/operations'
import { userRecord } from '@/lib/users/record'
import { getOwnProfile } from '@/lib/users/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.getProfile, async ({ actor }) => ({
    body: { user: userRecord(await getOwnProfile(actor)) },
  })),
})
