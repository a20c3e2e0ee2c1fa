import 'server-only'
import { type Actor, authorize, holds, type SignedInActor } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import { database, isViolation } from '@/lib/db/client'
import { routeOf } from '@/lib/routes/routes'
import { mostViews } from './rules'
import type { SavedViewInput } from './schema'

/**
 * Keeps a view of a list for the caller; one of the same name takes its place. With `renames` that view of theirs gets the name
 * instead. Throws FORBIDDEN for a list that the role may not enter, INVALID_INPUT for one view more than a list may have and for
 * a new name that another view has, NOT_FOUND for a view that is not theirs.
 */
export async function saveView(actor: Actor, { name, path, query, renames }: SavedViewInput): Promise<void> {
  authorize(actor, 'saved-view:keep-own')
  const { permission, frame } = routeOf(path)
  if (frame !== 'office' || !holds(actor, permission)) throw new AppError('FORBIDDEN')
  if (renames) return renameView(actor, { id: renames, name, path })
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

async function renameView(
  { id: userId }: SignedInActor,
  { id, name, path }: { id: string; name: string; path: string },
): Promise<void> {
  try {
    const { count } = await database().savedView.updateMany({ where: { id, userId, path }, data: { name } })
    if (count === 0) throw new AppError('NOT_FOUND')
  } catch (error) {
    if (isViolation(error, 'VIEW_NAME_TAKEN')) throw new AppError('INVALID_INPUT', { name: 'viewNameTaken' })
    throw error
  }
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
