'use server'

import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { resendInput } from './schema'
import { resendOutboxMail } from './queries'

/** Sends a mail again and leads to the outbox. */
export async function resendOutboxMailAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'resendOutboxMail',
    form,
    schema: resendInput,
    run: async ({ actor, input }) => {
      await resendOutboxMail(actor, input.id)
      await setFlash({ key: 'mailQueued' })
      return '/Outbox'
    },
  })
}
