'use server'

import { bookOrAskPrice } from '@/lib/bookings/ask-price'
import { bookingPageOf } from '@/lib/routes/menus'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { createDeskBooking } from './desk-booking'
import { deskBookingForm } from './schema'

/**
 * Books for a customer at the desk and shows the booking, where staff of that role decide about it. Where the listed price is
 * no longer the one that was shown, nothing is booked and the form comes back with the new one.
 */
export async function createDeskBookingAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'createDeskBooking',
    form,
    schema: deskBookingForm,
    run: async ({ actor, input: { input, ...chosen }, locale }) => {
      const making = createDeskBooking(actor, { input, locale, ...chosen })
      const made = await bookOrAskPrice(making, { form, locale })
      if ('stays' in made) return made
      await setFlash({ key: 'deskBooked' })
      return hrefOf(bookingPageOf(actor.role), { id: made.id })
    },
  })
}
