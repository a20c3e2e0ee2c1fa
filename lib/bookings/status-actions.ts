'use server'

import { z } from 'zod'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { releaseTransaction, removeBooking, setBookingStatus } from './mutations'
import { getBooking } from './queries'
import { missingOf } from './rules'
import { bookingIdSchema, bookingStatusSchema, confirmedForm } from './schema'

const statusForm = z.object({ id: bookingIdSchema, status: bookingStatusSchema })

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
