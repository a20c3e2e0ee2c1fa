import { z } from 'zod'
import { listQuery } from '@/lib/db/cursor'
import { searchInput } from '@/lib/db/search'

export const mailStates = ['queued', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

/** Orders of the list. */
export const mailOrders = ['newest', 'oldest'] as const

/** The address of `/Outbox`; what is not understood counts as absent. */
export const outboxQuery = listQuery.extend({
  id: z.uuid().optional().catch(undefined),
  q: searchInput.transform((text) => text?.toLowerCase()),
  state: z.enum(mailStates).optional().catch(undefined),
  sort: z.enum(mailOrders).catch('newest'),
  /** Whether a newsletter is written. */
  write: z.literal('1').optional().catch(undefined),
})
export type OutboxQuery = z.output<typeof outboxQuery>

export const resendInput = z.object({ id: z.uuid() })
