import { randomUUID } from 'node:crypto'
import type { ApiRow } from './api'
import { adminOnly } from './personas'
import type { World } from './world'

/** A transfer that nobody told about; the amount in santim. */
export const transfer = () => ({ transactionId: `FT${randomUUID()}`, amount: 350_000 })
const reason = 'Sent to another account'

/** A statement that nobody uploaded before. */
const statement = () => ({
  ...{ name: 'statement.csv', mimeType: 'text/csv' },
  buffer: Buffer.from(`Date,Reference,Amount\n20/11/2026,${randomUUID()},100\n`),
})

let year = 1900
/** A month that nobody else closes. */
export const longAgo = () => `${(year += 1)}-01`

const paymentsOf = ({ booking }: World) => `/api/bookings/${booking.id}/payments`

/** The operations on payments. */
export const paymentApiAccess: Record<string, ApiRow> = {
  'GET /api/bookings/{id}/payments': {
    may: 'owner subadmin admin',
    send: (world) => ({ path: paymentsOf(world) }),
  },
  'POST /api/bookings/{id}/payments': {
    may: 'owner subadmin admin',
    send: (world) => ({ path: paymentsOf(world), data: transfer() }),
  },
  'PATCH /api/payments/{id}': {
    may: adminOnly,
    send: ({ payment }) => ({ path: `/api/payments/${payment.id}`, data: { state: 'confirmed' } }),
  },
  'POST /api/payments/{id}/refund': {
    may: adminOnly,
    send: ({ paidPayment }) => ({
      path: `/api/payments/${paidPayment.id}/refund`,
      data: { amount: 1, reason },
    }),
  },
  'POST /api/statements': { may: adminOnly, send: () => ({ multipart: { file: statement() } }) },
  'POST /api/statements/{id}/confirm': {
    may: adminOnly,
    send: ({ statement: { id } }) => ({ path: `/api/statements/${id}/confirm` }),
  },
  'POST /api/months/{month}/close': {
    may: adminOnly,
    lets: [200, 409],
    send: () => ({ path: `/api/months/${longAgo()}/close` }),
  },
}
