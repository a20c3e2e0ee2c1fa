'use server'

import { bookingPageOf } from '@/lib/routes/menus'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { createDeskBooking } from './desk-booking'
import { deskBookingForm } from './schema'

/** Books for a customer at the desk and shows the booking, where staff of that role decide about it. */
export async function createDeskBookingAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'createDeskBooking',
    form,
    schema: deskBookingForm,
    run: async ({ actor, input: { input, ...chosen }, locale }) => {
      const { id } = await createDeskBooking(actor, { input, locale, ...chosen })
      await setFlash({ key: 'deskBooked' })
      return hrefOf(bookingPageOf(actor.role), { id })
    },
  })
}
