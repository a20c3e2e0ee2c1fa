import { z } from 'zod'
import { keysetQuery } from '@/lib/paging/keyset'

export const mailStates = ['queued', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

/** The address of `/Outbox`; what is not understood counts as absent. */
export const outboxQuery = keysetQuery.extend({
  id: z.uuid().optional().catch(undefined),
  q: z.string().trim().toLowerCase().max(100).optional().catch(undefined),
  state: z.enum(mailStates).optional().catch(undefined),
})
export type OutboxQuery = z.output<typeof outboxQuery>

export const resendInput = z.object({ id: z.uuid() })
