'use server'

import { z } from 'zod'
import { bookOrAskPrice } from '@/lib/bookings/ask-price'
import { AppError } from '@/lib/core/errors'
import { confirmedForm } from '@/lib/core/schemas'
import { hrefOf } from '@/lib/routes/routes'
import { honeypot, runFormAction } from '@/lib/server/action'
import { clientAddress } from '@/lib/server/client-address'
import { removalFlash, setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { addressWith } from '@/lib/server/return-address'
import { priceOf } from '@/lib/vehicles/prices/agreed-price'
import { requestKinds } from './kinds'
import {
  createContact,
  createTravelBooking,
  removeRequest,
  setRequestDone,
  setRequestsDone,
} from './mutations'
import { makeOffer } from './offer'
import { replyToRequest } from './replies'
import { type RequestKind, requestKindNames } from './rules'
import {
  createContactInput,
  createTravelBookingInput,
  markForm,
  offerForm,
  replyInput,
  requestIdSchema,
} from './schema'

const contactForm = createContactInput.extend(honeypot)
const travelBookingForm = createTravelBookingInput.extend(honeypot)
const doneForm = z.object({ id: requestIdSchema, done: z.enum(['yes', 'no']) })

// A kind that is bound to an action goes through the browser and comes back as whatever it likes.
function knownKind(bound: RequestKind): RequestKind {
  const { data } = z.enum(requestKindNames).safeParse(bound)
  if (!data) throw new AppError('NOT_FOUND')
  return data
}

/** Stores the message and shows `/Contact` again, empty. */
export async function createContactAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'createContact',
    form,
    schema: contactForm,
    run: async ({ actor, input: { homepage, ...input }, locale }) => {
      const sent = { input, locale, isOfForm: true }
      // A robot gets the answer it expects.
      if (!homepage) await createContact(actor, { ...sent, address: await clientAddress() })
      await setFlash({ key: 'contactSent' })
      return '/Contact'
    },
  })
}

/** Stores the request and shows `/Booking` again, empty; after a failure it is empty as well (SPEC section 4). */
export async function createTravelBookingAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'createTravelBooking',
    form,
    schema: travelBookingForm,
    clears: true,
    run: async ({ actor, input: { homepage, ...input }, locale }) => {
      const sent = { input, locale, isOfForm: true }
      const request = homepage
        ? null
        : await createTravelBooking(actor, { ...sent, address: await clientAddress() })
      await setFlash({ key: 'travelBookingSent', code: request?.code })
      return '/Booking'
    },
  })
}

/** Marks a request as done or open and shows it again. */
export async function setRequestDoneAction(
  bound: RequestKind,
  _previous: FormState,
  form: FormData,
): Promise<FormState> {
  return runFormAction({
    name: 'setRequestDone',
    form,
    schema: doneForm,
    run: async ({ actor, input: { id, done } }) => {
      const kind = knownKind(bound)
      await setRequestDone(actor, kind, { id, isDone: done === 'yes' })
      await setFlash({ key: done === 'yes' ? 'markedDone' : 'markedOpen' })
      return hrefOf(requestKinds[kind].screens.record, { id })
    },
  })
}

/** Marks the requests that were chosen in a list, which is shown again, with the way to take that back. */
export async function markRequestsAction(
  bound: RequestKind,
  _previous: FormState,
  form: FormData,
): Promise<FormState> {
  return runFormAction({
    name: 'markRequests',
    form,
    schema: markForm,
    run: async ({ actor, input: { act, ids, isUndo, here } }) => {
      const kind = knownKind(bound)
      const { done, left } = await setRequestsDone(actor, kind, { ids, isDone: act === 'done' })
      await setFlash({ key: 'bulkMarked', count: done.length, left: left.length })
      const marked = isUndo ? undefined : done.join(',')
      return addressWith(here ?? requestKinds[kind].screens.list, { marked, as: marked && act })
    },
  })
}

/** Answers a request by mail and shows it again with the answer. */
export async function replyToRequestAction(
  bound: RequestKind,
  _previous: FormState,
  form: FormData,
): Promise<FormState> {
  return runFormAction({
    name: 'replyToRequest',
    form,
    schema: replyInput,
    run: async ({ actor, input }) => {
      const kind = knownKind(bound)
      await replyToRequest(actor, kind, input)
      await setFlash({ key: 'replied' })
      return hrefOf(requestKinds[kind].screens.record, { id: input.id })
    },
  })
}

/** Deletes a request, once confirmed, and leads to its list (`?confirm=delete` of its own screen asks). */
export async function removeRequestAction(
  bound: RequestKind,
  _previous: FormState,
  form: FormData,
): Promise<FormState> {
  return runFormAction({
    name: 'removeRequest',
    form,
    schema: confirmedForm,
    run: async ({ actor, input: { id, confirmed } }) => {
      const kind = knownKind(bound)
      const { list, record } = requestKinds[kind].screens
      if (confirmed !== 'yes') return `${hrefOf(record, { id, confirm: 'delete' })}#delete-request`
      await setFlash({ key: await removalFlash(() => removeRequest(actor, kind, id)) })
      return list
    },
  })
}

/**
 * Makes an offer for a travel request and shows the request again with it. Where the listed price is no longer the one that was
 * shown, nothing is offered and the form comes back with the new one.
 */
export async function makeOfferAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'makeOffer',
    form,
    schema: offerForm,
    run: async ({
      actor,
      input: { id, requestKey, agreedTotal, agreedReason, seenTotal, ...input },
      locale,
    }) => {
      const price = priceOf({ agreedTotal, agreedReason, seenTotal })
      const made = await bookOrAskPrice(makeOffer(actor, { id, input, requestKey, ...price }), {
        form,
        locale,
      })
      if ('stays' in made) return made
      await setFlash({ key: 'offerMade' })
      return `${hrefOf('/EditBookingDb', { id })}#offers`
    },
  })
}
