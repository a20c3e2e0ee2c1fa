import { apiRoute } from '@/lib/http/route'
import { userRecord } from '@/lib/users/record'
import { getOwnProfile } from '@/lib/users/service'

/** `GET /profile` (SPEC section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor }) => ({ body: { user: userRecord(await getOwnProfile(actor)) } }),
})
