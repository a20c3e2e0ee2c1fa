import 'server-only'
import { authorize, type Actor } from '@/lib/auth/permissions'
import { endSessionsOf, sessionHandle } from '@/lib/auth/session'
import { database } from '@/lib/db/client'
import { AppError } from '@/lib/core/errors'
import { deviceOf } from '@/lib/auth/device-name'

/** One place where a person is signed in. */
export type OwnSession = {
  /** Its name on pages; never the id, which belongs to the cookie. */
  handle: string
  browser: string | null
  system: string | null
  /** ISO 8601. */
  signedInAt: string
  /** ISO 8601; at most some minutes old. */
  lastSeenAt: string
  isThisOne: boolean
}

/** Where the caller is signed in, this place first, then the one seen last. */
export async function listOwnSessions(actor: Actor): Promise<OwnSession[]> {
  authorize(actor, 'session:list-own')
  const rows = await database().session.findMany({
    where: { userId: actor.id, expiresAt: { gt: new Date() } },
    select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: 50,
  })
  const { sessionId } = actor
  return rows
    .map((row) => ({
      handle: sessionHandle(row.id),
      ...deviceOf(row.userAgent),
      signedInAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      isThisOne: row.id === sessionId,
    }))
    .toSorted((one, other) => Number(other.isThisOne) - Number(one.isThisOne))
}

/** Ends one of the caller's sessions by its handle. Throws NOT_FOUND for one that is over or somebody else's. */
export async function endOwnSession(actor: Actor, handle: string): Promise<{ wasThisOne: boolean }> {
  authorize(actor, 'session:end-own')
  const { id: userId, sessionId } = actor
  const own = await database().session.findMany({ where: { userId }, select: { id: true } })
  const id = own.find((session) => sessionHandle(session.id) === handle)?.id
  const { count } = id ? await database().session.deleteMany({ where: { id, userId } }) : { count: 0 }
  if (count === 0) throw new AppError('NOT_FOUND')
  return { wasThisOne: id === sessionId }
}

/** Ends all of the caller's sessions, this one too. */
export async function endOwnSessions(actor: Actor): Promise<void> {
  authorize(actor, 'session:end-own')
  const { id } = actor
  await database().$transaction((transaction) => endSessionsOf(transaction, id))
}
