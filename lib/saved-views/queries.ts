import 'server-only'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import type { RoutePath } from '@/lib/routes/routes'

/** A list as its owner looks at it; `query` is that of its address. */
export type SavedView = { id: string; name: string; query: string }

/** The caller's own views of a list, by their names. */
export async function listSavedViews(actor: Actor, path: RoutePath): Promise<SavedView[]> {
  authorize(actor, 'saved-view:keep-own')
  return database().savedView.findMany({
    where: { userId: actor.id, path },
    select: { id: true, name: true, query: true },
    orderBy: [{ name: 'asc' }],
  })
}
