'use server'

import { runFormAction } from '@/lib/http/action'
import { setFlash } from '@/lib/http/flash'
import type { FormState } from '@/lib/http/form-state'
import { hrefOf } from '@/lib/routes'
import { replyInput } from './schema'
import { replyToContact, replyToTravelBooking } from './service'

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
