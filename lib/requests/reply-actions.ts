'use server'

import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { hrefOf } from '@/lib/routes/routes'
import { replyInput } from './reply-schema'
import { replyToContact, replyToTravelBooking } from './replies'

/** Answers a message by mail and shows it again with the answer. */
export async function replyToContactAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'replyToContact',
    form,
    schema: replyInput,
    run: async ({ actor, input }) => {
      await replyToContact(actor, input)
      await setFlash({ key: 'replied' })
      return hrefOf('/EditContactDb', { id: input.id })
    },
  })
}

/** Answers a travel request by mail and shows it again with the answer. */
export async function replyToTravelBookingAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'replyToTravelBooking',
    form,
    schema: replyInput,
    run: async ({ actor, input }) => {
      await replyToTravelBooking(actor, input)
      await setFlash({ key: 'replied' })
      return hrefOf('/EditBookingDb', { id: input.id })
    },
  })
}
