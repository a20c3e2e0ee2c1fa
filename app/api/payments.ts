import { findBooking } from '@/lib/bookings/queries'
import { AppError } from '@/lib/core/errors'
import * as operations from '@/lib/payments/endpoints'
import { closeMonth } from '@/lib/payments/months'
import { claimPayment, decidePayment, refundPayment, takeCash } from '@/lib/payments/mutations'
import { listPayments } from '@/lib/payments/queries'
import { importStatement } from '@/lib/payments/statement-import'
import { confirmStatement, countStatement } from '@/lib/payments/statement-result'
import { paymentRecord } from '@/lib/payments/view'
import { defineEndpoint } from '@/lib/server/endpoint'
import { requestKeyOf } from './request-key'

/** The operations on payments and on the months of the books. */
export const paymentEndpoints = [
  defineEndpoint(operations.listBookingPayments, async ({ actor, params, query }) => {
    const { id: bookingId } = await findBooking(actor, params.id)
    const { rows, list } = pageOf(await listPayments(actor, bookingId), query)
    return { body: rows.map(paymentRecord), list }
  }),
  defineEndpoint(operations.createBookingPayment, async ({ actor, request, params, input, text }) => {
    const { way, transactionId, amount, image: photo } = input
    const { id: bookingId } = await findBooking(actor, params.id)
    const requestKey = requestKeyOf(request)
    if (way === 'cash') {
      const payment = await takeCash(actor, { bookingId, amount, requestKey })
      return { body: { message: text('saved'), payment: paymentRecord(payment) } }
    }
    if (transactionId === undefined) throw new AppError('INVALID_INPUT')
    const claim = { transactionId, amount }
    const payment = await claimPayment(actor, { bookingId, claim, photo, requestKey })
    return { body: { message: text('saved'), payment: paymentRecord(payment) } }
  }),
  defineEndpoint(operations.decidePayment, async ({ actor, params: { id }, input: decision, text }) => {
    const payment = await decidePayment(actor, { id, decision })
    return { body: { message: text('saved'), payment: paymentRecord(payment) } }
  }),
  defineEndpoint(
    operations.refundPayment,
    async ({ actor, request, params: { id }, input: refund, text }) => {
      const payment = await refundPayment(actor, { id, refund, requestKey: requestKeyOf(request) })
      return { body: { message: text('saved'), payment: paymentRecord(payment) } }
    },
  ),
  defineEndpoint(operations.importStatement, async ({ actor, input, text }) => {
    const id = await importStatement(actor, input)
    return { body: { message: text('saved'), statement: { _id: id, ...(await countStatement(actor, id)) } } }
  }),
  defineEndpoint(operations.confirmStatement, async ({ actor, params: { id } }) => ({
    body: await confirmStatement(actor, id),
  })),
  defineEndpoint(operations.closeMonth, async ({ actor, params: { month } }) => ({
    body: await closeMonth(actor, month),
  })),
]

/** A page of a list that is read whole: there are dozens, not thousands. */
function pageOf<Row>(rows: readonly Row[], { page, limit }: { page: number; limit: number }) {
  const next = page * limit < rows.length ? String(page + 1) : null
  return { rows: rows.slice((page - 1) * limit, page * limit), list: { total: rows.length, next } }
}
