import 'server-only'
import { createHmac } from 'node:crypto'
import type { Database, Transaction } from '@/lib/db/client'
import { AppError } from '@/lib/core/errors'
import type { SignedInRole } from './permissions'
import { authSecret } from './session-token'

/** Somebody whose identity was just verified, and the epoch of sessions in which it was. */
export type VerifiedUser = { id: string; role: SignedInRole; sessionEpoch: number }

/**
 * Makes the row of a new session, unless the person's sessions were ended since the proof was looked at: a password that
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
