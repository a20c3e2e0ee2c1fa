'use server'

import { z } from 'zod'
import { leadingBack, localPath } from '@/lib/auth/callback-url'
import { clearSessionCookies, endSession, startSession } from '@/lib/auth/session'
import { hrefOf, profileOfRole, type RoutePath } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { clientAddress } from '@/lib/server/client-address'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { clearLinkSecret, readLinkSecret } from '@/lib/server/link-secret'
import { confirmEmail, confirmEmailWithNewPassword, resendEmailConfirmation } from './email-confirmation'
import { registerUser } from './mutations'
import { endOwnSession, endOwnSessions } from './own-sessions'
import { askPasswordReset, resetPassword } from './password-reset'
import {
  askResetInput,
  confirmEmailForm,
  loginInput,
  newPasswordInput,
  nothingInput,
  registerInput,
  takeOverForm,
} from './schema'
import { signIn } from './open-session'

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
      const address = await clientAddress()
      const { verified } = await registerUser(actor, { input, locale, address, isSigningIn: true })
      await startSession(verified)
      await setFlash({ key: 'registered' })
      return leadingBack(callbackUrl, '/Dashboard')
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
      const isIn = await signIn({ actor, input })
      return isIn
        ? leadingBack(callbackUrl, '/Dashboard')
        : hrefOf('/Login', { callbackUrl: localPath(callbackUrl) ?? undefined })
    },
  })
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

/** Confirms the address with the link by which the person came, signed in or with the password; leads home, or to `/Login`. */
export async function confirmEmailAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'confirmEmail',
    form,
    schema: confirmEmailForm,
    run: async ({ actor, input: { password } }) => {
      const secret = (await readLinkSecret('/ConfirmEmail')) ?? ''
      const { email } = await confirmEmail(actor, { secret, password, address: await clientAddress() })
      return emailConfirmed(actor.role === 'visitor' ? '/Login' : '/ConfirmEmail', email)
    },
  })
}

/** Confirms the address and sets a new password with the link by which the person came, and leads to `/Login`. */
export async function confirmEmailWithNewPasswordAction(
  _previous: FormState,
  form: FormData,
): Promise<FormState> {
  return runFormAction({
    name: 'confirmEmailWithNewPassword',
    form,
    schema: takeOverForm,
    run: async ({ actor, input: { newPassword: password } }) => {
      const secret = (await readLinkSecret('/ConfirmEmail')) ?? ''
      const address = await clientAddress()
      const { userId, email } = await confirmEmailWithNewPassword(actor, {
        ...{ secret, address, input: { password } },
      })
      if (actor.role === 'visitor' || actor.id === userId) await clearSessionCookies()
      return emailConfirmed('/Login', email)
    },
  })
}

/** Names the address: whoever is signed in may have confirmed that of another account. */
async function emailConfirmed(next: RoutePath, email: string): Promise<RoutePath> {
  await clearLinkSecret('/ConfirmEmail')
  await setFlash({ key: 'emailConfirmed', email })
  return next
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
      await endSession()
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
      await endSession()
      await setFlash({ key: 'signedOutEverywhere' })
      return '/Login'
    },
  })
}
