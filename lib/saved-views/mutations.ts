import 'server-only'
import { type Actor, authorize, holds } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import { routeOf } from '@/lib/routes/routes'
import { mostViews } from './rules'
import type { SavedViewInput } from './schema'

/**
 * Keeps a view of a list for the caller; one of the same name takes its place. Throws FORBIDDEN for a list that the role may
 * not enter, INVALID_INPUT for one view more than a list may have.
 */
export async function saveView(actor: Actor, { name, path, query }: SavedViewInput): Promise<void> {
  authorize(actor, 'saved-view:keep-own')
  const { permission, frame } = routeOf(path)
  if (frame !== 'office' || !holds(actor, permission)) throw new AppError('FORBIDDEN')
  const others = await database().savedView.count({
    where: { userId: actor.id, path, name: { not: name } },
  })
  if (others >= mostViews) throw new AppError('INVALID_INPUT', { name: 'tooManyViews' })
  await database().savedView.upsert({
    where: { userId_path_name: { userId: actor.id, path, name } },
    create: { userId: actor.id, path, name, query },
    update: { query },
    select: { id: true },
  })
}

/** Removes one of the caller's own views and says of which list it was. Throws NOT_FOUND, also for somebody else's. */
export async function removeView(actor: Actor, id: string): Promise<string> {
  authorize(actor, 'saved-view:keep-own')
  const own = { id, userId: actor.id }
  const view = await database().savedView.findFirst({ where: own, select: { path: true } })
  if (!view) throw new AppError('NOT_FOUND')
  await database().savedView.deleteMany({ where: own })
  return view.path
}
