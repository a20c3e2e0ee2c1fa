import 'server-only'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { database, type Database, type Transaction } from '@/lib/db/client'
import { env } from '@/lib/core/env'
import { markSessionRead } from '@/lib/core/page-render'
import { visitor, type Actor, type SignedInRole } from './permissions'
import {
  decodeSessionToken,
  encodeSessionToken,
  sessionCookieName,
  sessionSeconds,
  authSecret,
} from './session-token'
import { createHmac } from 'node:crypto'
import { AppError } from '@/lib/core/errors'

// Readable by scripts and free of secrets: tells the public bar whether asking for the profile is worth it.
const hintCookie = 'signed_in'

async function readActor(): Promise<Actor> {
  markSessionRead()
  const claims = await decodeSessionToken((await cookies()).get(sessionCookieName())?.value)
  if (!claims) return visitor
  const session = await database().session.findFirst({
    where: { id: claims.sid, userId: claims.sub, expiresAt: { gt: new Date() } },
    select: {
      id: true,
      lastSeenAt: true,
      user: { select: { id: true, role: true, email: true, firstName: true, lastName: true } },
    },
  })
  if (!session) return visitor
  const noteBefore = worthNotingBefore(new Date())
  if (session.lastSeenAt < noteBefore) {
    // Conditional, so that many requests at once write once; a session ended meanwhile stays ended.
    await database().session.updateMany({
      where: { id: session.id, lastSeenAt: { lt: noteBefore } },
      data: { lastSeenAt: new Date() },
    })
  }
  return { ...session.user, sessionId: session.id }
}

/** Who is asking, from the cookie and, freshly, the database; a revoked session is a visitor. Once per request. */
export const currentActor = cache(readActor)

/**
 * Opens a session for a person whose identity was just verified and sets its cookie; this browser's former one ends. Throws
 * NO_ROLE when that counts no more.
 */
export async function startSession(person: VerifiedUser): Promise<void> {
  const former = await decodeSessionToken((await cookies()).get(sessionCookieName())?.value)
  if (former) await database().session.deleteMany({ where: { id: former.sid } })
  const session = await openSessionOf(database(), person, {
    userAgent: (await headers()).get('user-agent')?.slice(0, 300) ?? null,
    expiresAt: new Date(Date.now() + sessionSeconds * 1000),
  })
  const token = await encodeSessionToken({ sub: person.id, sid: session.id, role: person.role })
  const shared = {
    sameSite: 'lax',
    secure: env().SITE_URL.startsWith('https:'),
    path: '/',
    maxAge: sessionSeconds,
  } as const
  const jar = await cookies()
  jar.set(sessionCookieName(), token, { ...shared, httpOnly: true })
  jar.set(hintCookie, '1', shared)
}

/** Ends the caller's session in the database, so that copies of the cookie are worthless, and removes the cookie. */
export async function endSession(): Promise<void> {
  const jar = await cookies()
  const claims = await decodeSessionToken(jar.get(sessionCookieName())?.value)
  if (claims) await database().session.deleteMany({ where: { id: claims.sid } })
  await clearSessionCookies()
}

/** Removes the cookies of a session that is over. */
export async function clearSessionCookies(): Promise<void> {
  const jar = await cookies()
  jar.delete(sessionCookieName())
  jar.delete(hintCookie)
}

/** Somebody whose identity was just verified, and the epoch of sessions in which it was. */
export type VerifiedUser = { id: string; role: SignedInRole; sessionEpoch: number }

/**
 * Makes the row of a new session, unless the person's sessions were ended since they were verified: a password that
 * is being replaced opens nothing any more. Throws NO_ROLE then, and for somebody who is gone.
 */
export async function openSessionOf(
  client: Database,
  { id: userId, sessionEpoch }: VerifiedUser,
  { userAgent, expiresAt }: { userAgent: string | null; expiresAt: Date },
): Promise<{ id: string }> {
  return client.$transaction(async (transaction) => {
    // Shares the row, so that `endSessionsOf` either has been seen here or will see the new session.
    const [person] = await transaction.$queryRaw<unknown[]>`
      SELECT 1 FROM users WHERE id = ${userId}::uuid AND session_epoch = ${sessionEpoch} FOR SHARE`
    if (!person) throw new AppError('NO_ROLE')
    return transaction.session.create({ data: { userId, userAgent, expiresAt }, select: { id: true } })
  })
}

/**
 * Ends all of a person's sessions at once, on every process and for every copy of their cookies, and sign-ins that are
 * under way. Belongs into the transaction that changes a password or a role (docs/decisions/sessions.md). Returns the
 * epoch that begins.
 */
export async function endSessionsOf(transaction: Transaction, userId: string): Promise<number> {
  const [person] = await transaction.user.updateManyAndReturn({
    where: { id: userId },
    data: { sessionEpoch: { increment: 1 } },
    select: { sessionEpoch: true },
  })
  await transaction.session.deleteMany({ where: { userId } })
  return person?.sessionEpoch ?? 0
}

/**
 * The name that a session has on pages and in forms. It tells the session from the person's others and opens nothing:
 * the id itself stays between the database and the encrypted cookie.
 */
export function sessionHandle(sessionId: string): string {
  return createHmac('sha256', authSecret()).update(`session ${sessionId}`).digest('hex').slice(0, 24)
}

const sparingMs = 10 * 60 * 1000

/** The moment before which a session must have been seen last to be worth another note: not at every page. */
function worthNotingBefore(now: Date): Date {
  return new Date(now.getTime() - sparingMs)
}
