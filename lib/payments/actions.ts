'use server'

import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { hrefOf } from '@/lib/routes/routes'
import { claimForm } from './schema'
import { claimPayment } from './mutations'

/** Claims a transfer for a booking and shows `/YourBooking` again. */
export async function claimPaymentAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'claimPayment',
    form,
    schema: claimForm,
    run: async ({ actor, input: { id, image, ...claim } }) => {
      await claimPayment(actor, { bookingId: id, claim, photo: image })
      await setFlash({ key: 'transferClaimed' })
      return hrefOf('/YourBooking', { id })
    },
  })
}
