import { z } from 'zod'
import { exampleId } from '@/lib/core/schemas'
import { operation } from '@/lib/server/endpoint-declaration'
import { liveKinds } from './rules'

const liveQuery = z.object({
  seconds: z.coerce.number().int().min(1).max(3600).optional().catch(undefined).meta({
    description: 'Ends the stream after so many seconds, for clients that cannot read it as it comes.',
  }),
})

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
