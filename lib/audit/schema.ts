import { z } from 'zod'
import { listQuery } from '@/lib/db/cursor'
import { searchInput } from '@/lib/db/search'

/** The nouns that the audit can be narrowed to. */
export const auditEntities = [
  'booking',
  'payment',
  'month',
  'statement',
  'one-day-vehicle',
  'blocked-place',
  'car',
  'price-rule',
  'extra',
  'driver',
  'unit',
  'user',
  'customer',
  'note',
  'contact',
  'travel-booking',
  'mail',
  'newsletter',
  'settings',
  'export',
] as const

/** Orders of the list. */
export const auditOrders = ['newest', 'oldest'] as const

/** The address of `/Audit`; what is not understood counts as absent. */
export const auditQuery = listQuery.extend({
  q: searchInput.transform((text) => text?.toLowerCase()),
  entity: z.enum(auditEntities).optional().catch(undefined),
  sort: z.enum(auditOrders).catch('newest'),
})
export type AuditQuery = z.output<typeof auditQuery>
