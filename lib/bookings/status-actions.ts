'use server'

import { z } from 'zod'
import { holds } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import { confirmedForm } from '@/lib/core/schemas'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { undoCancellation } from './cancellation'
import { cancelForm } from './change-schema'
import { releaseTransaction, removeBooking, setBookingStatus } from './mutations'
import { findBooking } from './queries'
import { bookingIdSchema } from './schema'

/**
 * Cancels an own pending booking, once confirmed, and shows `/UserDashboard` again (`?confirm=<id>` asks). One that was decided
 * meanwhile, or canceled, has no button any more that could say so: its page does.
 */
export async function cancelBookingAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'cancelBooking',
    form,
    schema: confirmedForm,
    run: async ({ actor, input }) => {
      if (input.confirmed !== 'yes') {
        return `${hrefOf('/UserDashboard', { confirm: input.id })}#cancel-${input.id}`
      }
      try {
        await setBookingStatus(actor, { id: input.id, status: 'canceled' })
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'STATE_CONFLICT') throw error
        const { status } = await findBooking(actor, input.id)
        if (status !== 'canceled') await setFlash({ key: 'changedMeanwhile' })
        return hrefOf('/YourBooking', { id: input.id })
      }
      await setFlash({ key: 'bookingCanceled' })
      return hrefOf('/UserDashboard', { canceled: input.id })
    },
  })
}

/** Cancels a booking with the reason that the customer is told; leads an admin to `/LandingBookStatus` (SPEC section 4). */
export async function cancelByStaffAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'cancelByStaff',
    form,
    schema: cancelForm,
    run: async ({ actor, input: { id, cause, words }, locale }) => {
      await setBookingStatus(actor, { id, status: 'canceled', cause, reason: words, locale })
      await setFlash({ key: 'statusChanged', status: 'canceled' })
      if (holds(actor, 'booking:set-status')) return hrefOf('/LandingBookStatus', { canceled: id })
      return hrefOf('/YourBooking', { id })
    },
  })
}

/** Takes a cancellation back and shows the booking as it stands again. */
export async function undoCancellationAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'undoCancellation',
    form,
    schema: z.object({ id: bookingIdSchema }),
    run: async ({ actor, input: { id } }) => {
      await undoCancellation(actor, id)
      await setFlash({ key: 'cancelUndone' })
      return hrefOf(holds(actor, 'booking:set-status') ? '/EditBookStatus' : '/YourBooking', { id })
    },
  })
}

/** Deletes a booking, once confirmed, and leads to `/LandingBookStatus` (`/EditBookStatus?confirm=delete` asks). */
export async function removeBookingAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeBooking',
    form,
    schema: confirmedForm.extend({ version: z.coerce.number().int() }),
    run: async ({ actor, input }) => {
      if (input.confirmed !== 'yes') {
        return `${hrefOf('/EditBookStatus', { id: input.id, confirm: 'delete' })}#delete-booking`
      }
      await removeBooking(actor, input.id, input.version)
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
      if (input.confirmed !== 'yes') {
        return `${hrefOf('/EditBookStatus', { id: input.id, confirm: 'release' })}#release-transaction`
      }
      await releaseTransaction(actor, input.id)
      await setFlash({ key: 'transactionReleased' })
      return hrefOf('/EditBookStatus', { id: input.id })
    },
  })
}
