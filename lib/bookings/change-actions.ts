'use server'

import { can } from '@/lib/auth/permissions'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import { type FormState, typedValues } from '@/lib/server/form-state'
import { refusalTexts } from '@/lib/server/refusal'
import { changeByForm } from './form-change'
import { changeForm } from './schema'
import { quoteOfBooking } from './worded-booking'

/**
 * Changes a booking and shows it. A new price comes back to the form before anything is changed, and what somebody else
 * changed meanwhile with who did it; what was typed stays.
 */
export async function changeBookingAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'changeBooking',
    form,
    schema: changeForm,
    run: async ({ actor, input, locale }) => {
      const outcome = await changeByForm(actor, input)
      if (outcome.kind === 'conflict') {
        const code = 'VERSION_CONFLICT'
        const { text } = await refusalTexts(code, locale, { edits: outcome.edits })
        return { stays: { status: 'error', code, text, fields: {}, values: outcome.values } }
      }
      if (outcome.kind === 'asks') {
        const price = await quoteOfBooking(outcome.booking, locale)
        const values = { ...typedValues(form), agreed: String(price.total) }
        return { stays: { status: 'filled', values, price } }
      }
      await setFlash({ key: 'bookingChanged' })
      const page = can(actor.role, 'booking:set-status') ? '/EditBookStatus' : '/YourBooking'
      return hrefOf(page, { id: input.id })
    },
  })
}
