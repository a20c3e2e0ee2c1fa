'use server'

import { z } from 'zod'
import { holderOfKey } from '@/lib/auth/secret-link'
import { type Actor, holds } from '@/lib/auth/permissions'
import { getMailReach } from '@/lib/bookings/customer-message'
import { setBookingStatus } from '@/lib/bookings/mutations'
import { getBooking } from '@/lib/bookings/queries'
import { missingOf } from '@/lib/bookings/rules'
import { bookingIdSchema, bookingStatusSchema } from '@/lib/bookings/schema'
import { AppError } from '@/lib/core/errors'
import { confirmedForm } from '@/lib/core/schemas'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { bookingPageOf } from '@/lib/routes/menus'
import { hrefOf } from '@/lib/routes/routes'
import {
  cashForm,
  claimForm,
  closeMonthForm,
  confirmationForm,
  exactConfirmation,
  refundForm,
  refusalForm,
  statementColumnsForm,
  statementConfirmation,
  statementRequest,
} from './schema'
import { closeMonth } from './months'
import { claimPayment, decidePayment, refundPayment, takeCash } from './mutations'
import { listBankWords } from './queries'
import { receivedOf, waitingListQuery } from './rules'
import { nameStatementColumns, uploadStatement } from './statement-import'
import { confirmStatement } from './statement-result'
import { confirmAsClaimed, confirmExactPayments, confirmReceived } from './waiting-claims'

/**
 * Claims a transfer for a booking and shows it again, by the key by which it was opened, if any. That of a booking which was
 * canceled meanwhile has no form any more that could say so: the page does.
 */
export async function claimPaymentAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'claimPayment',
    form,
    schema: claimForm,
    run: async ({ actor, input: { id, key, image, requestKey, ...claim } }) => {
      const request = { bookingId: id, claim, photo: image, requestKey }
      const isForCanceled = await claimPayment(key ? holderOfKey(key) : actor, request).then(
        () => false,
        (error: unknown) => {
          if (error instanceof AppError && error.fields?.transactionId === 'transferForCanceled') return true
          throw error
        },
      )
      const said = !key && holds(actor, 'booking:list-any') ? 'transferNoted' : 'transferClaimed'
      await setFlash({ key: isForCanceled ? 'transferForCanceled' : said })
      return key ? hrefOf('/YourBooking', { key }) : hrefOf(bookingPageOf(actor.role), { id })
    },
  })
}

/** Where a payment was decided about: its booking, or the list of those that wait. */
function backTo(bookingId: string, list: string | undefined): string {
  return list === undefined
    ? hrefOf('/EditBookStatus', { id: bookingId })
    : hrefOf('/Payments', waitingListQuery(list))
}

/** How many are to be called about a payment, since no mail reaches them: the customer of its booking, or nobody. */
async function leftToCall(actor: Actor, bookingId: string): Promise<number> {
  return (await getMailReach(actor, bookingId)) ? 0 : 1
}

/** Confirms a claimed payment and shows its booking, or the page that it stood on, again. */
export async function confirmPaymentAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'confirmPayment',
    form,
    schema: confirmationForm,
    run: async ({ actor, input: { id, list, here } }) => {
      const { bookingId } = await confirmAsClaimed(actor, id)
      await setFlash({ key: 'paymentConfirmed' })
      return here ?? backTo(bookingId, list)
    },
  })
}

/** Confirms every transfer that the bank confirms and shows the list again. */
export async function confirmExactPaymentsAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'confirmExactPayments',
    form,
    schema: exactConfirmation,
    run: async ({ actor, input: { list } }) => {
      const { confirmed: count } = await confirmExactPayments(actor)
      await setFlash({ key: 'statementConfirmed', count })
      return hrefOf('/Payments', waitingListQuery(list ?? ''))
    },
  })
}

/** Confirms what came of a transfer in place of what was claimed, and shows its booking, or the page that it stood on, again. */
export async function confirmReceivedAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'confirmReceived',
    form,
    schema: confirmationForm,
    run: async ({ actor, input: { id, list, here } }) => {
      const { bookingId } = await confirmReceived(actor, id)
      await setFlash({ key: 'paymentConfirmed' })
      return here ?? backTo(bookingId, list)
    },
  })
}

/** Refuses a claimed payment and shows its booking, or the list that it stood in, again. */
export async function refusePaymentAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'refusePayment',
    form,
    schema: refusalForm,
    run: async ({ actor, input: { id, reason, list } }) => {
      const { bookingId } = await decidePayment(actor, { id, decision: { state: 'refused', reason } })
      await setFlash({ key: 'paymentRefused', left: await leftToCall(actor, bookingId) })
      return backTo(bookingId, list)
    },
  })
}

