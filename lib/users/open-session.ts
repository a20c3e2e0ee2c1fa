import 'server-only'
import { currentDevice, keepDevice } from '@/lib/auth/device'
import type { Actor } from '@/lib/auth/permissions'
import { readChallenge } from '@/lib/auth/passkey-challenge'
import { forgetFirstStep, keepFirstStep, readFirstStep } from '@/lib/auth/second-step-cookie'
import { startSession, type VerifiedUser } from '@/lib/auth/session'
import { localPath } from '@/lib/auth/callback-url'
import { AppError } from '@/lib/core/errors'
import { hrefOf } from '@/lib/routes/routes'
import { clientAddress, isForwarded } from '@/lib/server/client-address'
import { setFlash } from '@/lib/server/flash'
import type { LoginInput, LoginRequest } from './schema'
import { signInWithPasskey, verifyPasskey } from './passkey-sign-in'
import { verifySecondStep } from './second-step'
import { verifyCredentials } from './sign-in'
import type { User } from './view'

async function verify(actor: Actor, input: LoginInput) {
  const device = await currentDevice()
  const [address, isElsewhere] = await Promise.all([clientAddress(), isForwarded()])
  const checked = await verifyCredentials(actor, { input, device, address, isForwarded: isElsewhere })
  return { ...checked, device }
}

/**
 * Signs in whoever calls the API: session, cookies and the device known. Somebody with a second factor sends its code along.
 * Throws as `verifyCredentials`, and SECOND_FACTOR_REQUIRED where the code is missing or wrong.
 */
export async function signInWithCode({
  actor,
  input: { code, ...input },
}: {
  actor: Actor
  input: LoginRequest
}): Promise<User> {
  const { user, verified, device } = await verify(actor, input)
  if (verified.hasFactor) {
    if (!code) throw new AppError('SECOND_FACTOR_REQUIRED', { code: 'codeMissing' })
    await verifySecondStep(actor, { userId: verified.id, code }).catch(asRequired)
  }
  await startSession(verified, { provenAt: verified.hasFactor ? new Date() : null })
  await keepDevice(device)
  return user
}

function asRequired(error: unknown): never {
  const isWrong = error instanceof AppError && error.code === 'INVALID_INPUT'
  throw isWrong ? new AppError('SECOND_FACTOR_REQUIRED', error.fields) : error
}

/** Signs in whoever sends the form; false where a code is asked for next. Throws as `verifyCredentials`. */
export async function signIn({ actor, input }: { actor: Actor; input: LoginInput }): Promise<boolean> {
  const { verified, device } = await verify(actor, input)
  await keepDevice(device)
  return openSession(verified)
}

/** Opens the session of somebody who was verified in one way; false where their second factor is asked for next. */
export async function openSession(verified: VerifiedUser): Promise<boolean> {
  if (verified.hasFactor) {
    await keepFirstStep({ userId: verified.id, sessionEpoch: verified.sessionEpoch })
    return false
  }
  await startSession(verified)
  return true
}

/**
 * The second step of a sign-in that this browser has begun, by a code or by what its device answered. Throws NO_ROLE where it
 * began too long ago or counts no more, as `verifySecondStep` and `verifyPasskey`.
 */
export async function finishSignIn({
  actor,
  ...given
}: {
  actor: Actor
} & ({ code: string } | { answer: string | undefined })): Promise<void> {
  const first = await readFirstStep()
  if (!first) throw new AppError('NO_ROLE')
  const person =
    'code' in given
      ? await verifySecondStep(actor, { ...first, code: given.code })
      : await verifyPasskey(actor, {
          ...first,
          answer: given.answer,
          challenge: await readChallenge({ purpose: 'second-step', userId: first.userId }),
        })
  await startSession(person, { provenAt: new Date() })
}

/**
 * Where somebody goes on whose second step failed: to the login once more, with a word about it, where the first step counts no
 * more; the step alone could never end well. Throws any other error.
 */
export async function beginAgain(error: unknown, callbackUrl: string | undefined): Promise<string> {
  if (!(error instanceof AppError && error.code === 'NO_ROLE')) throw error
  await forgetFirstStep()
  await setFlash({ key: 'signInOver' })
  return hrefOf('/Login', { callbackUrl: localPath(callbackUrl) ?? undefined })
}

/** Signs in whoever has a passkey: both steps at once. Throws as `signInWithPasskey`. */
export async function openSessionByPasskey({
  actor,
  answer,
}: {
  actor: Actor
  answer: string | undefined
}): Promise<void> {
  const [device, address] = await Promise.all([currentDevice(), clientAddress()])
  const challenge = await readChallenge({ purpose: 'sign-in' })
  const person = await signInWithPasskey(actor, { answer, challenge, device, address })
  await keepDevice(device)
  await startSession(person, { provenAt: new Date() })
}
