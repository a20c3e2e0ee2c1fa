import { z } from 'zod'
import { requiredText } from '@/lib/core/input-schemas'

/** An answer by mail, to the message or the request with that id. */
export const replyInput = z.object({
  id: z.uuid(),
  text: requiredText('messageMissing', 4000),
})
export type ReplyInput = z.output<typeof replyInput>
