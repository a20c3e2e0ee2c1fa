import type { User } from './service'

/** A person as the API shows them (CONTRACT section 6); the flags are those of older clients (SPEC section 3). */
export function userRecord({ id, ...user }: User) {
  return { _id: id, ...user, isAdmin: user.role === 'admin', isSubAdmin: user.role === 'subadmin' }
}
