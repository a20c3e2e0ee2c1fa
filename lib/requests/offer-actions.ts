'use server'

import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { hrefOf } from '@/lib/routes/routes'
import { agreedOf } from '@/lib/vehicles/prices/agreed-price'
import { makeOffer } from './offer'
import { offerForm } from './schema'

/** Makes an offer for a travel request and shows the request again with it. */
export async function makeOfferAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'makeOffer',
    form,
    schema: offerForm,
    run: async ({ actor, input: { id, requestKey, agreedTotal, agreedReason, ...input } }) => {
      await makeOffer(actor, { id, input, agreed: agreedOf({ agreedTotal, agreedReason }), requestKey })
      await setFlash({ key: 'offerMade' })
      return `${hrefOf('/EditBookingDb', { id })}#offers`
    },
  })
}
