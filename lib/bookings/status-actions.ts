'use server'

import { confirmedForm } from '@/lib/core/schemas'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { releaseTransaction, removeBooking } from './mutations'

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
