'use server'

import { z } from 'zod'
import { leadingBack } from '@/lib/auth/callback-url'
import { keepChallenge, readChallenge } from '@/lib/auth/passkey-challenge'
import { readFirstStep } from '@/lib/auth/second-step-cookie'
import type { Actor } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import { confirmedForm } from '@/lib/core/schemas'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { beginAgain, finishSignIn, openSessionByPasskey } from './open-session'
import { startPasskeySignIn } from './passkey-sign-in'
import {
  addPasskey,
  proveAgainWithPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyProof,
} from './passkeys'
import { nothingInput, passkeyForm, renamePasskeyForm } from './schema'

/** What the browser's device answered, as JSON; a script puts it into the form (components/form/passkey.ts). */
const answered = { answer: z.string().max(20_000).optional() }
const back = { callbackUrl: z.string().optional() }

/** Remembers what the device is asked, and answers with what the browser hands on to it. */
async function asking(
  asked: Omit<Parameters<typeof keepChallenge>[0], 'challenge'>,
  options: { challenge: string },
) {
  await keepChallenge({ ...asked, challenge: options.challenge })
  return { stays: { status: 'filled' as const, values: { options: JSON.stringify(options) } } }
}

const idOf = (actor: Actor) => (actor.role === 'visitor' ? undefined : actor.id)
const challengeOf = (actor: Actor, purpose: 'register' | 'prove') =>
  readChallenge({ purpose, userId: idOf(actor) })

/** What the browser asks its device in order to make a passkey. */
export async function startPasskeyAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'startPasskey',
    form,
    schema: nothingInput,
    run: async ({ actor }) => {
      const options = await startPasskey(actor)
      return asking({ purpose: 'register', userId: idOf(actor) }, options)
    },
  })
}

/** Keeps the passkey that the device made, and shows the recovery codes that come with the first factor, once. */
export async function addPasskeyAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'addPasskey',
    form,
    schema: passkeyForm.extend(answered),
    run: async ({ actor, input: { name, answer } }) => {
      const challenge = await challengeOf(actor, 'register')
      const codes = await addPasskey(actor, { name, answer, challenge })
      if (codes.length > 0) return { stays: { status: 'filled', values: { codes: codes.join(' ') } } }
      await setFlash({ key: 'passkeyAdded' })
      return '/Security'
    },
  })
}

/** Gives a passkey another name. */
export async function renamePasskeyAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'renamePasskey',
    form,
    schema: renamePasskeyForm,
    run: async ({ actor, input: { id, newName: name } }) => {
      await renamePasskey(actor, { id, name })
      await setFlash({ key: 'passkeyRenamed' })
      return '/Security'
    },
  })
}

/** Takes a passkey away, once confirmed (`/Security?remove=` asks). */
export async function removePasskeyAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removePasskey',
    form,
    schema: confirmedForm,
    run: async ({ actor, input: { id, confirmed } }) => {
      if (confirmed !== 'yes') return `${hrefOf('/Security', { remove: id })}#remove-${id}`
      await removePasskey(actor, id)
      await setFlash({ key: 'passkeyRemoved' })
      return '/Security'
    },
  })
}

/** What the browser asks its device in order to prove again that the person is there. */
export async function startPasskeyProofAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'startPasskeyProof',
    form,
    schema: nothingInput,
    run: async ({ actor }) => {
      const options = await startPasskeyProof(actor)
      return asking({ purpose: 'prove', userId: idOf(actor) }, options)
    },
  })
}

/** Proves with a passkey that the person is there, and leads back to what asked for it. */
export async function proveAgainWithPasskeyAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'proveAgainWithPasskey',
    form,
    schema: z.object({ ...answered, ...back }),
    run: async ({ actor, input: { answer, callbackUrl } }) => {
      await proveAgainWithPasskey(actor, { answer, challenge: await challengeOf(actor, 'prove') })
      await setFlash({ key: 'proven' })
      return leadingBack(callbackUrl, '/Security')
    },
  })
}

/** What the browser asks its device in order to sign in, whoever the person is. */
export async function startPasskeySignInAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'startPasskeySignIn',
    form,
    schema: nothingInput,
    run: async ({ actor }) => {
      return asking({ purpose: 'sign-in' }, await startPasskeySignIn(actor, null))
    },
  })
}

/** Signs in with a passkey alone; leads back to where the person was, or to `/Dashboard`. */
export async function signInWithPasskeyAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'signInWithPasskey',
    form,
    schema: z.object({ ...answered, ...back }),
    run: async ({ actor, input: { answer, callbackUrl } }) => {
      await openSessionByPasskey({ actor, answer })
      return leadingBack(callbackUrl, '/Dashboard')
    },
  })
}

/** What the browser asks its device in order to do the second step of a sign-in. */
export async function startPasskeyStepAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'startPasskeyStep',
    form,
    schema: z.object(back),
    run: async ({ actor, input: { callbackUrl } }) => {
      const first = await readFirstStep()
      if (!first) return beginAgain(new AppError('NO_ROLE'), callbackUrl)
      const options = await startPasskeySignIn(actor, first)
      return asking({ purpose: 'second-step', userId: first.userId }, options)
    },
  })
}

/** The second step of signing in, by a passkey; leads back to where the person was, or to `/Dashboard`. */
export async function finishSignInWithPasskeyAction(
  _previous: FormState,
  form: FormData,
): Promise<FormState> {
  return runFormAction({
    name: 'finishSignInWithPasskey',
    form,
    schema: z.object({ ...answered, ...back }),
    run: async ({ actor, input: { answer, callbackUrl } }) => {
      return finishSignIn({ actor, answer }).then(
        () => leadingBack(callbackUrl, '/Dashboard'),
        (error: unknown) => beginAgain(error, callbackUrl),
      )
    },
  })
}
