'use server'

import { holds } from '@/lib/auth/permissions'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { mergeCustomers } from './merge-customers'
import { addNote, removeNote } from './notes'
import { mergeForm, noteForm, noteRemovalForm } from './schema'

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
