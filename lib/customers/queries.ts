import 'server-only'
import { authorize, type Actor } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import { ownDataSelect, toOwnData } from './view'

/**
 * Everything that is kept about the caller's account, to be downloaded. Bookings and the history of their status are in
 * it, newest first. Throws UNAUTHENTICATED when the account is gone.
 */
export async function getOwnData(actor: Actor) {
  authorize(actor, 'account:download-own')
  const row = await database().user.findUnique({ where: { id: actor.id }, select: ownDataSelect })
  if (!row) throw new AppError('UNAUTHENTICATED')
  return toOwnData(row)
}
