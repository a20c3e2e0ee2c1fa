import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { newRecoveryCodes, recoveryHash } from '@/lib/auth/one-time-codes'
import type { SignedInActor } from '@/lib/auth/permissions'
import type { Database, Transaction } from '@/lib/db/client'
import { tellOfFactor } from './mails'

/** What happens to somebody's second factors, as the audit and the mail about it call it. */
type Change = 'set-up-factor' | 'remove-factor' | 'add-passkey' | 'remove-passkey'

/**
 * Belongs into the transaction that sets a second factor up or takes one away: all other sessions of the person end, because they
 * never proved it, or proved one that may be lost; the person is told by mail, and the audit.
 */
export async function recordFactorChange(
  transaction: Transaction,
  actor: SignedInActor,
  change: Change,
): Promise<void> {
  const { id: userId, sessionId } = actor
  await transaction.session.deleteMany({ where: { userId, id: { not: sessionId } } })
  await recordAudit(transaction, actor, { action: change, entity: 'user', entityId: userId })
  const person = await transaction.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, firstName: true, locale: true, emailConfirmedAt: true },
  })
  await tellOfFactor(transaction, { ...person, isConfirmed: person.emailConfirmedAt !== null }, change)
}

/**
 * As `recordFactorChange`, after a factor was set up, which proves that the person is there. Returns the recovery codes that the
 * first factor brings, to be shown this once; none with a further one, whose person has them.
 */
export async function recordNewFactor(
  transaction: Transaction,
  actor: SignedInActor,
  change: Change,
): Promise<string[]> {
  await recordFactorChange(transaction, actor, change)
  await markProven(transaction, actor)
  const hasCodes = await transaction.recoveryCode.findFirst({
    where: { userId: actor.id },
    select: { userId: true },
  })
  return hasCodes ? [] : replaceCodes(transaction, actor.id)
}

/** The person has proven just now, in this session, that they are there. */
export async function markProven(
  client: Database | Transaction,
  { sessionId }: SignedInActor,
): Promise<void> {
  await client.session.updateMany({ where: { id: sessionId }, data: { provenAt: new Date() } })
}

/** New recovery codes in place of the old ones. */
export async function replaceCodes(transaction: Transaction, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await transaction.recoveryCode.deleteMany({ where: { userId } })
  await transaction.recoveryCode.createMany({
    data: codes.flatMap((code) => {
      const codeHash = recoveryHash(userId, code)
      return codeHash ? { userId, codeHash } : []
    }),
  })
  return codes
}
