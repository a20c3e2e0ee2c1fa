import * as operations from '@/lib/live/endpoints'
import { followChanges } from '@/lib/live/queries'
import { defineEndpoint } from '@/lib/server/endpoint'

/** What changes, as it happens. */
export const liveEndpoints = [
  defineEndpoint(
    operations.followChanges,
    async ({ actor, query }) =>
      new Response(await followChanges(actor, query), {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          // nginx and its like hold answers back otherwise.
          'x-accel-buffering': 'no',
        },
      }),
  ),
]
