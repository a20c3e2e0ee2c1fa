'use server'

import { holds } from '@/lib/auth/permissions'
import { endSession } from '@/lib/auth/session'
import { bookOrAskPrice } from '@/lib/bookings/ask-price'
import { confirmedForm } from '@/lib/core/schemas'
import { bookingPageOf } from '@/lib/routes/menus'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { clientAddress } from '@/lib/server/client-address'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { removeOwnAccountInput } from '@/lib/users/schema'
import { closeAccount, reopenAccount } from './account-closing'
import { createDeskBooking } from './desk-booking'
import { mergeCustomers } from './merge-customers'
import { removeOwnAccount, removeUser } from './mutations'
import { addNote, removeNote } from './notes'
import { deskBookingForm, mergeForm, noteForm, noteRemovalForm } from './schema'

/** Deletes the own account and leads to `/Login`, which says so. */
export async function removeOwnAccountAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeOwnAccount',
    form,
    schema: removeOwnAccountInput,
    run: async ({ actor, input }) => {
      await removeOwnAccount(actor, { input, address: await clientAddress() })
      await endSession()
      await setFlash({ key: 'accountDeleted' })
      return '/Login'
    },
  })
}

/** Deletes a user, once confirmed, and leads to `/UserDb` (`/Delete?confirm=yes` asks). */
export async function removeUserAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeUser',
    form,
    schema: confirmedForm,
    run: async ({ actor, input }) => {
      if (input.confirmed !== 'yes') return hrefOf('/Delete', { id: input.id, confirm: 'yes' })
      await removeUser(actor, input.id)
      await setFlash({ key: 'userDeleted' })
      return '/UserDb'
    },
  })
}

/** Closes an account with its pending bookings, once confirmed, and shows the user again (`/View?confirm=yes` asks). */
export async function closeAccountAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'closeAccount',
    form,
    schema: confirmedForm,
    run: async ({ actor, input: { id, confirmed } }) => {
      if (confirmed !== 'yes') return `${hrefOf('/View', { id, confirm: 'yes' })}#close-account`
      const { canceled } = await closeAccount(actor, id)
      await setFlash({ key: 'accountClosed', count: canceled })
      return hrefOf('/View', { id })
    },
  })
}

/** Opens a closed account again and shows the user. */
export async function reopenAccountAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'reopenAccount',
    form,
    schema: confirmedForm.pick({ id: true }),
    run: async ({ actor, input: { id } }) => {
      await reopenAccount(actor, id)
      await setFlash({ key: 'accountReopened' })
      return hrefOf('/View', { id })
    },
  })
}

type Shown = { customerId?: string | undefined; bookingId?: string | undefined }

/** The record that a note stands on: the booking, where staff of that role read it, or the customer. */
const recordOf = ({ customerId, bookingId }: Shown, isAdmin: boolean) =>
  bookingId
    ? hrefOf(isAdmin ? '/EditBookStatus' : '/YourBooking', { id: bookingId })
    : hrefOf('/Customer', { id: customerId })

/** Writes a note and shows its record again. */
export async function addNoteAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'addNote',
    form,
    schema: noteForm,
    run: async ({ actor, input }) => {
      await addNote(actor, input)
      await setFlash({ key: 'noteAdded' })
      return recordOf(input, holds(actor, 'office:admin'))
    },
  })
}

/** Deletes a note and shows its record again. */
export async function removeNoteAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeNote',
    form,
    schema: noteRemovalForm,
    run: async ({ actor, input: { id, ...shown } }) => {
      await removeNote(actor, id)
      await setFlash({ key: 'noteRemoved' })
      return recordOf(shown, holds(actor, 'office:admin'))
    },
  })
}

/** Merges two records of one person and shows the one that stays. */
export async function mergeCustomersAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'mergeCustomers',
    form,
    schema: mergeForm,
    run: async ({ actor, input }) => {
      const id = await mergeCustomers(actor, input)
      await setFlash({ key: 'customersMerged' })
      return hrefOf('/Customer', { id })
    },
  })
}

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
