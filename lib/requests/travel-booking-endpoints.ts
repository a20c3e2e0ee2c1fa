import { z } from 'zod'
import { operation } from '@/lib/server/endpoint-declaration'
import { doneShape, doneWith, exampleDay, idParams } from '@/lib/server/shapes'
import { pagingQuery } from '@/lib/server/paging'
import { exampleTravelBooking, travelBookingShape } from './travel-booking-shape'
import { createTravelBookingInput } from './travel-booking-schema'

const tag = 'Requests'

/** `POST /dashboard/book` (SPEC section 7). */
export const createTravelBooking = operation({
  id: 'createTravelBooking',
  method: 'POST',
  path: '/dashboard/book',
  tag,
  summary: 'Ask for a car by the day, week or month',
  may: 'travel-booking:create',
  body: {
    type: 'json',
    schema: createTravelBookingInput,
    example: {
      firstName: 'Marta',
      phone: '0911778899',
      date: exampleDay,
      item: 'midsuv',
      destination: 'Hawassa',
    },
  },
  success: {
    status: 201,
    description: 'The request was received.',
    schema: doneWith({ booking: travelBookingShape }),
    example: {
      message: 'We received your request. We call you back soon.',
      booking: exampleTravelBooking,
    },
  },
  errors: ['DATE_OUT_OF_RANGE', 'TOO_MANY_TRIES'],
})

/** `GET /dashboard/booking`. */
export const listTravelBookings = operation({
  id: 'listTravelBookings',
  method: 'GET',
  path: '/dashboard/booking',
  tag,
  summary: 'List the travel bookings, newest first',
  may: 'travel-booking:list',
  isList: true,
  query: pagingQuery,
  success: {
    status: 200,
    description: 'The travel bookings.',
    schema: z.array(travelBookingShape),
    example: [exampleTravelBooking],
  },
})

/** `GET /dashboard/booking/{id}`. */
export const getTravelBooking = operation({
  id: 'getTravelBooking',
  method: 'GET',
  path: '/dashboard/booking/{id}',
  tag,
  summary: 'Read one travel booking',
  may: 'travel-booking:list',
  params: idParams,
  success: {
    status: 200,
    description: 'The travel booking.',
    schema: travelBookingShape,
    example: exampleTravelBooking,
  },
})

/** `DELETE /dashboard/booking/{id}`. */
export const removeTravelBooking = operation({
  id: 'removeTravelBooking',
  method: 'DELETE',
  path: '/dashboard/booking/{id}',
  tag,
  summary: 'Delete a travel booking',
  may: 'travel-booking:remove',
  params: idParams,
  success: {
    status: 200,
    description: 'The travel booking was deleted.',
    schema: doneShape,
    example: { message: 'Successfully Deleted!' },
  },
})
