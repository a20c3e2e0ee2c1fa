'use server'

import { bookOrAskPrice } from '@/lib/bookings/ask-price'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { hrefOf } from '@/lib/routes/routes'
import { priceOf } from '@/lib/vehicles/prices/agreed-price'
import { makeOffer } from './offer'
import { offerForm } from './schema'

/**
 * Makes an offer for a travel request and shows the request again with it. Where the listed price is no longer the one that was
 * shown, nothing is offered and the form comes back with the new one.
 */
export async function makeOfferAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'makeOffer',
    form,
    schema: offerForm,
    run: async ({
      actor,
      input: { id, requestKey, agreedTotal, agreedReason, seenTotal, ...input },
      locale,
    }) => {
      const price = priceOf({ agreedTotal, agreedReason, seenTotal })
      const made = await bookOrAskPrice(makeOffer(actor, { id, input, requestKey, ...price }), {
        form,
        locale,
      })
      if ('stays' in made) return made
      await setFlash({ key: 'offerMade' })
      return `${hrefOf('/EditBookingDb', { id })}#offers`
    },
  })
}
