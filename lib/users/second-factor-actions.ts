'use server'

import { z } from 'zod'
import { leadingBack, localPath } from '@/lib/auth/callback-url'
import { forgetFirstStep } from '@/lib/auth/second-step-cookie'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { beginAgain, finishSignIn } from './open-session'
import { codeForm, nothingInput } from './schema'
import {
  confirmAuthenticator,
  proveAgain,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from './second-factor'

const back = { callbackUrl: z.string().optional() }

/** The codes stay on the page that made them, and nowhere else. */
const showing = (codes: readonly string[]) => ({
  stays: { status: 'filled' as const, values: { codes: codes.join(' ') } },
})

/** The second step of signing in; leads back to where the person was, or to `/Dashboard`. */
export async function finishSignInAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'finishSignIn',
    form,
    schema: codeForm.extend(back),
    run: async ({ actor, input: { code, callbackUrl } }) => {
      return finishSignIn({ actor, code }).then(
        () => leadingBack(callbackUrl, '/Dashboard'),
        (error: unknown) => beginAgain(error, callbackUrl),
      )
    },
  })
}

/** Begins the sign-in anew, as another person on the same way. */
export async function cancelSignInAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'cancelSignIn',
    form,
    schema: z.object(back),
    run: async ({ input: { callbackUrl } }) => {
      await forgetFirstStep()
      return hrefOf('/Login', { callbackUrl: localPath(callbackUrl) ?? undefined })
    },
  })
}

/** Begins to set up an authenticator app and shows what it reads. */
export async function startAuthenticatorAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'startAuthenticator',
    form,
    schema: nothingInput,
    run: async ({ actor }) => {
      await startAuthenticator(actor)
      return '/Security'
    },
  })
}

/** Confirms the app and shows the recovery codes that come with the first factor, once. */
export async function confirmAuthenticatorAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'confirmAuthenticator',
    form,
    schema: codeForm,
    run: async ({ actor, input: { code } }) => {
      const codes = await confirmAuthenticator(actor, code)
      if (codes.length > 0) return showing(codes)
      await setFlash({ key: 'appAdded' })
      return '/Security'
    },
  })
}

/** Makes new recovery codes and shows them, once. */
export async function renewRecoveryCodesAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'renewRecoveryCodes',
    form,
    schema: nothingInput,
    run: async ({ actor }) => showing(await renewRecoveryCodes(actor)),
  })
}

/** Takes the authenticator app away. */
export async function removeAuthenticatorAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeAuthenticator',
    form,
    schema: nothingInput,
    run: async ({ actor }) => {
      await removeAuthenticator(actor)
      await setFlash({ key: 'factorRemoved' })
      return '/Security'
    },
  })
}

/** Proves once more who is there, and leads back to what asked for it. */
export async function proveAgainAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'proveAgain',
    form,
    schema: codeForm.extend(back),
    run: async ({ actor, input: { code, callbackUrl } }) => {
      await proveAgain(actor, code)
      await setFlash({ key: 'proven' })
      return leadingBack(callbackUrl, '/Security')
    },
  })
}
