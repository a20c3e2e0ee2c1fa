import { z } from 'zod'
import { keysetQuery } from '@/lib/paging/keyset'

/** The nouns that the audit can be narrowed to. */
export const auditEntities = [
  'one-day-booking',
  'one-day-vehicle',
  'car',
  'user',
  'contact',
  'travel-booking',
  'mail',
] as const

/** The address of `/Audit`; what is not understood counts as absent. */
export const auditQuery = keysetQuery.extend({
  q: z.string().trim().toLowerCase().max(100).optional().catch(undefined),
  entity: z.enum(auditEntities).optional().catch(undefined),
})
export type AuditQuery = z.output<typeof auditQuery>
