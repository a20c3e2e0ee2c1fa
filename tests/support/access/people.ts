import * as ownAccount from '@/lib/own-account/service'
import { userListQuery } from '@/lib/user-management/schema'
import * as management from '@/lib/user-management/service'
import { makeAddress } from '../factories'
import { adminOnly, signedIn } from './personas'
import type { ServiceRow } from './services'
import { worldPassword } from './world'

/** Who may see, change and delete people, and who the own account. */
export const peopleAccess: Record<string, ServiceRow> = {
  'user-management/service listUsers': {
    may: adminOnly,
    call: (actor) => management.listUsers(actor, { query: userListQuery.parse({}) }),
  },
  'user-management/service countUsers': {
    may: adminOnly,
    call: (actor) => management.countUsers(actor),
  },
  'user-management/service listUsersByNumber': {
    may: adminOnly,
    call: (actor) => management.listUsersByNumber(actor, { kind: 'password', page: 1, limit: 10 }),
  },
  'user-management/service getUser': {
    may: adminOnly,
    call: (actor, { victim }) => management.getUser(actor, victim.id),
  },
  'user-management/service updateUser': {
    may: adminOnly,
    call: (actor, { victim }) => management.updateUser(actor, { id: victim.id, input: { role: 'admin' } }),
  },
  'user-management/service removeUser': {
    may: adminOnly,
    call: (actor, { victim }) => management.removeUser(actor, victim.id),
  },
  'own-account/service getOwnData': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => ownAccount.getOwnData(actor),
  },
  'own-account/service removeOwnAccount': {
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
