import { operation } from '@/lib/server/endpoint-declaration'
import { exampleId } from '@/lib/core/schemas'
import { liveKinds } from './rules'
import { liveQuery } from './schema'
import { z } from 'zod'

/** `GET /live` (CONTRACT sections 11 and 14). */
export const followChanges = operation({
  id: 'followChanges',
  method: 'GET',
  path: '/live',
  tag: 'Service',
  summary: 'Follow what changes',
  description: `Server-sent events, each with a kind and an id and never with what the record says: ${liveKinds.join(', ')}. An assignment has the id of its booking. Only kinds that the caller may see. The stream ends when the session does, and whenever events may have been lost: open it again and read anew.`,
  permission: 'live:follow',
  query: liveQuery,
  success: {
    status: 200,
    description: 'Events, as they happen.',
    type: 'text/event-stream',
    schema: z.string(),
    example: `event: booking\ndata: {"kind":"booking","id":"${exampleId}"}\n\n`,
  },
})
