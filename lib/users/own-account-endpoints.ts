import { operation } from '@/lib/server/endpoint-declaration'
import { exampleOwnData, ownDataShape } from './own-account-shape'

/** `GET /profile/data`: what docs/decisions/deleted-people.md promises. */
export const getOwnData = operation({
  id: 'getOwnData',
  method: 'GET',
  path: '/profile/data',
  chapter: 'Account',
  summary: 'Download everything that is kept about the caller’s account',
  may: 'account:download-own',
  success: {
    status: 200,
    description: 'All data, to be saved as a file.',
    schema: ownDataShape,
    example: exampleOwnData,
  },
})
