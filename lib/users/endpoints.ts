import { z } from 'zod'
import { operation, type Operation } from '@/lib/server/endpoint-declaration'
import { doneShape, doneWith, idParams } from '@/lib/server/shapes'
import { pagingQuery } from '@/lib/server/paging'
import { exampleManagedUser, managedUserShape } from './staff-shape'
import { updateUserInput } from './staff-schema'

const chapter = 'Users'
const list = {
  method: 'GET',
  chapter,
  may: 'user:list',
  isList: true,
  query: pagingQuery,
  success: {
    status: 200,
    description: 'The people.',
    schema: z.array(managedUserShape),
    example: [exampleManagedUser],
  },
} as const satisfies Partial<Operation>

/** `GET /dashboard/user` (SPEC section 7). */
export const listUsers = operation({
  ...list,
  id: 'listUsers',
  path: '/dashboard/user',
  summary: 'List those who sign in with a password, newest first',
})

/** `GET /dashboard/userGoogle`. */
export const listGoogleUsers = operation({
  ...list,
  id: 'listGoogleUsers',
  path: '/dashboard/userGoogle',
  summary: 'List those who sign in with Google, newest first',
})

/** `PUT /dashboard/user/{id}`. */
export const updateUser = operation({
  id: 'updateUser',
  method: 'PUT',
  path: '/dashboard/user/{id}',
  chapter,
  summary: 'Change a person, or their role',
  description:
    'What is absent stays as it is. A blank password keeps the old one, a blank phone removes it. A new role or password ends the person’s sessions.',
  may: 'user:update',
  params: idParams,
  body: {
    type: 'json',
    schema: updateUserInput,
    example: { firstName: 'Almaz', lastName: 'Tadesse', phone: '0911234567', password: '', role: 'subadmin' },
  },
  success: {
    status: 200,
    description: 'The person was changed.',
    schema: doneWith({ user: managedUserShape }),
    example: { message: 'User updated successfully!', user: exampleManagedUser },
  },
  errors: ['EMAIL_TAKEN', 'LAST_ADMIN'],
})

/** `DELETE /dashboard/user/{id}`. */
export const removeUser = operation({
  id: 'removeUser',
  method: 'DELETE',
  path: '/dashboard/user/{id}',
  chapter,
  summary: 'Delete a person; their bookings stay without their data',
  may: 'user:remove',
  params: idParams,
  success: {
    status: 200,
    description: 'The person was deleted.',
    schema: doneShape,
    example: { message: 'Successfully Deleted!' },
  },
  errors: ['STAFF_ACCOUNT_OWN', 'LAST_ADMIN'],
})
