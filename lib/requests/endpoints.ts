import { z } from 'zod'
import { bookingShape, exampleBooking } from '@/lib/bookings/booking-record'
import { idempotencyKey, operation } from '@/lib/server/endpoint-declaration'
import { pagingQuery } from '@/lib/server/paging'
import { doneShape, doneWith, exampleDay, exampleId, idParams } from '@/lib/core/schemas'
import { requestKinds } from './kinds'
import { createContactInput, createTravelBookingInput, offerRequest } from './schema'

const tag = 'Requests'
const { contact, 'travel-booking': travelBooking } = requestKinds

/** `POST /contact` (SPEC section 7). */
export const createContact = operation({
  id: 'createContact',
  method: 'POST',
  path: '/contact',
  tag,
  summary: 'Send a message to the company',
  permission: 'contact:create',
  body: {
    type: 'json',
    schema: createContactInput,
    example: {
      firstName: 'Dawit',
      email: 'dawit@example.com',
      phone: '0911445566',
      message: 'Do you rent by the month?',
    },
  },
  success: {
    status: 201,
    description: 'The message was received.',
    schema: doneWith({ contact: contact.shape }),
    example: { message: "We've received your message and will reply soon.", contact: contact.example },
  },
  errors: ['TOO_MANY_TRIES'],
})

/** `POST /dashboard/book` (SPEC section 7). */
export const createTravelBooking = operation({
  id: 'createTravelBooking',
  method: 'POST',
  path: '/dashboard/book',
  tag,
  summary: 'Ask for a car by the day, week or month',
  permission: 'travel-booking:create',
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
    schema: doneWith({ booking: travelBooking.shape }),
    example: {
      message: "We've received your request and will call you back shortly.",
      booking: travelBooking.example,
    },
  },
  errors: ['DATE_OUT_OF_RANGE', 'TOO_MANY_TRIES'],
})

type Office<Shape> = {
  kind: {
    permissions: (typeof contact | typeof travelBooking)['permissions']
    shape: Shape
    example: unknown
  }
  ids: readonly [list: string, get: string, remove: string]
  path: `/${string}`
  one: string
  many: string
}

/** What staff do with the requests of a kind: list them, read and delete one. */
const officeOperations = <Shape extends z.ZodType>({ kind, ids, path, one, many }: Office<Shape>) =>
  [
    operation({
      id: ids[0],
      method: 'GET',
      path,
      tag,
      summary: `List the ${many}, newest first`,
      permission: kind.permissions.list,
      isList: true,
      query: pagingQuery,
      success: {
        status: 200,
        description: `The ${many}.`,
        schema: z.array(kind.shape),
        example: [kind.example],
      },
    }),
    operation({
      id: ids[1],
      method: 'GET',
      path: `${path}/{id}`,
      tag,
      summary: `Read one ${one}`,
      permission: kind.permissions.list,
      params: idParams,
      success: { status: 200, description: `The ${one}.`, schema: kind.shape, example: kind.example },
    }),
    operation({
      id: ids[2],
      method: 'DELETE',
      path: `${path}/{id}`,
      tag,
      summary: `Delete a ${one}`,
      permission: kind.permissions.remove,
      params: idParams,
      success: {
        status: 200,
        description: `The ${one} was deleted.`,
        schema: doneShape,
        example: { message: 'Successfully Deleted!' },
      },
    }),
  ] as const

/** `GET /dashboard/contact`, `GET` and `DELETE /dashboard/contact/{id}`. */
export const [listContacts, getContact, removeContact] = officeOperations({
  kind: contact,
  ids: ['listContacts', 'getContact', 'removeContact'],
  path: '/dashboard/contact',
  one: 'message',
  many: 'messages',
})

/** `GET /dashboard/booking`, `GET` and `DELETE /dashboard/booking/{id}`. */
export const [listTravelBookings, getTravelBooking, removeTravelBooking] = officeOperations({
  kind: travelBooking,
  ids: ['listTravelBookings', 'getTravelBooking', 'removeTravelBooking'],
  path: '/dashboard/booking',
  one: 'travel booking',
  many: 'travel bookings',
})

/** `POST /dashboard/booking/{id}/offer` (CONTRACT sections 8 and 14). */
export const makeOffer = operation({
  id: 'makeOffer',
  method: 'POST',
  path: '/dashboard/booking/{id}/offer',
  tag,
  summary: 'Turn a travel booking into an offer',
  description:
    'A pending booking without an account, which holds its days until `holdUntil`. By the link its person sees the price and pays. Lines with a reason change the price, and make one where the price is on request.',
  permission: 'booking:create-any',
  params: idParams,
  headers: idempotencyKey,
  body: {
    type: 'json',
    schema: offerRequest,
    example: {
      vehicleId: exampleId,
      date: exampleDay,
      lines: [{ text: 'Agreed on the phone', amount: -50_000 }],
    },
  },
  success: {
    status: 201,
    description: 'The offer holds its days.',
    schema: z.object({
      booking: bookingShape,
      link: z.url().meta({ description: 'Opens the booking without an account; for its person alone.' }),
    }),
    example: {
      booking: exampleBooking,
      link: 'https://example.com/YourBooking?key=q83v7zUSRnLuLf0i1yC5WmXk0Qm3A9a1kP2r5cX7b8Yt4uV6wZ0eR1n2',
    },
  },
  errors: ['SOLD_OUT', 'DATE_OUT_OF_RANGE', 'PRICE_ON_REQUEST', 'IDEMPOTENCY_CONFLICT'],
})
