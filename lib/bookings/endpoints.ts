import { z } from 'zod'
import { idempotencyKey, operation, type Operation } from '@/lib/server/endpoint-declaration'
import { doneShape, doneWith, exampleDay, exampleId, idParams } from '@/lib/core/schemas'
import { pagingQuery } from '@/lib/server/paging'
import { bookingShape, exampleBooking, exampleOneDayBooking, oneDayBookingShape } from './booking-record'
import { changeBookingRequest } from './change-schema'
import {
  bookingRefSchema,
  bookingRequest,
  bookingStatusSchema,
  createBookingRequest,
  statusChangeRequest,
} from './schema'
import { bookingsQuery } from './list-schema'

const tag = 'One-day bookings'
const list = {
  method: 'GET',
  tag,
  isList: true,
  query: pagingQuery,
  success: {
    status: 200,
    description: 'The bookings.',
    schema: z.array(oneDayBookingShape),
    example: [exampleOneDayBooking],
  },
} as const satisfies Partial<Operation>

/** `GET /dashboard/OneDayVehiclesBook` (SPEC section 7). */
export const listOneDayBookings = operation({
  ...list,
  id: 'listOneDayBookings',
  path: '/dashboard/OneDayVehiclesBook',
  summary: 'List everybody’s bookings, newest first',
  permission: 'booking:list-any',
})

/** `GET /dashboard/OneDayVehiclesBook/{status}`. */
export const listOneDayBookingsOfStatus = operation({
  ...list,
  id: 'listOneDayBookingsOfStatus',
  path: '/dashboard/OneDayVehiclesBook/{status}',
  summary: 'List everybody’s bookings of one status, newest first',
  permission: 'booking:list-any',
  params: z.object({ status: bookingStatusSchema }),
})

/** `GET /dashboard/OneDayVehiclesBookUser`. */
export const listOwnOneDayBookings = operation({
  ...list,
  id: 'listOwnOneDayBookings',
  path: '/dashboard/OneDayVehiclesBookUser',
  summary: 'List the caller’s own bookings, newest first',
  permission: 'booking:list-own',
})

const makingErrors = [
  'TOO_MANY_TRIES',
  'SOLD_OUT',
  'TRANSACTION_USED',
  'DATE_OUT_OF_RANGE',
  'TOO_MANY_PENDING',
  'ADDRESS_FULL',
  'NOT_FOUND',
  'PRICE_ON_REQUEST',
  'IDEMPOTENCY_CONFLICT',
] as const

/** `POST /dashboard/OneDayVehiclesBook`. */
export const createOneDayBooking = operation({
  id: 'createOneDayBooking',
  method: 'POST',
  path: '/dashboard/OneDayVehiclesBook',
  tag,
  summary: 'Book a vehicle for a day',
  description:
    'The price and all facts about the vehicle are the server’s; whatever else is sent of them is ignored. A transfer pays for one booking only.',
  permission: 'booking:create',
  headers: idempotencyKey,
  body: {
    type: 'json',
    schema: createBookingRequest,
    example: {
      _id: exampleId,
      date: exampleDay,
      phone: '0911234567',
      destination: 'Bishoftu',
      transactionId: 'FT25123ABCDE',
      amount: 3500,
    },
  },
  success: {
    status: 201,
    description: 'The booking was made and waits for its transfer to be confirmed.',
    schema: doneWith({ booking: oneDayBookingShape }),
    example: {
      message: "We've received your booking. We'll check your transfer and confirm it here.",
      booking: exampleOneDayBooking,
    },
  },
  errors: makingErrors,
})

/** `PATCH /dashboard/OneDayVehiclesBook/{id}`. */
export const setBookingStatus = operation({
  id: 'setBookingStatus',
  method: 'PATCH',
  path: '/dashboard/OneDayVehiclesBook/{id}',
  tag,
  summary: 'Set a booking’s status',
  description: 'An admin sets any. Everybody else only cancels an own booking that is still pending.',
  permission: 'booking:cancel-own',
  params: idParams,
  body: { type: 'json', schema: statusChangeRequest, example: { stat: 'successful' } },
  success: {
    status: 200,
    description: 'The status was set.',
    schema: doneWith({ booking: oneDayBookingShape }),
    example: {
      message: 'Successfully Change Status to successful!',
      booking: { ...exampleOneDayBooking, data: { ...exampleOneDayBooking.data, status: 'successful' } },
    },
  },
  errors: ['PROOF_REQUIRED', 'FORBIDDEN', 'SOLD_OUT', 'STATE_CONFLICT', 'TRANSACTION_RELEASED'],
})

