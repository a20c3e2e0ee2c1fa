import { apiRoute } from '@/lib/http/route'
import { userRecord } from '@/lib/users/record'
import { getOwnProfile } from '@/lib/users/service'

/** `GET /dashboards` (SPEC section 7): an array whose first entry is the caller's record. */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor }) => ({ body: [userRecord(await getOwnProfile(actor))] }),
})
