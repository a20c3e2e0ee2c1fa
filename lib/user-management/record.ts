import { userRecord } from '@/lib/users/record'
import type { ManagedUser } from './view'

/** A person in the lists of the API (SPEC section 3); Google users have a `name` there. */
export function managedUserRecord(user: ManagedUser) {
  return { ...userRecord(user), name: `${user.firstName} ${user.lastName}`.trim() }
}
