import { z } from 'zod'
import { doneWith, exampleDay, exampleId, exampleMoment, idParams } from '@/lib/core/schemas'
import { pictureErrors } from '@/lib/files/rules'
import { idempotencyKey, operation } from '@/lib/server/endpoint-declaration'
import { pagingQuery } from '@/lib/server/paging'
import {
  bookingParams,
  decisionRequest,
  monthParams,
  paymentRequest,
  refundRequest,
  statementRequest,
} from './schema'
import { exampleStatement, statementShape } from './statement-view'
import { examplePayment, paymentShape } from './view'

const tag = 'Payments'
const ofBooking = {
  tag,
  path: '/bookings/{id}/payments',
  params: bookingParams,
  takesKey: 'booking',
} as const
const answer = { schema: doneWith({ payment: paymentShape }) } as const
const decided = { countedOn: exampleDay, decidedAt: exampleMoment } as const

/** `GET /bookings/{id}/payments` (CONTRACT section 14). */
export const listBookingPayments = operation({
  ...ofBooking,
  id: 'listBookingPayments',
  method: 'GET',
  summary: 'List what was claimed, paid and returned for a booking, oldest first',
  permission: 'booking:list-own',
  isList: true,
  query: pagingQuery,
  success: {
    status: 200,
    description: 'The payments.',
    schema: z.array(paymentShape),
    example: [examplePayment],
  },
})

/** `POST /bookings/{id}/payments`. */
export const createBookingPayment = operation({
  ...ofBooking,
  id: 'createBookingPayment',
  method: 'POST',
  summary: 'Tell about a transfer for a booking, or note cash',
  description:
    'A transfer is a claim that waits to be confirmed. Cash is for staff, who took it, and counts at once. A photo of the receipt is sent in a form.',
  permission: 'booking:create',
  headers: idempotencyKey,
  body: {
    type: 'either',
    schema: paymentRequest,
    example: { way: 'transfer', transactionId: 'FT25123ABCDE', amount: 350_000 },
  },
  success: {
    ...answer,
    status: 201,
    description: 'The payment was written down.',
    example: { message: 'Saved.', payment: examplePayment },
  },
  errors: [
    'TRANSACTION_USED',
    'FORBIDDEN',
    'SECOND_FACTOR_MISSING',
    'STATE_CONFLICT',
    'TOO_MANY_CLAIMS',
    'IDEMPOTENCY_CONFLICT',
    ...pictureErrors,
  ],
})

/** `PATCH /payments/{id}`. */
export const decidePayment = operation({
  id: 'decidePayment',
  method: 'PATCH',
  path: '/payments/{id}',
  tag,
  summary: 'Confirm a claimed payment, or refuse it with a reason',
  description:
    'A booking whose confirmed payments reach its total becomes successful. Deciding the same again changes nothing.',
  permission: 'payment:decide',
  params: idParams,
  body: { type: 'json', schema: decisionRequest, example: { state: 'confirmed' } },
  success: {
    ...answer,
    status: 200,
    description: 'It was decided.',
    example: { message: 'Saved.', payment: { ...examplePayment, ...decided, state: 'confirmed' } },
  },
  errors: ['PROOF_REQUIRED', 'PAYMENT_DECIDED', 'TRANSACTION_RELEASED'],
})

/** `POST /payments/{id}/refund`. */
export const refundPayment = operation({
  id: 'refundPayment',
  method: 'POST',
  path: '/payments/{id}/refund',
  tag,
  summary: 'Write down what is returned of a confirmed payment',
  description: 'At most what is left of it. The row that is answered has a negative amount.',
  permission: 'payment:refund',
  headers: idempotencyKey,
  params: idParams,
  body: {
    type: 'json',
    schema: refundRequest,
    example: { amount: 50_000, reference: 'FT25124WXYZ1', reason: 'One day less' },
  },
  success: {
    ...answer,
    status: 201,
    description: 'The refund was written down.',
    example: {
      message: 'Saved.',
      payment: {
        ...{ ...examplePayment, ...decided, state: 'confirmed', amount: -50_000, refundOf: exampleId },
        ...{ reference: 'FT25124WXYZ1', reason: 'One day less' },
      },
    },
  },
  errors: ['PROOF_REQUIRED', 'REFUND_TOO_HIGH', 'IDEMPOTENCY_CONFLICT'],
})

/** `POST /statements`. */
export const importStatement = operation({
  id: 'importStatement',
  method: 'POST',
  path: '/statements',
  tag,
  summary: 'Upload a bank’s statement and compare it with the claimed transfers',
  description:
    'The columns are recognised by their names, in any order. Each line is kept once: the same file again is the same statement, with its figures as they are by then. What cannot be read is refused, and `fields.file` names the line of the file.',
  permission: 'statement:manage',
  body: {
    type: 'form',
    schema: statementRequest,
    example: { bank: 'Commercial Bank of Ethiopia' },
  },
  success: {
    status: 201,
    description: 'The lines are kept.',
    schema: doneWith({ statement: statementShape }),
    example: { message: 'Saved.', statement: exampleStatement },
  },
})

/** `POST /statements/{id}/confirm`. */
export const confirmStatement = operation({
  id: 'confirmStatement',
  method: 'POST',
  path: '/statements/{id}/confirm',
  tag,
  summary: 'Confirm every claim that a line of the statement names with its reference and amount',
  description:
    'Claims made after the upload are among them. What was decided meanwhile is left alone, so that calling it again confirms nothing twice.',
  permission: 'statement:manage',
  params: idParams,
  success: {
    status: 200,
    description: 'They are confirmed.',
    schema: z.object({ confirmed: z.int().meta({ description: 'How many claims this call confirmed.' }) }),
    example: { confirmed: 31 },
  },
  errors: ['PROOF_REQUIRED'],
})

/** `POST /months/{month}/close`. */
export const closeMonth = operation({
  id: 'closeMonth',
  method: 'POST',
  path: '/months/{month}/close',
  tag,
  summary: 'Close a month of the books',
  description: 'What is paid or returned later counts in the next month that is open.',
  permission: 'month:close',
  params: monthParams,
  success: {
    status: 200,
    description: 'The month is closed.',
    schema: z.object({
      month: z.string().meta({ description: '`YYYY-MM`.' }),
      rows: z.int().meta({ description: 'How many payments and refunds counted in it.' }),
      total: z.int().meta({ description: 'Their sum in santim.' }),
    }),
    example: { month: '2026-10', rows: 42, total: 14_700_000 },
  },
  errors: ['PROOF_REQUIRED', 'INVALID_INPUT', 'MONTH_CLOSED'],
})
