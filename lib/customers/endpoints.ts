import { bookingShape, exampleBooking } from '@/lib/bookings/booking-record'
import { idempotencyKey, operation } from '@/lib/server/endpoint-declaration'
import { doneShape, doneWith, exampleDay, exampleId, idParams } from '@/lib/core/schemas'
import { deskBookingRequest } from './schema'
import { exampleOwnData, ownDataShape } from './view'

/** `GET /profile/data`: what docs/decisions/deleted-people.md promises. */
export const getOwnData = operation({
  id: 'getOwnData',
  method: 'GET',
  path: '/profile/data',
  tag: 'Account',
  summary: 'Download everything that is kept about the caller’s account',
  permission: 'account:download-own',
  success: {
    status: 200,
    description: 'All data, to be saved as a file.',
    schema: ownDataShape,
    example: exampleOwnData,
  },
})

/** `DELETE /dashboard/user/{id}`. */
export const removeUser = operation({
  id: 'removeUser',
  method: 'DELETE',
  path: '/dashboard/user/{id}',
  tag: 'Users',
  summary: 'Delete a person; their bookings stay without their data',
  permission: 'user:remove',
  params: idParams,
  success: {
    status: 200,
    description: 'The person was deleted.',
    schema: doneShape,
    example: { message: 'Successfully Deleted!' },
  },
  errors: ['PROOF_REQUIRED', 'STAFF_ACCOUNT_OWN', 'LAST_ADMIN'],
})

/** `POST /desk/bookings` (CONTRACT sections 11 and 14). */
export const createDeskBooking = operation({
  id: 'createDeskBooking',
  method: 'POST',
  path: '/desk/bookings',
  tag: 'Bookings',
  summary: 'Book for a customer at the desk, who needs no account',
  description:
    'Paid in cash, which counts at once, by a transfer that waits to be confirmed, or later. No limit on pending bookings binds. Lines with a reason change the price.',
  permission: 'booking:create-any',
  headers: idempotencyKey,
  body: {
    type: 'json',
    schema: deskBookingRequest,
    example: {
      vehicleId: exampleId,
      date: exampleDay,
      destination: 'Bishoftu',
      customer: { name: 'Almaz Tadesse', phone: '0911234567' },
      paid: 'cash',
      lines: [{ text: 'Regular customer', amount: -50_000 }],
    },
  },
  success: {
    status: 201,
    description: 'It was booked.',
    schema: doneWith({ booking: bookingShape }),
    example: {
      message: 'It is booked.',
      booking: { ...exampleBooking, status: 'successful', holdUntil: null, paid: 850_000, due: 0 },
    },
  },
  errors: [
    'SOLD_OUT',
    'TRANSACTION_USED',
    'DATE_OUT_OF_RANGE',
    'NOT_FOUND',
    'PRICE_ON_REQUEST',
    'IDEMPOTENCY_CONFLICT',
  ],
})
