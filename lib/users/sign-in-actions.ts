'use server'

import { z } from 'zod'
import { localPath } from '@/lib/auth/callback-url'
import { clearSessionCookies, endSession, startSession } from '@/lib/auth/session'
import { profileOfRole } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { clientAddress } from '@/lib/server/client-address'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { clearLinkSecret, readLinkSecret } from '@/lib/server/link-secret'
import { confirmEmail, resendEmailConfirmation } from './email-confirmation'
import { registerUser } from './mutations'
import { endOwnSession, endOwnSessions } from './own-sessions'
import { askPasswordReset, resetPassword } from './password-reset'
import { askResetInput, loginInput, newPasswordInput, nothingInput, registerInput } from './schema'
import { verifyCredentials } from './sign-in'

const callback = z.string().optional()
const registerForm = registerInput.extend({ callbackUrl: callback })
const loginForm = loginInput.extend({ callbackUrl: callback })
const sessionForm = z.object({ handle: z.string().regex(/^[0-9a-f]{24}$/) })

/**
 * Makes an account, signs in and leads on as the login does (CONTRACT section 4): back to where the person was, or to
 * `/Dashboard`.
 */
export async function registerAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'register',
    form,
    schema: registerForm,
    run: async ({ actor, input: { callbackUrl, ...input }, locale }) => {
      const { verified } = await registerUser(actor, { input, locale, address: await clientAddress() })
      await startSession(verified)
      await setFlash({ key: 'registered' })
      return leadingBack(callbackUrl)
    },
  })
}

/** Signs in and leads back to where the person was, or to `/Dashboard`. */
export async function loginAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'login',
    form,
    schema: loginForm,
    run: async ({ actor, input: { callbackUrl, ...input } }) => {
      const { verified } = await verifyCredentials(actor, { input, address: await clientAddress() })
      await startSession(verified)
      return leadingBack(callbackUrl)
    },
  })
}

function leadingBack(callbackUrl: string | undefined) {
  const back = localPath(callbackUrl)
  // The path already carries its language, so it is not prefixed again.
  return back ? { exactly: back } : '/Dashboard'
}

/** Ends the session and leads to `/Login`. */
export async function signOutAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'signOut',
    form,
    schema: nothingInput,
    run: async () => {
      await endSession()
      await setFlash({ key: 'signedOut' })
      return '/Login'
    },
  })
}

/** Asks for a link to a new password; the answer is the same for every address. Whoever is signed in stays at the profile. */
export async function askPasswordResetAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'askPasswordReset',
    form,
    schema: askResetInput,
    run: async ({ actor, input }) => {
      await askPasswordReset(actor, { input, address: await clientAddress() })
      await setFlash({ key: 'resetAsked' })
      return profileOfRole[actor.role]
    },
  })
}

/** Sets the new password with the link by which the person came, and leads to `/Login`. */
export async function resetPasswordAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'resetPassword',
    form,
    schema: newPasswordInput,
    run: async ({ actor, input }) => {
      const secret = (await readLinkSecret('/ResetPassword')) ?? ''
      const { userId } = await resetPassword(actor, { secret, input, address: await clientAddress() })
      // The session of this browser is over as well; the bar should not ask for it in vain.
      if (actor.role === 'visitor' || actor.id === userId) await clearSessionCookies()
      await clearLinkSecret('/ResetPassword')
      await setFlash({ key: 'passwordReset' })
      return '/Login'
    },
  })
}

/** Confirms the address with the link by which the person came; leads home, or to `/Login`. */
export async function confirmEmailAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'confirmEmail',
    form,
    schema: nothingInput,
    run: async ({ actor }) => {
      const secret = (await readLinkSecret('/ConfirmEmail')) ?? ''
      await confirmEmail(actor, { secret, address: await clientAddress() })
      await clearLinkSecret('/ConfirmEmail')
      await setFlash({ key: 'emailConfirmed' })
      return actor.role === 'visitor' ? '/Login' : '/ConfirmEmail'
    },
  })
}

/** Sends the mail once more. */
export async function resendEmailConfirmationAction(
  _previous: FormState,
  form: FormData,
): Promise<FormState> {
  return runFormAction({
    name: 'resendEmailConfirmation',
    form,
    schema: nothingInput,
    run: async ({ actor }) => {
      await resendEmailConfirmation(actor)
      await setFlash({ key: 'confirmationSent' })
      return '/ConfirmEmail'
    },
  })
}

/** Ends one of the caller's sessions and shows the profile again; this very one ends at `/Login`. */
export async function endOwnSessionAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'endOwnSession',
    form,
    schema: sessionForm,
    run: async ({ actor, input }) => {
      const { wasThisOne } = await endOwnSession(actor, input.handle)
      if (actor.role !== 'visitor' && !wasThisOne) {
        await setFlash({ key: 'sessionEnded' })
        return profileOfRole[actor.role]
      }
      await clearSessionCookies()
      await setFlash({ key: 'signedOut' })
      return '/Login'
    },
  })
}

/** Signs the caller out everywhere, here too, and leads to `/Login`. */
export async function endOwnSessionsAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'endOwnSessions',
    form,
    schema: nothingInput,
    run: async ({ actor }) => {
      await endOwnSessions(actor)
      await clearSessionCookies()
      await setFlash({ key: 'signedOutEverywhere' })
      return '/Login'
    },
  })
}
