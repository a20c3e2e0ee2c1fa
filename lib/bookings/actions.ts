'use server'

import type { Actor } from '@/lib/auth/permissions'
import { clearDraft } from '@/lib/auth/session'
import { AppError } from '@/lib/core/errors'
import { runFormAction } from '@/lib/server/action'
import { clientAddress } from '@/lib/server/client-address'
import { setFlash } from '@/lib/server/flash'
import { fieldsOf, type FormState } from '@/lib/server/form-state'
import { addressIn, type Locale } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import { type AskedRental, quoteAddressQuery } from '@/lib/vehicles/prices/rules'
import { PriceNotSeen } from './new-booking'
import { createWithPhoto, findBookingOfRequest } from './reserve'
import { type BookingDraft, bookingDraftSchema, saveDraft } from './draft'
import { madeText, requirePickupAhead, showPriceField } from './rules'
import { bookingForm } from './schema'

/**
 * Books the vehicle and leads to `/UserDashboard`, or, without a transfer, to `/YourBooking`, where it is paid. Whose
 * session ended meanwhile is sent to log in and comes back to the form as it was filled (CONTRACT section 4); whoever comes
 * too late, to what is left; who saw another price, to the new one; and who sends something else after a lost answer, to the
 * booking. The button that shows the price, where no script does, books nothing.
 */
export async function createBookingAction(_previous: FormState, form: FormData): Promise<FormState> {
  if (form.has(showPriceField)) return showPrice(form)
  return runFormAction({
    name: 'createBooking',
    form,
    schema: bookingForm,
    run: async ({ actor, input: { requestKey, image, seen, ...input }, locale }) => {
      if (actor.role === 'visitor') return toLogin(form, locale)
      requirePickupAhead(actor, input)
      const made = await createWithPhoto(actor, {
        ...{ input, locale, requestKey, photo: image, seenTotal: seenTotalOf(seen, input) },
        address: await clientAddress(),
      }).catch(codeOfRefusal)
      if (made === 'SOLD_OUT' || made === 'NOT_FOUND') return toFreshForm(form)
      if (made === 'PRICE_NOT_SEEN') return toNewPrice(form)
      if (made === 'PRICE_ON_REQUEST') return toRequest(form)
      if (made === 'IDEMPOTENCY_CONFLICT') return toEarlierBooking(actor, requestKey)
      await clearDraft()
      await setFlash({ key: madeText(made, input.transactionId) })
      return input.transactionId ? '/UserDashboard' : hrefOf('/YourBooking', { id: made.id })
    },
  })
}

const ofOtherPages = ['SOLD_OUT', 'NOT_FOUND', 'IDEMPOTENCY_CONFLICT', 'PRICE_ON_REQUEST'] as const
type PageOfRefusal = (typeof ofOtherPages)[number] | 'PRICE_NOT_SEEN'

/** A refusal that another page says more about than the form. */
function codeOfRefusal(error: unknown): PageOfRefusal {
  if (error instanceof PriceNotSeen) return 'PRICE_NOT_SEEN'
  // An extra of the form that is not offered any more: the price is that of the others.
  if (error instanceof AppError && error.fields?.extras) return 'PRICE_NOT_SEEN'
  const code = error instanceof AppError && ofOtherPages.find((one) => one === error.code)
  if (code) return code
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

/**
 * The page of these days as it is by now: where somebody else was faster, with what is left; where the vehicle was deleted, the list
 * of its kind. What was typed is kept.
 */
async function toFreshForm(form: FormData): Promise<string> {
  const draft = bookingDraftSchema.parse(fieldsOf(form))
  await saveDraft(draft)
  return addressOf(draft)
}

/** What the form showed as the total of this rental, in santim; undefined where it showed none, or that of another one. */
function seenTotalOf(seen: string | undefined, rental: AskedRental): number | undefined {
  const query = new URLSearchParams(seen)
  const total = query.get('total')
  query.delete('total')
  return total !== null && query.toString() === quoteAddressQuery(rental) ? Number(total) : undefined
}

/** The price was changed while the form was filled in: the page says so and shows the new one. */
async function toNewPrice(form: FormData): Promise<string> {
  await setFlash({ key: 'priceChanged' })
  return toFreshForm(form)
}

/** The price of a car was taken away meanwhile: it is asked for on the page of the car, which says so and knows the trip. */
async function toRequest(form: FormData): Promise<string> {
  const draft = bookingDraftSchema.parse(fieldsOf(form))
  await saveDraft(draft)
  await setFlash({ key: 'priceOnRequest' })
  return hrefOf('/Booking', tripOf(draft))
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

/** The form's own address, with the trip that was chosen. */
const addressOf = (draft: BookingDraft): string => hrefOf('/OneDayBook', tripOf(draft))

/** What an address says of what was chosen: by it what is left is looked for, for as many people. */
function tripOf({ vehicleId: id, extras = {}, ...draft }: BookingDraft) {
  const { date, lastDate, pickupPlace, pickupTime, passengers } = draft
  return {
    id,
    date,
    lastDate: lastDate || undefined,
    pickupPlace: pickupPlace || undefined,
    pickupTime: pickupTime || undefined,
    passengers: passengers || undefined,
    extras: Object.keys(extras).join(',') || undefined,
  }
}

async function toLogin(form: FormData, locale: Locale): Promise<string> {
  const draft = bookingDraftSchema.parse(fieldsOf(form))
  await saveDraft(draft)
  return hrefOf('/Login', { callbackUrl: addressIn(locale, addressOf(draft)) })
}
