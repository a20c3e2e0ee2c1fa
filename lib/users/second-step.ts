import 'server-only'
import { recoveryHash, totpStep } from '@/lib/auth/one-time-codes'
import { authorizeAnyone, type Actor } from '@/lib/auth/permissions'
import { unseal } from '@/lib/auth/sealed'
import type { VerifiedUser } from '@/lib/auth/session'
import { recordSecurityEvent } from '@/lib/audit/audit-writer'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import { consumeLimit, takeTryBack } from '@/lib/server/rate-limit'

type SecondStep = {
  userId: string
  /** In which epoch of their sessions the first step was done, where it was another request. */
  sessionEpoch?: number
  code: string
}

/**
 * Checks a code of a person's authenticator app, or one of their recovery codes; each counts once, also for two who type it at the
 * same time. Guesses are counted for the person: only who knows the password, or has the session, comes this far. Throws
 * NO_ROLE for a first step that counts no more, INVALID_INPUT at `code`, TOO_MANY_TRIES.
 */
export async function verifySecondStep(
  actor: Actor,
  { userId, sessionEpoch, code }: SecondStep,
): Promise<VerifiedUser> {
  authorizeAnyone(actor, 'session:create')
  const person = await database().user.findFirst({
    where: { id: userId, ...(sessionEpoch !== undefined && { sessionEpoch }) },
    select: { id: true, role: true, sessionEpoch: true },
  })
  if (!person) throw new AppError('NO_ROLE')
  await consumeLimit('second-step', userId)
  const isRight = (await redeemTotp(userId, code)) || (await redeemRecoveryCode(userId, code))
  if (!isRight) throw new AppError('INVALID_INPUT', { code: 'codeWrong' })
  await takeTryBack('second-step', userId)
  return person
}

async function redeemTotp(userId: string, code: string): Promise<boolean> {
  const row = await database().authenticator.findFirst({
    where: { userId, confirmedAt: { not: null } },
    select: { secret: true },
  })
  const secret = row && unseal(row.secret)
  const step = secret ? totpStep(secret, code, new Date()) : null
  if (step === null) return false
  const { count } = await database().authenticator.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step },
  })
  return count === 1
}

async function redeemRecoveryCode(userId: string, code: string): Promise<boolean> {
  const codeHash = recoveryHash(userId, code)
  if (!codeHash) return false
  const { count } = await database().recoveryCode.updateMany({
    where: { userId, codeHash, usedAt: null },
    data: { usedAt: new Date() },
  })
  if (count === 0) return false
  await recordSecurityEvent(database(), { action: 'use-recovery-code', userId })
  return true
}
