import { createDeskBooking } from '@/lib/customers/desk-booking'
import * as removal from '@/lib/customers/mutations'
import * as ownData from '@/lib/customers/queries'
import { updateUser } from '@/lib/users/mutations'
import * as people from '@/lib/users/queries'
import { userListQuery } from '@/lib/users/schema'
import { deskOrderFor, makeAddress } from '../factories'
import { adminOnly, signedIn, staff } from './personas'
import type { ServiceRow } from './services'
import { worldPassword } from './world'

/** Who may see, change and delete people, and who the own account. */
export const peopleAccess: Record<string, ServiceRow> = {
  'users listUsers': {
    may: adminOnly,
    call: (actor) => people.listUsers(actor, { query: userListQuery.parse({}) }),
  },
  'users countUsers': {
    may: adminOnly,
    call: (actor) => people.countUsers(actor),
  },
  'users getUser': {
    may: adminOnly,
    call: (actor, { victim }) => people.getUser(actor, victim.id),
  },
  'users updateUser': {
    may: adminOnly,
    call: (actor, { victim }) => updateUser(actor, { id: victim.id, input: { role: 'admin' } }),
  },
  'customers findKnownCustomer': {
    may: staff,
    call: (actor) => ownData.findKnownCustomer(actor, '+251911223344'),
  },
  'customers createDeskBooking': {
    may: staff,
    call: (actor, { vehicle }) =>
      createDeskBooking(actor, { input: deskOrderFor(vehicle.id, { paid: 'later' }), locale: 'en' }),
  },
  'customers removeUser': {
    may: adminOnly,
    call: (actor, { victim }) => removal.removeUser(actor, victim.id),
  },
  'customers getOwnData': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => ownData.getOwnData(actor),
  },
  'customers removeOwnAccount': {
    // Staff may, but not while they are staff.
    may: 'owner other',
    refusal: 'STAFF_ACCOUNT_OWN',
    call: (actor) =>
      removal.removeOwnAccount(actor, {
        input: { password: worldPassword, email: '' },
        address: makeAddress(),
      }),
  },
}
