'use server'

import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import { fieldsOf, type FormState } from '@/lib/server/form-state'
import { addressIn, type Locale } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import { createWithPhoto } from './reserve'
import { type BookingDraft, bookingDraftSchema, clearDraft, saveDraft } from './draft'
import { missingOf, showPriceField } from './rules'
import { bookingForm, bookingIdSchema, bookingStatusSchema, confirmedForm } from './schema'
import { releaseTransaction, removeBooking, setBookingStatus } from './mutations'
import { getBooking } from './queries'

const statusForm = z.object({ id: bookingIdSchema, status: bookingStatusSchema })

/**
 * Books the vehicle and leads to `/UserDashboard`, or, without a transfer, to `/YourBooking`, where it is paid. Whose
 * session ended meanwhile is sent to log in and comes back to the form as it was filled (CONTRACT section 4); whoever comes
 * too late, to what is left. The button that shows the price, where no script does, books nothing.
 */
export async function createBookingAction(_previous: FormState, form: FormData): Promise<FormState> {
  if (form.has(showPriceField)) return showPrice(form)
  return runFormAction({
    name: 'createBooking',
    form,
    schema: bookingForm,
    run: async ({ actor, input: { requestKey, image, ...input }, locale }) => {
      if (actor.role === 'visitor') return toLogin(form, locale)
      const made = await createWithPhoto(actor, { input, locale, requestKey, photo: image }).catch(ifSoldOut)
      if (!made) return toSoldOut(form)
      await clearDraft()
      const { id } = made
      if (!input.transactionId) {
        await setFlash({ key: 'reserved' })
        return hrefOf('/YourBooking', { id })
      }
      await setFlash({ key: 'booked' })
      return '/UserDashboard'
    },
  })
}

function ifSoldOut(error: unknown): null {
  if (error instanceof AppError && error.code === 'SOLD_OUT') return null
  throw error
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

/** Sets a status and leads to `/LandingBookStatus` (SPEC section 4); canceling asks with the facts before. */
export async function setBookingStatusAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'setBookingStatus',
    form,
    schema: statusForm,
    run: async ({ actor, input }) => {
      if (input.status === 'canceled') return hrefOf('/EditBookStatus', { id: input.id, confirm: 'cancel' })
      const booking = input.status === 'successful' ? await getBooking(actor, input.id) : null
      if (booking && missingOf(booking) > 0) {
        return hrefOf('/EditBookStatus', { id: input.id, confirm: 'missing' })
      }
      await setBookingStatus(actor, input)
      await setFlash({ key: 'statusChanged', status: input.status })
      return '/LandingBookStatus'
    },
  })
}

/** Confirms a booking that less was claimed for than it costs, once confirmed (`/EditBookStatus?confirm=missing` asks). */
export async function confirmUnpaidBookingAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'confirmUnpaidBooking',
    form,
    schema: confirmedForm,
    run: async ({ actor, input }) => {
      if (input.confirmed !== 'yes') return hrefOf('/EditBookStatus', { id: input.id, confirm: 'missing' })
      await setBookingStatus(actor, { id: input.id, status: 'successful' })
      await setFlash({ key: 'statusChanged', status: 'successful' })
      return '/LandingBookStatus'
    },
  })
}

/** Deletes a booking, once confirmed, and leads to `/LandingBookStatus` (`/EditBookStatus?confirm=delete` asks). */
export async function removeBookingAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeBooking',
    form,
    schema: confirmedForm,
    run: async ({ actor, input }) => {
      if (input.confirmed !== 'yes') return hrefOf('/EditBookStatus', { id: input.id, confirm: 'delete' })
      await removeBooking(actor, input.id)
      await setFlash({ key: 'bookingDeleted' })
      return '/LandingBookStatus'
    },
  })
}

/** Releases the transfer of a canceled booking, once confirmed (`/EditBookStatus?confirm=release` asks). */
export async function releaseTransactionAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'releaseTransaction',
    form,
    schema: confirmedForm,
    run: async ({ actor, input }) => {
      if (input.confirmed !== 'yes') return hrefOf('/EditBookStatus', { id: input.id, confirm: 'release' })
      await releaseTransaction(actor, input.id)
      await setFlash({ key: 'transactionReleased' })
      return hrefOf('/EditBookStatus', { id: input.id })
    },
  })
}
