import { randomUUID } from 'node:crypto'
import { database } from '@/lib/db/client'
import { closeMonth } from '@/lib/payments/months'
import * as payments from '@/lib/payments/mutations'
import {
  getReceiptPhotoKey,
  getWaitingPayment,
  listPayments,
  listBankWords,
  listOwedRefunds,
  listWaitingPayments,
} from '@/lib/payments/queries'
import * as imports from '@/lib/payments/statement-import'
import * as statements from '@/lib/payments/statement-result'
import { confirmExactClaims } from '@/lib/payments/confirm-claims'
import {
  confirmAsClaimed,
  confirmChosenBookings,
  confirmExactPayments,
  confirmReceived,
} from '@/lib/payments/waiting-claims'
import { statementFile } from '../statement-claims'
import { longAgo, transfer } from './payment-api'
import { adminOnly, staff } from './personas'
import type { ServiceRow } from './services'

const upload = () => ({
  file: statementFile(`Date,Reference,Amount\n20/11/2026,${randomUUID()},100\n`),
  bank: `Bank ${randomUUID()}`,
})
const columns = { date: 0, reference: 1, amount: 2 }
const reason = 'Sent to another account'

/** The claim of a booking, which a line of a statement names with another amount. */
async function withLineOfLess(bookingId: string): Promise<string> {
  const { id, referenceKey } = await database().payment.findFirstOrThrow({ where: { bookingId } })
  await database().statementLine.create({
    data: {
      ...{ bankKey: randomUUID(), identity: randomUUID(), reference: referenceKey },
      ...{ day: new Date(), amountSantim: 100 },
    },
  })
  return id
}

/** The verbs of payments. */
export const paymentServiceAccess: Record<string, ServiceRow> = {
  'payments listPayments': {
    may: 'owner subadmin admin',
    call: (actor, { booking }) => listPayments(actor, booking.id),
  },
  'payments getReceiptPhotoKey': {
    may: 'owner subadmin admin',
    call: (actor, { bookingWithPhoto }) => getReceiptPhotoKey(actor, bookingWithPhoto.id),
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
  'payments listWaitingPayments': { may: adminOnly, call: (actor) => listWaitingPayments(actor, {}) },
  'payments listOwedRefunds': { may: adminOnly, call: (actor) => listOwedRefunds(actor, 5) },
  'payments getWaitingPayment': {
    may: adminOnly,
    call: (actor, { payment }) => getWaitingPayment(actor, payment.id),
  },
  'payments listBankWords': {
    may: adminOnly,
    call: (actor, { booking }) => listBankWords(actor, booking.id),
  },
  'payments confirmChosenBookings': {
    may: adminOnly,
    call: (actor, { booking }) => confirmChosenBookings(actor, [booking.id]),
  },
  'payments confirmExactClaims': {
    may: adminOnly,
    call: (actor, { payment }) => confirmExactClaims(actor, [{ paymentId: payment.id, lineId: null }]),
  },
  'payments confirmExactPayments': {
    may: adminOnly,
    call: async (actor, { bookingWithPhoto: { id: bookingId } }) => {
      await database().payment.updateMany({ where: { bookingId }, data: { receiptVerdict: 'confirmed' } })
      return confirmExactPayments(actor)
    },
  },
  'payments confirmAsClaimed': {
    may: adminOnly,
    call: (actor, { payment }) => confirmAsClaimed(actor, payment.id),
  },
  'payments confirmReceived': {
    may: adminOnly,
    call: async (actor, { bookingWithPhoto }) =>
      confirmReceived(actor, await withLineOfLess(bookingWithPhoto.id)),
  },
  'payments importStatement': { may: adminOnly, call: (actor) => imports.importStatement(actor, upload()) },
  'payments uploadStatement': { may: adminOnly, call: (actor) => imports.uploadStatement(actor, upload()) },
  'payments getStatementDraft': {
    may: adminOnly,
    call: (actor, { draft }) => imports.getStatementDraft(actor, draft.id),
  },
  'payments nameStatementColumns': {
    may: adminOnly,
    call: (actor, { draft }) => imports.nameStatementColumns(actor, { id: draft.id, columns }),
  },
  'payments listStatements': { may: adminOnly, call: (actor) => statements.listStatements(actor, {}) },
  'payments countStatement': {
    may: adminOnly,
    call: (actor, { statement }) => statements.countStatement(actor, statement.id),
  },
  'payments getStatement': {
    may: adminOnly,
    call: (actor, { statement }) =>
      statements.getStatement(actor, { id: statement.id, group: 'exact', page: 1 }),
  },
  'payments confirmStatement': {
    may: adminOnly,
    call: (actor, { statement }) => statements.confirmStatement(actor, statement.id),
  },
  'payments closeMonth': { may: adminOnly, call: (actor) => closeMonth(actor, longAgo()) },
}
