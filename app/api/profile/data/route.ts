import { apiRoute } from '@/lib/http/route'
import { getOwnData } from '@/lib/own-account/service'

/** `GET /profile/data`: everything kept about the caller's account, as a file (docs/decisions/deleted-people.md). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor }) => ({
    body: await getOwnData(actor),
    headers: { 'content-disposition': 'attachment; filename="my-data.json"' },
  }),
})
