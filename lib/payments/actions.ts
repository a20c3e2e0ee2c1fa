'use server'

import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { hrefOf } from '@/lib/routes/routes'
import { cashForm, claimForm, confirmationForm, refundForm, refusalForm } from './schema'
import { claimPayment, decidePayment, refundPayment, takeCash } from './mutations'

/** Claims a transfer for a booking and shows `/YourBooking` again. */
export async function claimPaymentAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'claimPayment',
    form,
    schema: claimForm,
    run: async ({ actor, input: { id, image, ...claim } }) => {
      await claimPayment(actor, { bookingId: id, claim, photo: image })
      await setFlash({ key: 'transferClaimed' })
      return hrefOf('/YourBooking', { id })
    },
  })
}

/** Confirms a claimed payment and shows its booking again. */
export async function confirmPaymentAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'confirmPayment',
    form,
    schema: confirmationForm,
    run: async ({ actor, input: { id } }) => {
      const decision = { state: 'confirmed', reason: null } as const
      const { bookingId } = await decidePayment(actor, { id, decision })
      await setFlash({ key: 'paymentConfirmed' })
      return hrefOf('/EditBookStatus', { id: bookingId })
    },
  })
}

/** Refuses a claimed payment and shows its booking again. */
export async function refusePaymentAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'refusePayment',
    form,
    schema: refusalForm,
    run: async ({ actor, input: { id, reason } }) => {
      const { bookingId } = await decidePayment(actor, { id, decision: { state: 'refused', reason } })
      await setFlash({ key: 'paymentRefused' })
      return hrefOf('/EditBookStatus', { id: bookingId })
    },
  })
}

/** Writes down what is returned of a payment and shows its booking again. */
export async function refundPaymentAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'refundPayment',
    form,
    schema: refundForm,
    run: async ({ actor, input: { id, ...refund } }) => {
      const { bookingId } = await refundPayment(actor, { id, refund })
      await setFlash({ key: 'paymentRefunded' })
      return hrefOf('/EditBookStatus', { id: bookingId })
    },
  })
}

/** Notes cash for a booking and shows it again. */
export async function takeCashAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'takeCash',
    form,
    schema: cashForm,
    run: async ({ actor, input: { id, amount } }) => {
      await takeCash(actor, { bookingId: id, amount })
      await setFlash({ key: 'cashTaken' })
      return hrefOf('/EditBookStatus', { id })
    },
  })
}
