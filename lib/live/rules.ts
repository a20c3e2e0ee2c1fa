import { can, type Permission, type Role } from '@/lib/auth/permissions'

/**
 * Who hears of changes of a kind: whoever may see its records (CONTRACT section 5). The rules of prices are the admin's, but what
 * they make of a price is on every screen of the desk.
 */
const permissionOf = {
  booking: 'booking:list-any',
  payment: 'payment:decide',
  statement: 'statement:manage',
  'travel-booking': 'travel-booking:list',
  contact: 'contact:list',
  assignment: 'dispatch:read',
  driver: 'dispatch:read',
  unit: 'dispatch:read',
  vehicle: 'schedule:read',
  customer: 'customer:find',
  user: 'user:list',
  mail: 'outbox:read',
  'price-rule': 'booking:create-any',
  extra: 'booking:create-any',
  audit: 'audit:list',
} as const satisfies Record<string, Permission>

/** The kinds of records whose changes are told; triggers of the database name them. */
export type LiveKind = keyof typeof permissionOf
export const liveKinds = Object.keys(permissionOf).filter(isLiveKind)

function isLiveKind(kind: string): kind is LiveKind {
  return Object.hasOwn(permissionOf, kind)
}

/** A record that was made, changed or removed; for an assignment the booking that it is of. */
export type LiveChange = { kind: LiveKind; id: string }

/** Whether a page shows records of a kind: the audit, which every act of staff adds to, is on its own page alone. */
export function isOnPage(kind: LiveKind, path: string): boolean {
  return kind !== 'audit' || path === '/Audit'
}

/** What a notification of the database tells: a change, or a session that ended; null for a kind of a later version. */
export function readNotification(payload: string): LiveChange | { kind: 'session'; id: string } | null {
  const [kind = '', id = ''] = payload.split(' ')
  if (kind === 'session') return { kind, id }
  return isLiveKind(kind) ? { kind, id } : null
}

/** Changes as server-sent events (CONTRACT section 14), those alone that the role may hear of; empty where it may hear of none. */
export function eventsFor(role: Role, changes: readonly LiveChange[]): string {
  return changes
    .filter(({ kind }) => can(role, permissionOf[kind]))
    .map(({ kind, id }) => `event: ${kind}\ndata: ${JSON.stringify({ kind, id })}\n\n`)
    .join('')
}
