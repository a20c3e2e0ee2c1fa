import { operation } from '@/lib/server/endpoint-declaration'
import { searchQuery } from './schema'
import { exampleFound, foundShape } from './view'

/** `GET /search` (CONTRACT sections 11 and 14). */
export const searchEverything = operation({
  id: 'searchEverything',
  method: 'GET',
  path: '/search',
  tag: 'Bookings',
  summary: 'Find bookings, customers, vehicles and messages',
  description:
    'At most ten of each, in any script and spelling: letters that sound alike in Amharic are one, apostrophes and doubled letters make no difference. Messages of the contact form are for admins.',
  permission: 'customer:find',
  query: searchQuery,
  success: { status: 200, description: 'What was found.', schema: foundShape, example: exampleFound },
})
