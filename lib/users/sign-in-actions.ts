'use server'

import { z } from 'zod'
import { endSession, startSession } from '@/lib/auth/session'
import { localPath } from '@/lib/auth/callback-url'
import { runFormAction } from '@/lib/server/action'
import { clientAddress } from '@/lib/server/client-address'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { hrefOf } from '@/lib/routes/routes'
import { loginInput, registerInput } from './schema'
import { registerUser, verifyCredentials } from './sign-in'

const callback = z.string().optional()
const registerForm = registerInput.extend({ callbackUrl: callback })
const loginForm = loginInput.extend({ callbackUrl: callback })

/** Makes an account and leads to `/Login` (SPEC section 2), keeping the way back. */
export async function registerAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'register',
    form,
    schema: registerForm,
    run: async ({ actor, input: { callbackUrl, ...input }, locale }) => {
      await registerUser(actor, { input, locale, address: await clientAddress() })
      await setFlash({ key: 'registered' })
      return hrefOf('/Login', { callbackUrl: localPath(callbackUrl) ?? undefined })
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
      const { proven } = await verifyCredentials(actor, { input, address: await clientAddress() })
      await startSession(proven)
      const back = localPath(callbackUrl)
      // The path already carries its language, so it is not prefixed again.
      return back ? { exactly: back } : '/Dashboard'
    },
  })
}

/** Ends the session and leads to `/Login`. */
export async function signOutAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'signOut',
    form,
    schema: z.object({}),
    run: async () => {
      await endSession()
      await setFlash({ key: 'signedOut' })
      return '/Login'
    },
  })
}
