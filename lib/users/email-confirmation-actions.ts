'use server'

import { runFormAction } from '@/lib/server/action'
import { clientAddress } from '@/lib/server/client-address'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { forgetLinkSecret, readLinkSecret } from '@/lib/server/link-secret'
import { nothingInput } from './email-confirmation-schema'
import { confirmEmail, resendEmailConfirmation } from './email-confirmation'

/** Confirms the address with the link by which the person came; leads home, or to `/Login`. */
export async function confirmEmailAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'confirmEmail',
    form,
    schema: nothingInput,
    run: async ({ actor }) => {
      const secret = (await readLinkSecret('/ConfirmEmail')) ?? ''
      await confirmEmail(actor, { secret, address: await clientAddress() })
      await forgetLinkSecret('/ConfirmEmail')
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
