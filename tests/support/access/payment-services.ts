import { closeMonth } from '@/lib/payments/months'
import * as payments from '@/lib/payments/mutations'
import { listPayments } from '@/lib/payments/queries'
import { longAgo, transfer } from './payment-api'
import { adminOnly, staff } from './personas'
import type { ServiceRow } from './services'

const reason = 'Sent to another account'

/** The verbs of payments. */
export const paymentServiceAccess: Record<string, ServiceRow> = {
  'payments listPayments': {
    may: 'owner subadmin admin',
    call: (actor, { booking }) => listPayments(actor, booking.id),
  },
  'payments claimPayment': {
    may: 'owner subadmin admin',
    call: (actor, { booking }) => payments.claimPayment(actor, { bookingId: booking.id, claim: transfer() }),
  },
  'payments decidePayment': {
    may: adminOnly,
    call: (actor, { payment }) =>
      payments.decidePayment(actor, { id: payment.id, decision: { state: 'refused', reason } }),
  },
  'payments refundPayment': {
    may: adminOnly,
    call: (actor, { paidPayment }) =>
      payments.refundPayment(actor, { id: paidPayment.id, refund: { amount: 1, reason, reference: null } }),
  },
  'payments takeCash': {
    may: staff,
    call: (actor, { booking }) => payments.takeCash(actor, { bookingId: booking.id, amount: 1 }),
  },
  'payments closeMonth': { may: adminOnly, call: (actor) => closeMonth(actor, longAgo()) },
}
