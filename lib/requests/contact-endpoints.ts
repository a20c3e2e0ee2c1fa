import { z } from 'zod'
import { operation } from '@/lib/server/endpoint-declaration'
import { doneShape, doneWith, idParams } from '@/lib/server/shapes'
import { pagingQuery } from '@/lib/server/paging'
import { contactShape, exampleContact } from './contact-shape'
import { createContactInput } from './contact-schema'

const tag = 'Requests'

/** `POST /contact` (SPEC section 7). */
export const createContact = operation({
  id: 'createContact',
  method: 'POST',
  path: '/contact',
  tag,
  summary: 'Send a message to the company',
  may: 'contact:create',
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
    schema: doneWith({ contact: contactShape }),
    example: { message: 'We received your message. We answer soon.', contact: exampleContact },
  },
  errors: ['TOO_MANY_TRIES'],
})

/** `GET /dashboard/contact`. */
export const listContacts = operation({
  id: 'listContacts',
  method: 'GET',
  path: '/dashboard/contact',
  tag,
  summary: 'List the messages, newest first',
  may: 'contact:list',
  isList: true,
  query: pagingQuery,
  success: {
    status: 200,
    description: 'The messages.',
    schema: z.array(contactShape),
    example: [exampleContact],
  },
})

/** `GET /dashboard/contact/{id}`. */
export const getContact = operation({
  id: 'getContact',
  method: 'GET',
  path: '/dashboard/contact/{id}',
  tag,
  summary: 'Read one message',
  may: 'contact:list',
  params: idParams,
  success: { status: 200, description: 'The message.', schema: contactShape, example: exampleContact },
})

/** `DELETE /dashboard/contact/{id}`. */
export const removeContact = operation({
  id: 'removeContact',
  method: 'DELETE',
  path: '/dashboard/contact/{id}',
  tag,
  summary: 'Delete a message',
  may: 'contact:remove',
  params: idParams,
  success: {
    status: 200,
    description: 'The message was deleted.',
    schema: doneShape,
    example: { message: 'Successfully Deleted!' },
  },
})
