'use server'

import { forgetSessionCookies } from '@/lib/auth/session'
import { runFormAction } from '@/lib/server/action'
import { clientAddress } from '@/lib/server/client-address'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { forgetLinkSecret, readLinkSecret } from '@/lib/server/link-secret'
import { profileOfRole } from '@/lib/routes/routes'
import { askResetInput, newPasswordInput } from './password-reset-schema'
import { askPasswordReset, resetPassword } from './password-reset'

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
      if (actor.role === 'visitor' || actor.id === userId) await forgetSessionCookies()
      await forgetLinkSecret('/ResetPassword')
      await setFlash({ key: 'passwordReset' })
      return '/Login'
    },
  })
}
