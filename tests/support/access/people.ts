import * as ownAccount from '@/lib/users/own-account'
import { userListQuery } from '@/lib/users/staff-schema'
import * as management from '@/lib/users/mutations'
import { makeAddress } from '../factories'
import { adminOnly, signedIn } from './personas'
import type { ServiceRow } from './services'
import { worldPassword } from './world'

/** Who may see, change and delete people, and who the own account. */
export const peopleAccess: Record<string, ServiceRow> = {
  'users listUsers': {
    may: adminOnly,
    call: (actor) => management.listUsers(actor, { query: userListQuery.parse({}) }),
  },
  'users countUsers': {
    may: adminOnly,
    call: (actor) => management.countUsers(actor),
  },
  'users getUser': {
    may: adminOnly,
    call: (actor, { victim }) => management.getUser(actor, victim.id),
  },
  'users updateUser': {
    may: adminOnly,
    call: (actor, { victim }) => management.updateUser(actor, { id: victim.id, input: { role: 'admin' } }),
  },
  'users removeUser': {
    may: adminOnly,
    call: (actor, { victim }) => management.removeUser(actor, victim.id),
  },
  'users getOwnData': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => ownAccount.getOwnData(actor),
  },
  'users removeOwnAccount': {
    // Staff may, but not while they are staff.
    may: 'owner other',
    refusal: 'STAFF_ACCOUNT_OWN',
    call: (actor) =>
      ownAccount.removeOwnAccount(actor, {
        input: { password: worldPassword, email: '' },
        address: makeAddress(),
      }),
  },
}
