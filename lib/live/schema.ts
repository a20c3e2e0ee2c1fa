import { z } from 'zod'

/** `GET /live`. */
export const liveQuery = z.object({
  seconds: z.coerce.number().int().min(1).max(3600).optional().catch(undefined).meta({
    description: 'Ends the stream after so many seconds, for clients that cannot read it as it comes.',
  }),
})
