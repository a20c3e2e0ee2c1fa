'use server'

import type { Actor } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import { runFormAction } from '@/lib/server/action'
import { clientAddress } from '@/lib/server/client-address'
import { setFlash } from '@/lib/server/flash'
import { fieldsOf, type FormState } from '@/lib/server/form-state'
import { addressIn, type Locale } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import { createWithPhoto, findBookingOfRequest } from './reserve'
import { type BookingDraft, bookingDraftSchema, clearDraft, saveDraft } from './draft'
import { madeText, requirePickupAhead, showPriceField } from './rules'
import { bookingForm } from './schema'

/**
 * Books the vehicle and leads to `/UserDashboard`, or, without a transfer, to `/YourBooking`, where it is paid. Whose
 * session ended meanwhile is sent to log in and comes back to the form as it was filled (CONTRACT section 4); whoever comes
 * too late, to what is left, and who sends something else after a lost answer, to the booking. The button that shows the price,
 * where no script does, books nothing.
 */
export async function createBookingAction(_previous: FormState, form: FormData): Promise<FormState> {
  if (form.has(showPriceField)) return showPrice(form)
  return runFormAction({
    name: 'createBooking',
    form,
    schema: bookingForm,
    run: async ({ actor, input: { requestKey, image, ...input }, locale }) => {
      if (actor.role === 'visitor') return toLogin(form, locale)
      requirePickupAhead(actor, input)
      const made = await createWithPhoto(actor, {
        ...{ input, locale, requestKey, photo: image },
        address: await clientAddress(),
      }).catch(codeOfRefusal)
      if (made === 'SOLD_OUT') return toSoldOut(form)
      if (made === 'IDEMPOTENCY_CONFLICT') return toEarlierBooking(actor, requestKey)
      await clearDraft()
      await setFlash({ key: madeText(made, input.transactionId) })
      return input.transactionId ? '/UserDashboard' : hrefOf('/YourBooking', { id: made.id })
    },
  })
}

/** A refusal that another page says more about than the form. */
function codeOfRefusal(error: unknown): 'SOLD_OUT' | 'IDEMPOTENCY_CONFLICT' {
  const code = error instanceof AppError ? error.code : null
  if (code === 'SOLD_OUT' || code === 'IDEMPOTENCY_CONFLICT') return code
  throw error
}

/** The answer about the first sending was lost and something else was sent after it: the booking is there, and can be changed. */
async function toEarlierBooking(actor: Actor, requestKey: string | undefined): Promise<string> {
  const id = requestKey && (await findBookingOfRequest(actor, requestKey))
  if (!id) throw new AppError('IDEMPOTENCY_CONFLICT')
  await clearDraft()
  await setFlash({ key: 'bookedBefore' })
  return hrefOf('/YourBooking', { id })
}

/** Somebody else was faster: the page of these days says so and what is left instead, and what was typed is kept. */
async function toSoldOut(form: FormData): Promise<string> {
  const draft = bookingDraftSchema.parse(fieldsOf(form))
  await saveDraft(draft)
  return addressOf(draft)
}

/** Comes back to the form as it was filled, with the price of its days and extras. */
function showPrice(form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'showPrice',
    form,
    schema: bookingDraftSchema,
    run: async ({ input: draft }) => {
      await saveDraft(draft)
      return `${addressOf(draft)}#price`
    },
  })
}

/** The form's own address, with the days and extras that were chosen. */
function addressOf({ vehicleId, date, lastDate, extras = {} }: BookingDraft): string {
  return hrefOf('/OneDayBook', {
    id: vehicleId,
    date,
    lastDate: lastDate || undefined,
    extras: Object.keys(extras).join(',') || undefined,
  })
}

async function toLogin(form: FormData, locale: Locale): Promise<string> {
  const draft = bookingDraftSchema.parse(fieldsOf(form))
  await saveDraft(draft)
  return hrefOf('/Login', { callbackUrl: addressIn(locale, addressOf(draft)) })
}
