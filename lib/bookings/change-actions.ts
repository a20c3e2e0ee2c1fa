'use server'

import { clearDraft } from '@/lib/auth/session'
import { holds } from '@/lib/auth/permissions'
import { addressIn, type Locale } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import { type FormState, typedValues } from '@/lib/server/form-state'
import { refusalTexts } from '@/lib/server/refusal'
import { askPrice } from './ask-price'
import { saveDraft } from './draft'
import { type ChangeOutcome, changeByForm } from './form-change'
import { timelineQuery } from '@/lib/vehicles/availability/rules'
import { changeForm, moveForm } from './change-schema'
import { findBooking } from './queries'
import { takesChanges } from './rules'

/** What the form shows where nothing was changed: what somebody else did, or another price. */
async function staysAfter(
  outcome: ChangeOutcome,
  { form, locale }: { form: FormData; locale: Locale },
): Promise<FormState | null> {
  if (outcome.kind === 'conflict') {
    const code = 'VERSION_CONFLICT'
    const { text } = await refusalTexts(code, locale, { edits: outcome.edits })
    const { agreedTotal = '', agreedReason = '' } = typedValues(form)
    const values = { ...outcome.values, agreedTotal, agreedReason }
    return { status: 'error', code, text, fields: {}, values, isMerged: true }
  }
  if (outcome.kind === 'changed') return null
  return askPrice(outcome.booking, { form, locale })
}

/**
 * Changes a booking and shows it. A new price comes back to the form before anything is changed, and what somebody else
 * changed meanwhile with who did it; what was typed stays, also of whoever has to log in again first. A booking that this person
 * may not change any more is shown without the form.
 */
export async function changeBookingAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'changeBooking',
    form,
    schema: changeForm,
    run: async ({ actor, input, locale }) => {
      if (actor.role === 'visitor') {
        await saveDraft({ changeOf: input.id, values: typedValues(form) })
        const callbackUrl = addressIn(locale, hrefOf('/YourBooking', { id: input.id, change: '1' }))
        return hrefOf('/Login', { callbackUrl })
      }
      const page = hrefOf(holds(actor, 'booking:set-status') ? '/EditBookStatus' : '/YourBooking', {
        id: input.id,
      })
      if (!takesChanges(await findBooking(actor, input.id), holds(actor, 'booking:list-any'))) {
        await setFlash({ key: 'changedMeanwhile' })
        return page
      }
      const stays = await staysAfter(await changeByForm(actor, input), { form, locale })
      if (stays) return { stays }
      await clearDraft()
      await setFlash({ key: 'bookingChanged' })
      return page
    },
  })
}

/** Moves a booking to other days or to another vehicle and shows the timeline again; asks as `changeBookingAction` does. */
export async function moveBookingAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'moveBooking',
    form,
    schema: moveForm,
    run: async ({ actor, input: { list, ...input }, locale }) => {
      const stays = await staysAfter(await changeByForm(actor, input), { form, locale })
      if (stays) return { stays }
      await setFlash({ key: 'bookingChanged' })
      return hrefOf('/Schedule', timelineQuery(list ?? ''))
    },
  })
}
