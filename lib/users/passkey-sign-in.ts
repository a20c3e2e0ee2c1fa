import 'server-only'
import { recordSignInProblem } from '@/lib/audit/audit-writer'
import { passkeySeconds } from '@/lib/auth/passkey-challenge'
import {
  type Assertion,
  assertionOptions,
  checkAssertion,
  readAssertion,
  userIdOf,
} from '@/lib/auth/passkeys'
import { authorizeAnyone, type Actor } from '@/lib/auth/permissions'
import type { VerifiedUser } from '@/lib/auth/session'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import { consumeLimit, isFirstUse, takeTryBack } from '@/lib/server/rate-limit'
import { consumeLoginLimit, refundLoginLimit } from './login-limits'

type Answer = {
  /** What the browser sent, as JSON; none where no script did. */
  answer: string | undefined
  /** What its device was asked a moment ago; null where nothing was. */
  challenge: string | null
}

/** The passkey that an answer names and that belongs to the person whose id its device kept. */
async function findPasskey(assertion: Assertion | null, userId?: string) {
  if (!assertion) return null
  const passkey = await database().passkey.findFirst({
    where: { credentialId: assertion.id, ...(userId && { userId }) },
    select: {
      ...{ id: true, userId: true, credentialId: true, publicKey: true, counter: true },
      user: { select: { id: true, role: true, email: true, sessionEpoch: true } },
    },
  })
  const kept = userIdOf(assertion)
  return passkey && (kept === null || kept === passkey.userId) ? { ...passkey, assertion } : null
}
type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** Uses a passkey once: the challenge counts for one answer, and the counter of the device only grows. */
async function redeem({ assertion, ...passkey }: FoundPasskey, challenge: string | null): Promise<boolean> {
  if (challenge === null || !(await isFirstUse('passkey', challenge, passkeySeconds))) return false
  const counter = await checkAssertion(assertion, { challenge, passkey })
  if (counter === null) return false
  const { count } = await database().passkey.updateMany({
    where: { id: passkey.id, counter: counter === 0 ? 0 : { lt: counter } },
    data: { counter, lastUsedAt: new Date() },
  })
  return count === 1
}

/**
 * Verifies who somebody is by a passkey alone, which is both steps: the device, and the fingerprint, face or PIN that it asks
 * for. Tries are counted as those of passwords. Throws PASSKEY_UNAVAILABLE, PASSKEY_REFUSED, TOO_MANY_TRIES.
 */
export async function signInWithPasskey(
  actor: Actor,
  { answer, challenge, ...from }: Answer & { address: string; device?: string },
): Promise<VerifiedUser> {
  authorizeAnyone(actor, 'session:create')
  if (!answer) throw new AppError('PASSKEY_UNAVAILABLE')
  const passkey = await findPasskey(readAssertion(answer))
  const email = passkey?.user.email ?? ''
  const place = { ...from, email }
  const { refusalIfWrong } = await consumeLoginLimit(place).catch(async (error: unknown) => {
    await recordSignInProblem('locked-out', email)
    throw error
  })
  if (!passkey || !(await redeem(passkey, challenge))) {
    await recordSignInProblem('sign-in-failed', email)
    throw refusalIfWrong ?? new AppError('PASSKEY_REFUSED')
  }
  await refundLoginLimit(place)
  const { id, role, sessionEpoch } = passkey.user
  await database().user.updateMany({ where: { id }, data: { lastLoginAt: new Date() } })
  return { id, role, sessionEpoch }
}

type FirstStep = {
  userId: string
  /** In which epoch of their sessions the first step was done, where it was another request. */
  sessionEpoch?: number
}

/**
 * Checks a passkey of a person who did the first step, or has a session. Tries are counted for the person, as those of codes.
 * Throws PASSKEY_UNAVAILABLE, PASSKEY_REFUSED, TOO_MANY_TRIES, NO_ROLE for a first step that counts no more.
 */
export async function verifyPasskey(
  actor: Actor,
  { userId, sessionEpoch, answer, challenge }: FirstStep & Answer,
): Promise<VerifiedUser> {
  authorizeAnyone(actor, 'session:create')
  if (!answer) throw new AppError('PASSKEY_UNAVAILABLE')
  await consumeLimit('second-step', userId)
  const passkey = await findPasskey(readAssertion(answer), userId)
  if (!passkey || !(await redeem(passkey, challenge))) throw new AppError('PASSKEY_REFUSED')
  await takeTryBack('second-step', userId)
  const { id, role, sessionEpoch: epoch } = passkey.user
  if (sessionEpoch !== undefined && sessionEpoch !== epoch) throw new AppError('NO_ROLE')
  return { id, role, sessionEpoch: epoch }
}

/** What a browser needs to sign in with a passkey, or to do the second step of a person who did the first. */
export async function startPasskeySignIn(
  actor: Actor,
  first: FirstStep | null,
): ReturnType<typeof assertionOptions> {
  authorizeAnyone(actor, 'session:create')
  return assertionOptions(first ? await passkeysAfter(first) : [])
}

/** Whether somebody who did the first step has a passkey for the second. */
export async function hasPasskey(actor: Actor, first: FirstStep): Promise<boolean> {
  authorizeAnyone(actor, 'session:create')
  return (await passkeysAfter(first)).length > 0
}

const passkeysAfter = ({ userId, sessionEpoch }: FirstStep) =>
  database().passkey.findMany({
    where: { userId, ...(sessionEpoch !== undefined && { user: { sessionEpoch } }) },
    select: { credentialId: true, transports: true },
  })
