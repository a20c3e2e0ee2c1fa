import { operation } from '@/lib/server/endpoint-declaration'
import { doneShape, idParams } from '@/lib/core/schemas'
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
  errors: ['STAFF_ACCOUNT_OWN', 'LAST_ADMIN'],
})
