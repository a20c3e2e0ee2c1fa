import { AppError } from '@/lib/core/errors'
import { can, type Permission, type SignedInRole } from './permissions'

/** Who is asking, read fresh from the database for each request. */
export type SignedInActor = {
  id: string
  role: SignedInRole
  sessionId: string
  email: string
  firstName: string
  lastName: string
}
export type Visitor = { role: 'visitor' }
export type Actor = SignedInActor | Visitor

export const visitor: Visitor = { role: 'visitor' }

/**
 * First line of every service: refuses with UNAUTHENTICATED or FORBIDDEN unless the actor's role holds the
 * permission. Permissions of visitors are asked with `authorizeAnyone`, so that after this line the actor is a
 * person with an id.
 */
export function authorize(actor: Actor, permission: Permission): asserts actor is SignedInActor {
  if (actor.role === 'visitor') throw new AppError('UNAUTHENTICATED')
  if (!can(actor.role, permission)) throw new AppError('FORBIDDEN')
}

/** As `authorize`, for what visitors may do too. */
export function authorizeAnyone(actor: Actor, permission: Permission): void {
  if (!can(actor.role, permission))
    throw new AppError(actor.role === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN')
}