/** Writes down what is returned of a payment and shows its booking again. */
export async function refundPaymentAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'refundPayment',
    form,
    schema: refundForm,
    run: async ({ actor, input: { id, requestKey, ...refund } }) => {
      const { bookingId } = await refundPayment(actor, { id, refund, requestKey })
      await setFlash({ key: 'paymentRefunded', left: await leftToCall(actor, bookingId) })
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
    run: async ({ actor, input: { id, amount, requestKey, asked } }) => {
      await takeCash(actor, { bookingId: id, amount, requestKey, asksBeyondDue: amount !== asked })
      await setFlash({ key: 'cashTaken' })
      return hrefOf(bookingPageOf(actor.role), { id })
    },
  })
}

/** Closes a month of the books, once confirmed, and shows its report again (`?confirm=close` asks). */
export async function closeMonthAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'closeMonth',
    form,
    schema: closeMonthForm,
    run: async ({ actor, input: { id: month, confirmed } }) => {
      if (!confirmed) return `${hrefOf('/Reports', { month, confirm: 'close' })}#close-month`
      await closeMonth(actor, month)
      await setFlash({ key: 'monthClosed' })
      return hrefOf('/Reports', { month })
    },
  })
}

/** Reads a bank's statement and shows what it says; asks for its columns where nobody knows them. */
export async function uploadStatementAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'uploadStatement',
    form,
    schema: statementRequest,
    run: async ({ actor, input }) => {
      const uploaded = await uploadStatement(actor, input)
      if ('draftId' in uploaded) return hrefOf('/Statement', { draft: uploaded.draftId })
      await setFlash({ key: 'statementRead' })
      return hrefOf('/Statement', { id: uploaded.statementId })
    },
  })
}

/** Reads a statement whose columns were asked for, and shows what it says. */
export async function nameStatementColumnsAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'nameStatementColumns',
    form,
    schema: statementColumnsForm,
    run: async ({ actor, input }) => {
      const id = await nameStatementColumns(actor, input)
      await setFlash({ key: 'statementRead' })
      return hrefOf('/Statement', { id })
    },
  })
}

/** Confirms every exact claim of a statement and shows it again. */
export async function confirmStatementAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'confirmStatement',
    form,
    schema: statementConfirmation,
    run: async ({ actor, input: { id } }) => {
      const { confirmed: count } = await confirmStatement(actor, id)
      await setFlash({ key: 'statementConfirmed', count })
      return hrefOf('/Statement', { id })
    },
  })
}

const statusForm = z.object({ id: bookingIdSchema, status: bookingStatusSchema })

/**
 * Sets a status and leads to `/LandingBookStatus` (SPEC section 4); canceling asks with the facts before, confirming where less
 * was claimed than it costs (`?confirm=missing`). Where the bank says another amount than was claimed, that is decided first.
 */
export async function setBookingStatusAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'setBookingStatus',
    form,
    schema: statusForm,
    run: async ({ actor, input: { id, status } }) => {
      if (status === 'canceled') return hrefOf('/EditBookStatus', { id, confirm: 'cancel' })
      if (status === 'successful') return confirmByHand(actor, { id, mayMiss: false })
      return setStatus(actor, { id, status })
    },
  })
}

/** Confirms a booking that less was claimed for than it costs, once confirmed (`/EditBookStatus?confirm=missing` asks). */
export async function confirmUnpaidBookingAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'confirmUnpaidBooking',
    form,
    schema: confirmedForm,
    run: async ({ actor, input: { id, confirmed } }) =>
      confirmByHand(actor, { id, mayMiss: confirmed === 'yes' }),
  })
}

async function confirmByHand(
  actor: Actor,
  { id, mayMiss }: { id: string; mayMiss: boolean },
): Promise<string> {
  const waiting = await listBankWords(actor, id)
  if ([...waiting.values()].some((claim) => receivedOf(claim.amount, claim) !== claim.amount)) {
    return `${hrefOf('/EditBookStatus', { id, confirm: 'differs' })}#payments`
  }
  const booking = mayMiss ? null : await getBooking(actor, id)
  if (booking && missingOf(booking) > 0) {
    return `${hrefOf('/EditBookStatus', { id, confirm: 'missing' })}#confirm-unpaid`
  }
  return setStatus(actor, { id, status: 'successful' })
}

async function setStatus(actor: Actor, { id, status }: z.infer<typeof statusForm>): Promise<string> {
  await setBookingStatus(actor, { id, status })
  await setFlash({ key: 'statusChanged', status })
  return '/LandingBookStatus'
}