/** `DELETE /dashboard/OneDayVehiclesBook/{id}`. */
export const removeOneDayBooking = operation({
  id: 'removeOneDayBooking',
  method: 'DELETE',
  path: '/dashboard/OneDayVehiclesBook/{id}',
  tag,
  summary: 'Delete a booking from all lists, and give its places back',
  description:
    'Its payments, lines and history stay. A transfer that nobody confirmed may pay for another booking, a confirmed one may not. From then on every call answers 404, but an admin reads it by `GET /bookings/{ref}`, with `hidden`.',
  permission: 'booking:remove',
  params: idParams,
  success: {
    status: 200,
    description: 'The booking was deleted.',
    schema: doneShape,
    example: { message: 'Successfully Deleted!' },
  },
})

const refParams = z.object({ ref: bookingRefSchema })

/** `GET /bookings` (CONTRACT section 14). */
export const searchBookings = operation({
  id: 'searchBookings',
  method: 'GET',
  path: '/bookings',
  tag: 'Bookings',
  isList: true,
  summary: 'List bookings, newest first: the caller’s own, or everybody’s for staff',
  permission: 'booking:list-own',
  query: bookingsQuery,
  success: {
    status: 200,
    description: 'The bookings.',
    schema: z.array(bookingShape),
    example: [exampleBooking],
  },
  errors: ['INVALID_INPUT', 'FORBIDDEN', 'SECOND_FACTOR_MISSING'],
})

/** `POST /bookings`. */
export const createBooking = operation({
  id: 'createBooking',
  method: 'POST',
  path: '/bookings',
  tag: 'Bookings',
  summary: 'Book a vehicle for one or several days, paid by a transfer or later',
  description:
    'The price is the server’s. Without a transfer the places are held until `holdUntil`; a transfer pays for one booking only.',
  permission: 'booking:create',
  headers: idempotencyKey,
  body: {
    type: 'json',
    schema: bookingRequest,
    example: {
      vehicleId: exampleId,
      date: exampleDay,
      phone: '0911234567',
      destination: 'Bishoftu',
      pickupPlace: 'Bole International Airport',
      pickupTime: '06:30',
    },
  },
  success: {
    status: 201,
    description: 'The places are held.',
    schema: doneWith({ booking: bookingShape }),
    example: {
      message: 'Your vehicle is held. Please pay by the time shown on the booking.',
      booking: exampleBooking,
    },
  },
  errors: makingErrors,
})

/** `GET /bookings/{ref}`: by id or by code. */
export const getBooking = operation({
  id: 'getBooking',
  method: 'GET',
  path: '/bookings/{ref}',
  tag: 'Bookings',
  summary: 'Read a booking by its id or code',
  permission: 'booking:list-own',
  takesKey: 'booking',
  params: refParams,
  success: { status: 200, description: 'The booking.', schema: bookingShape, example: exampleBooking },
})

/** `PATCH /bookings/{ref}`. */
export const changeBooking = operation({
  id: 'changeBooking',
  method: 'PATCH',
  path: '/bookings/{ref}',
  tag: 'Bookings',
  summary: 'Change a booking: its customer while it is pending, staff always',
  description:
    'What is left out stays, but a new `date` without `lastDate` is a booking of that one day. Other days, another vehicle or other extras make a new quote and take their places like a new booking. Only an admin sets `status` to `successful`, or back to `pending`.',
  permission: 'booking:cancel-own',
  takesKey: 'booking',
  params: refParams,
  body: {
    type: 'json',
    schema: changeBookingRequest,
    example: { lastDate: exampleDay, flight: 'ET 501' },
  },
  success: {
    status: 200,
    description: 'The booking as it is now.',
    schema: doneWith({ booking: bookingShape }),
    example: { message: 'Saved.', booking: { ...exampleBooking, version: 2 } },
  },
  errors: [
    'PROOF_REQUIRED',
    'FORBIDDEN',
    'SOLD_OUT',
    'DATE_OUT_OF_RANGE',
    'PRICE_ON_REQUEST',
    'TOO_MANY_PENDING',
    'ADDRESS_FULL',
    'STATE_CONFLICT',
    'TRANSACTION_RELEASED',
    'VERSION_CONFLICT',
  ],
})
