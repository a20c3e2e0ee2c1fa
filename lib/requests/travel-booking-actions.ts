'use server'

import { z } from 'zod'
import { runFormAction } from '@/lib/server/action'
import { clientAddress } from '@/lib/server/client-address'
import { removalFlash, setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { honeypot } from '@/lib/server/honeypot'
import { hrefOf } from '@/lib/routes/routes'
import { createTravelBookingInput, travelBookingIdSchema } from './travel-booking-schema'
import { createTravelBooking, removeTravelBooking, setTravelBookingDone } from './travel-bookings'

const createForm = createTravelBookingInput.extend(honeypot)
const doneForm = z.object({ id: travelBookingIdSchema, done: z.enum(['yes', 'no']) })
// Without a script a button cannot ask first: it sends `no`, and the page that comes next asks.
const removeForm = z.object({
  id: travelBookingIdSchema,
  confirmed: z.literal('yes').or(z.unknown().transform(() => 'no')),
})

/** Keeps the request and shows `/Booking` again, empty; after a failure it is empty as well (SPEC section 4). */
export async function createTravelBookingAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'createTravelBooking',
    form,
    schema: createForm,
    clears: true,
    run: async ({ actor, input: { homepage, ...input }, locale }) => {
      // A robot is told what it hopes to hear.
      if (!homepage) await createTravelBooking(actor, { input, locale, address: await clientAddress() })
      await setFlash({ key: 'travelBookingSent' })
      return '/Booking'
    },
  })
}

/** Marks a request as done or open and shows it again. */
export async function setTravelBookingDoneAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'setTravelBookingDone',
    form,
    schema: doneForm,
    run: async ({ actor, input: { id, done } }) => {
      await setTravelBookingDone(actor, { id, isDone: done === 'yes' })
      await setFlash({ key: done === 'yes' ? 'markedDone' : 'markedOpen' })
      return hrefOf('/EditBookingDb', { id })
    },
  })
}

/** Deletes a request, once confirmed, and leads to `/BookingDb` (`/EditBookingDb?confirm=delete` asks). */
export async function removeTravelBookingAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeTravelBooking',
    form,
    schema: removeForm,
    run: async ({ actor, input: { id, confirmed } }) => {
      if (confirmed !== 'yes') return hrefOf('/EditBookingDb', { id, confirm: 'delete' })
      await setFlash({ key: await removalFlash(() => removeTravelBooking(actor, id)) })
      return '/BookingDb'
    },
  })
}
