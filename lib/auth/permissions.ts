import { AppError } from '@/lib/core/errors'
/**
 * Who may do what (CONTRACT section 5), written once. Middleware, pages, services and menus ask here; a test
 * compares the answers with a table typed from the contract.
 */
export const roles = ['visitor', 'user', 'subadmin', 'admin'] as const
export type Role = (typeof roles)[number]
export type SignedInRole = Exclude<Role, 'visitor'>

const everyone = ['visitor', 'user', 'subadmin', 'admin'] as const
const signedIn = ['user', 'subadmin', 'admin'] as const
const staff = ['subadmin', 'admin'] as const
const adminOnly = ['admin'] as const
// Of whoever holds a driver's link (`authorizeDriver`).
const nobodyByRole = [] as const

export const permissions = {
  'page:public': everyone,
  'account:register': everyone,
  'account:recover': everyone,
  'account:confirm-email': everyone,
  'session:create': everyone,
  'session:end-own': everyone,
  'vehicle:list': everyone,
  'quote:read': everyone,
  'contact:create': everyone,
  'travel-booking:create': everyone,
  'newsletter:subscribe': everyone,
  'newsletter:confirm-own': everyone,
  'newsletter:leave-own': everyone,
  'account:open': signedIn,
  'account:download-own': signedIn,
  'account:remove-own': signedIn,
  'profile:read-own': signedIn,
  'profile:edit-own': signedIn,
  'profile:confirm-email-own': signedIn,
  'session:list-own': signedIn,
  // Whoever is no member of staff any more keeps the second factor until they turn it off.
  'factor:manage-own': signedIn,
  'booking:create': signedIn,
  'booking:list-own': signedIn,
  'booking:cancel-own': signedIn,
  'booking:list-any': staff,
  'booking:create-any': staff,
  'customer:find': staff,
  'customer:change': staff,
  'booking:cancel-any': staff,
  'booking:message': staff,
  'factor:add-own': staff,
  'office:sub-admin': staff,
  'travel-booking:list': staff,
  'travel-booking:set-done': staff,
  'travel-booking:reply': staff,
  'travel-booking:remove': staff,
  'statistics:read': staff,
  'live:follow': staff,
  'saved-view:keep-own': staff,
  'vehicle:manage': staff,
  'schedule:read': staff,
  'blocked-place:manage': staff,
  'dispatch:read': staff,
  'driver:manage': staff,
  'unit:manage': staff,
  'assignment:manage': staff,
  'payment:take-cash': staff,
  'booking:set-status': adminOnly,
  'booking:remove': adminOnly,
  'booking:release-transaction': adminOnly,
  'price:manage': adminOnly,
  'payment:decide': adminOnly,
  'payment:refund': adminOnly,
  'month:close': adminOnly,
  'report:read': adminOnly,
  'statement:manage': adminOnly,
  'settings:manage': adminOnly,
  'contact:list': adminOnly,
  'contact:set-done': adminOnly,
  'contact:reply': adminOnly,
  'contact:remove': adminOnly,
  'audit:list': adminOnly,
  'newsletter:send': adminOnly,
  'outbox:read': adminOnly,
  'outbox:resend': adminOnly,
  'office:admin': adminOnly,
  'user:list': adminOnly,
  'user:update': adminOnly,
  'user:remove': adminOnly,
  'duty:own': nobodyByRole,
  'ride:own': nobodyByRole,
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

/** What everybody may do, signed in or not. */
export type PublicPermission = {
  [Word in Permission]: 'visitor' extends (typeof permissions)[Word][number] ? Word : never
}[Permission]

/** Whether a role holds a permission. */
export function can(role: Role, permission: Permission): boolean {
  const holders: readonly Role[] = permissions[permission]
  return holders.includes(role)
}

/** Who is asking, read fresh from the database for each request. */
export type SignedInActor = {
  id: string
  role: SignedInRole
  sessionId: string
  email: string
  firstName: string
  lastName: string
  /** Whether the person has a second factor, and when this session last proved it. */
  hasFactor?: boolean
  provenAt?: Date | null
  /** A setting asks staff for a second factor, and this person has none: nothing opens but setting one up. */
  lacksFactor?: boolean
}
type Keyless = { role: 'visitor'; bookingId?: undefined; driverId?: undefined; rideId?: undefined }
export type Visitor = Keyless
/** Whoever came by the secret link of a booking, without an account; `holderOfKey` makes one. */
export type KeyHolder = Omit<Keyless, 'bookingId'> & { bookingId: string }
/** Whoever came by the link of whoever rides in a booking; `riderOfKey` makes one. */
export type RiderHolder = Omit<Keyless, 'rideId'> & { rideId: string }
/** Whoever came by the secret link of a driver's duty page; `driverOfKey` makes one. The link counts while it is the newest. */
export type DutyHolder = Omit<Keyless, 'driverId'> & { driverId: string; linkNumber: number }
export type Actor = SignedInActor | Visitor | KeyHolder | RiderHolder | DutyHolder

export const visitor: Visitor = { role: 'visitor' }

/**
 * First line of every service: refuses with UNAUTHENTICATED or FORBIDDEN unless the actor's role holds the
 * permission. Permissions of visitors are asked with `authorizeAnyone`, so that after this line the actor is a
 * person with an id.
 */
export function authorize(actor: Actor, permission: Permission): asserts actor is SignedInActor {
  if (actor.role === 'visitor') {
    throw new AppError(hasKey(actor) ? 'FORBIDDEN' : 'UNAUTHENTICATED')
  }
  if (!can(actor.role, permission)) throw new AppError('FORBIDDEN')
  requireFactor(actor, permission)
}

const hasKey = ({ bookingId, driverId, rideId }: Exclude<Actor, SignedInActor>) =>
  bookingId !== undefined || driverId !== undefined || rideId !== undefined

/** As `authorize`, for whoever holds the key of a booking too; what they ask for must be that booking. */
export function authorizeWithKey(
  actor: Actor,
  permission: Permission,
): asserts actor is SignedInActor | KeyHolder {
  if (actor.role === 'visitor' && actor.bookingId !== undefined) return
  authorize(actor, permission)
}

/** As `authorize`, for what visitors may do too. */
export function authorizeAnyone(actor: Actor, permission: Permission): void {
  if (!can(actor.role, permission))
    throw new AppError(actor.role === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN')
  if (actor.role !== 'visitor') requireFactor(actor, permission)
}

/** Whether a permission is one of staff that nobody has before the second factor that a setting asks for. */
export const needsFactor = (permission: Permission): boolean =>
  permission !== 'factor:add-own' && !can('user', permission)

/**
 * Whether somebody holds a permission now, and not before the second factor that a setting asks for: what services ask where
 * staff may see or do more than the customer that they let in.
 */
export const holds = (
  actor: Pick<SignedInActor, 'lacksFactor'> & { role: Role },
  permission: Permission,
): boolean => can(actor.role, permission) && !(actor.lacksFactor && needsFactor(permission))

function requireFactor({ lacksFactor }: SignedInActor, permission: Permission): void {
  if (lacksFactor && needsFactor(permission)) throw new AppError('SECOND_FACTOR_MISSING')
}

/** How long a proof by the second factor opens what is asked for again, in milliseconds (CONTRACT section 13). */
const proofMs = 10 * 60 * 1000

/** Whether money, roles, settings and exports are open to a session: the second factor was proven a moment ago, or there is none. */
export function isProofFresh({ hasFactor, provenAt }: SignedInActor): boolean {
  return !hasFactor || (provenAt != null && Date.now() - provenAt.getTime() < proofMs)
}

/** Second line of the services of money, roles, settings and exports. Throws PROOF_REQUIRED. */
export function requireProof(actor: SignedInActor): void {
  if (!isProofFresh(actor)) throw new AppError('PROOF_REQUIRED')
}

/** As `authorize`, for whoever holds a driver's link and nobody else. */
export function authorizeDriver(actor: Actor, permission: Permission): asserts actor is DutyHolder {
  if (actor.role === 'visitor' && actor.driverId !== undefined) return
  authorize(actor, permission)
  throw new AppError('FORBIDDEN')
}

/** As `authorize`, for whoever holds the link of a ride and nobody else. */
export function authorizeRider(actor: Actor, permission: Permission): asserts actor is RiderHolder {
  if (actor.role === 'visitor' && actor.rideId !== undefined) return
  authorize(actor, permission)
  throw new AppError('FORBIDDEN')
}
