import 'server-only'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { database } from '@/lib/db/client'
import { env } from '@/lib/core/env'
import { markSessionRead } from '@/lib/core/page-render'
import { worthNotingBefore } from './device-name'
import { visitor, type Actor } from './actor'
import { openSessionOf, type VerifiedUser } from './session-rows'
import { decodeSessionToken, encodeSessionToken, sessionCookieName, sessionSeconds } from './session-token'

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
 * Opens a session for a person whose identity was just proven and sets its cookie; this browser's former one ends. Throws
 * NO_ROLE when the proof counts no more.
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
