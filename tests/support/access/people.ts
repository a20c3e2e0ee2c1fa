import * as closing from '@/lib/customers/account-closing'
import {
  countCustomers,
  findCustomerOf,
  getCustomer,
  listCustomerPage,
} from '@/lib/customers/customer-record'
import { createDeskBooking } from '@/lib/customers/desk-booking'
import { mergeCustomers } from '@/lib/customers/merge-customers'
import * as notes from '@/lib/customers/notes'
import * as removal from '@/lib/customers/mutations'
import { getOwnData } from '@/lib/customers/own-data'
import { findKnownCustomers } from '@/lib/customers/queries'
import { updateUser } from '@/lib/users/mutations'
import * as people from '@/lib/users/queries'
import { userListQuery } from '@/lib/users/schema'
import { database } from '@/lib/db/client'
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
  'users getDeletionLoss': {
    may: adminOnly,
    call: (actor, { victim }) => people.getDeletionLoss(actor, victim.id),
  },
  'users updateUser': {
    may: adminOnly,
    call: (actor, { victim }) => updateUser(actor, { id: victim.id, input: { role: 'admin' } }),
  },
  'customers findKnownCustomers': {
    may: staff,
    call: (actor) => findKnownCustomers(actor, '+251911223344'),
  },
  'customers listCustomerPage': { may: staff, call: (actor) => listCustomerPage(actor, {}) },
  'customers countCustomers': { may: staff, call: (actor) => countCustomers(actor) },
  'customers getCustomer': { may: staff, call: (actor, { customer }) => getCustomer(actor, customer.id) },
  'customers findCustomerOf': {
    may: staff,
    call: (actor, { booking }) => findCustomerOf(actor, booking.id),
  },
  'customers listBookingNotes': {
    may: staff,
    call: (actor, { booking }) => notes.listBookingNotes(actor, booking.id),
  },
  'customers addNote': {
    may: staff,
    call: (actor, { booking }) => notes.addNote(actor, { bookingId: booking.id, text: 'Calls back' }),
  },
  'customers removeNote': {
    may: staff,
    call: async (actor, { customer }) => {
      const authorId = actor.role === 'visitor' ? null : actor.id
      const { id } = await database().customerNote.create({
        data: { text: 'Calls back', customerId: customer.id, authorId },
      })
      return notes.removeNote(actor, id)
    },
  },
  'customers mergeCustomers': {
    may: staff,
    call: (actor, { customer, otherCustomer }) =>
      mergeCustomers(actor, { fromId: otherCustomer.id, intoId: customer.id }),
  },
  'customers createDeskBooking': {
    may: staff,
    call: (actor, { vehicle }) =>
      createDeskBooking(actor, { input: deskOrderFor(vehicle.id, { paid: 'later' }), locale: 'en' }),
  },
  'customers getAccountClosing': {
    may: adminOnly,
    call: (actor, { victim }) =>
      closing.getAccountClosing(actor, { id: victim.id, role: 'user', isClosed: false }),
  },
  'customers closeAccount': {
    may: adminOnly,
    call: (actor, { victim }) => closing.closeAccount(actor, victim.id),
  },
  'customers reopenAccount': {
    may: adminOnly,
    call: async (actor, { victim }) => {
      await database().user.updateMany({ where: { id: victim.id }, data: { closedAt: new Date() } })
      return closing.reopenAccount(actor, victim.id)
    },
  },
  'customers removeUser': {
    may: adminOnly,
    call: (actor, { victim }) => removal.removeUser(actor, victim.id),
  },
  'customers getOwnData': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => getOwnData(actor),
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
