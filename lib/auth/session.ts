import 'server-only'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { z } from 'zod'
import { database, type Database, type Transaction } from '@/lib/db/client'
import { isHttps } from '@/lib/core/env'
import { markSessionRead } from '@/lib/core/page-render'
import { visitor, type Actor, type SignedInActor, type SignedInRole } from './permissions'
import {
  decodeSessionToken,
  encodeSessionToken,
  secondStepCookie,
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
  const session = await findSession(claims)
  if (!session) return visitor
  const { lastSeenAt, provenAt, security, ...user } = session
  if (user.role !== 'user' && lastSeenAt < idleBefore(new Date())) {
    await database().session.deleteMany({ where: { id: claims.sid } })
    return visitor
  }
  const noteBefore = worthNotingBefore(new Date())
  if (lastSeenAt < noteBefore) {
    // Conditional, so that many requests at once write once; a session ended meanwhile stays ended.
    await database().session.updateMany({
      where: { id: claims.sid, lastSeenAt: { lt: noteBefore } },
      data: { lastSeenAt: new Date() },
    })
  }
  const lacksFactor = user.role !== 'user' && !user.hasFactor && staffFactorOf(security)
  return { ...user, sessionId: claims.sid, provenAt, lacksFactor }
}

type FoundSession = Omit<SignedInActor, 'sessionId' | 'lacksFactor'> & {
  hasFactor: boolean
  lastSeenAt: Date
  provenAt: Date | null
  /** What the settings ask of staff. */
  security: unknown
}

/** A session that has not expired, with its person. One query, for it begins every page of somebody signed in. */
async function findSession({ sid, sub }: { sid: string; sub: string }): Promise<FoundSession | undefined> {
  const [session] = await database().$queryRaw<FoundSession[]>`
    SELECT u."id", u."role"::text, u."email", u."first_name" AS "firstName", u."last_name" AS "lastName",
      u."has_factor" AS "hasFactor", s."last_seen_at" AS "lastSeenAt", s."proven_at" AS "provenAt",
      (SELECT "security" FROM "settings") AS "security"
    FROM "sessions" s JOIN "users" u ON u."id" = s."user_id"
    WHERE s."id" = ${sid}::uuid AND s."user_id" = ${sub}::uuid AND s."expires_at" > ${new Date()}`
  return session
}

/** Who is asking, from the cookie and, freshly, the database; a revoked session is a visitor. Once per request. */
export const currentActor = cache(readActor)

/**
 * Opens a session for a person whose identity was just verified and sets its cookie; this browser's former one ends, as does a
 * sign-in that waits for its second step, whoever's that is.
 * `provenAt` is when the second factor was proven, where there is one. Throws NO_ROLE when that counts no more,
 * ACCOUNT_CLOSED.
 */
export async function startSession(
  person: VerifiedUser,
  { provenAt = null }: { provenAt?: Date | null } = {},
): Promise<void> {
  const former = await decodeSessionToken((await cookies()).get(sessionCookieName())?.value)
  if (former) await database().session.deleteMany({ where: { id: former.sid } })
  const session = await openSessionOf(database(), person, {
    userAgent: (await headers()).get('user-agent')?.slice(0, 300) ?? null,
    expiresAt: new Date(Date.now() + sessionSeconds * 1000),
    provenAt,
  })
  const token = await encodeSessionToken({ sub: person.id, sid: session.id, role: person.role })
  const shared = {
    sameSite: 'lax',
    secure: isHttps(),
    path: '/',
    maxAge: sessionSeconds,
  } as const
  const jar = await cookies()
  jar.set(sessionCookieName(), token, { ...shared, httpOnly: true })
  jar.set(hintCookie, '1', shared)
  if (jar.has(secondStepCookie)) jar.delete(secondStepCookie)
}

/** What somebody typed before they were led away from a form (lib/bookings/draft.ts). */
export const draftCookies = ['booking_draft_0', 'booking_draft_1'] as const

/** Removes what was typed, once it became a booking or a change, or its person is gone. */
export async function clearDraft(): Promise<void> {
  const jar = await cookies()
  for (const name of draftCookies) if (jar.has(name)) jar.delete(name)
}

/**
 * Ends the caller's session in the database, so that copies of the cookie are worthless, and removes the cookie, with what was
 * typed under it: the next person of this browser is another one.
 */
export async function endSession(): Promise<void> {
  const jar = await cookies()
  const claims = await decodeSessionToken(jar.get(sessionCookieName())?.value)
  if (claims) await database().session.deleteMany({ where: { id: claims.sid } })
  await clearSessionCookies()
  await clearDraft()
}

/** Removes the cookies of a session that is over. */
export async function clearSessionCookies(): Promise<void> {
  const jar = await cookies()
  jar.delete(sessionCookieName())
  jar.delete(hintCookie)
}

/** Somebody whose identity was just verified, and the epoch of sessions in which it was. */
export type VerifiedUser = {
  id: string
  role: SignedInRole
  sessionEpoch: number
  /** Whether a code is asked for before a session is opened. */
  hasFactor?: boolean
}

/**
 * Makes the row of a new session, unless the person's sessions were ended since they were verified: a password that
 * is being replaced opens nothing any more. Throws NO_ROLE then, and for somebody who is gone; ACCOUNT_CLOSED.
 */
export async function openSessionOf(
  client: Database,
  { id: userId, sessionEpoch }: VerifiedUser,
  session: { userAgent: string | null; expiresAt: Date; provenAt?: Date | null },
): Promise<{ id: string }> {
  return client.$transaction(async (transaction) => {
    // Shares the row, so that `endSessionsOf` either has been seen here or will see the new session.
    const [person] = await transaction.$queryRaw<{ isClosed: boolean }[]>`
      SELECT closed_at IS NOT NULL AS "isClosed" FROM users
      WHERE id = ${userId}::uuid AND session_epoch = ${sessionEpoch} FOR SHARE`
    if (!person) throw new AppError('NO_ROLE')
    if (person.isClosed) throw new AppError('ACCOUNT_CLOSED')
    return transaction.session.create({ data: { userId, ...session }, select: { id: true } })
  })
}

/**
 * Holds a person's row, so that one of their requests at a time counts what is theirs. Throws UNAUTHENTICATED for somebody whose
 * account was deleted or closed since the request began.
 */
export async function lockPerson(transaction: Transaction, { id }: { id: string }): Promise<void> {
  const [person] = await transaction.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${id}::uuid AND closed_at IS NULL FOR NO KEY UPDATE`
  if (!person) throw new AppError('UNAUTHENTICATED')
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

const idleMs = 12 * 60 * 60 * 1000

/** The moment before which a session of staff must have been seen last to be over (CONTRACT section 13). */
const idleBefore = (now: Date): Date => new Date(now.getTime() - idleMs)

const securitySettings = z.object({ staffFactor: z.boolean() })

/** Whether an admin decided that staff sign in with a second step. */
export async function asksStaffForFactor(client: Database): Promise<boolean> {
  const row = await client.settings.findFirst({ select: { security: true } })
  return staffFactorOf(row?.security)
}

const staffFactorOf = (security: unknown): boolean =>
  securitySettings.safeParse(security).data?.staffFactor ?? false

const sparingMs = 10 * 60 * 1000

/** The moment before which a session must have been seen last to be worth another note: not at every page. */
function worthNotingBefore(now: Date): Date {
  return new Date(now.getTime() - sparingMs)
}
