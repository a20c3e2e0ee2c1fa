import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import * as cars from '@/lib/cars/service'
import { findContacts } from '@/lib/contacts/list'
import * as contacts from '@/lib/contacts/service'
import { providerProfile } from '@/lib/identities/schema'
import * as identities from '@/lib/identities/service'
import * as newsletter from '@/lib/newsletter/service'
import * as profiles from '@/lib/profiles/service'
import { sessionHandle } from '@/lib/sessions/handle'
import * as sessions from '@/lib/sessions/service'
import { findTravelBookings } from '@/lib/travel-bookings/list'
import * as travel from '@/lib/travel-bookings/service'
import * as users from '@/lib/users/service'
import { makeAddress, pictureFile } from '../factories'
import { accountLinkAccess } from './account-links'
import { peopleAccess } from './people'
import { fleetServiceAccess } from './fleet-services'
import { officeRecordAccess } from './office-records'
import { oneDayServiceAccess } from './one-day-services'
import { adminOnly, everyone, ownerOnly, signedIn, staff, type May } from './personas'
import { scheduleServiceAccess } from './schedule-services'
import { worldPassword, type World } from './world'

export type ServiceRow = {
  may: May
  /** Calls the verb with arguments that are right, so that only the right to do it decides. */
  call: (actor: Actor, world: World) => Promise<unknown>
  /** An answer of one's own records: nobody but the owner may find the world's booking in it. */
  isPrivate?: true
  /** The code of the refusal where the state of things refuses and not the matrix. */
  refusal?: string
}

const registration = () => ({
  firstName: 'Abebe',
  lastName: 'Kebede',
  email: `${randomUUID()}@example.com`,
  phone: '+251911223344',
  password: worldPassword,
})

const letter = { firstName: 'Abebe', lastName: null, phone: '+251911223344' }
const providerSignIn = () => ({
  provider: 'google' as const,
  profile: providerProfile.parse({
    sub: randomUUID(),
    email: `${randomUUID()}@example.com`,
    email_verified: true,
  }),
})

/** Every verb of a service and who may call it (CONTRACT section 5). One without a row fails tests/guards/access.test.ts. */
export const serviceAccess: Record<string, ServiceRow> = {
  ...fleetServiceAccess,
  ...scheduleServiceAccess,
  ...oneDayServiceAccess,
  ...accountLinkAccess,
  ...officeRecordAccess,
  'users/service registerUser': {
    may: everyone,
    call: (actor) =>
      users.registerUser(actor, { input: registration(), locale: 'en', address: makeAddress() }),
  },
  'users/service verifyCredentials': {
    may: everyone,
    call: (actor, { owner }) =>
      users.verifyCredentials(actor, {
        input: { email: owner.email, password: worldPassword },
        address: makeAddress(),
      }),
  },
  'users/service getOwnProfile': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => users.getOwnProfile(actor),
  },
  'identities/service signInWithProvider': {
    may: everyone,
    call: (actor) => identities.signInWithProvider(actor, { ...providerSignIn(), locale: 'en' }),
  },
  'sessions/service listOwnSessions': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => sessions.listOwnSessions(actor),
  },
  'sessions/service endOwnSession': {
    may: ownerOnly,
    call: (actor, { session }) => sessions.endOwnSession(actor, sessionHandle(session.id)),
  },
  'sessions/service endOwnSessions': { may: signedIn, call: (actor) => sessions.endOwnSessions(actor) },
  'profiles/service getOwnProfileScreen': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => profiles.getOwnProfileScreen(actor),
  },
  'profiles/service updateOwnProfile': {
    may: signedIn,
    call: (actor) =>
      profiles.updateOwnProfile(actor, {
        firstName: 'Hana',
        lastName: 'Bekele',
        phone: '+251911223344',
        locale: 'am',
      }),
  },
  'profiles/service changeOwnPassword': {
    may: signedIn,
    call: (actor) =>
      profiles.changeOwnPassword(actor, { currentPassword: worldPassword, newPassword: worldPassword }),
  },
  'profiles/service changeOwnAvatar': {
    may: signedIn,
    call: async (actor) => profiles.changeOwnAvatar(actor, await pictureFile()),
  },
  'profiles/service removeOwnAvatar': { may: signedIn, call: (actor) => profiles.removeOwnAvatar(actor) },
  'cars/service listCars': {
    may: everyone,
    call: (actor) => cars.listCars(actor, { query: { page: 1 } }),
  },
  'contacts/service createContact': {
    may: everyone,
    call: (actor) =>
      contacts.createContact(actor, {
        input: { ...letter, email: 'abebe@example.com', message: 'Hello' },
        locale: 'en',
        address: makeAddress(),
      }),
  },
  'contacts/service listContacts': {
    may: adminOnly,
    call: (actor) => contacts.listContacts(actor, { page: 1 }),
  },
  'contacts/list findContacts': { may: adminOnly, call: (actor) => findContacts(actor, {}) },
  'contacts/service countOpenContacts': {
    may: adminOnly,
    call: (actor) => contacts.countOpenContacts(actor),
  },
  'contacts/service getContact': {
    may: adminOnly,
    call: (actor, { contact }) => contacts.getContact(actor, contact.id),
  },
  'contacts/service setContactDone': {
    may: adminOnly,
    call: (actor, { contact }) => contacts.setContactDone(actor, { id: contact.id, isDone: true }),
  },
  'contacts/service removeContact': {
    may: adminOnly,
    call: (actor, { contact }) => contacts.removeContact(actor, contact.id),
  },
  'travel-bookings/service createTravelBooking': {
    may: everyone,
    call: (actor, { day }) =>
      travel.createTravelBooking(actor, {
        input: { ...letter, email: null, date: day, item: 'suv', destination: null, message: null },
        locale: 'en',
        address: makeAddress(),
      }),
  },
  'travel-bookings/service listTravelBookings': {
    may: staff,
    call: (actor) => travel.listTravelBookings(actor, { page: 1 }),
  },
  'travel-bookings/list findTravelBookings': {
    may: staff,
    call: (actor) => findTravelBookings(actor, {}),
  },
  'travel-bookings/service countOpenTravelBookings': {
    may: staff,
    call: (actor) => travel.countOpenTravelBookings(actor),
  },
  'travel-bookings/service getTravelBooking': {
    may: staff,
    call: (actor, { travelBooking }) => travel.getTravelBooking(actor, travelBooking.id),
  },
  'travel-bookings/service setTravelBookingDone': {
    may: staff,
    call: (actor, { travelBooking }) =>
      travel.setTravelBookingDone(actor, { id: travelBooking.id, isDone: true }),
  },
  'travel-bookings/service removeTravelBooking': {
    may: staff,
    call: (actor, { travelBooking }) => travel.removeTravelBooking(actor, travelBooking.id),
  },
  'newsletter/service subscribeToNewsletter': {
    may: everyone,
    call: (actor) =>
      newsletter.subscribeToNewsletter(actor, {
        email: `${randomUUID()}@example.com`,
        locale: 'en',
        address: makeAddress(),
      }),
  },
  'newsletter/service getSubscription': {
    may: everyone,
    call: (actor, { newsletterSecret }) => newsletter.getSubscription(actor, newsletterSecret),
  },
  'newsletter/service confirmSubscription': {
    may: everyone,
    call: (actor, { newsletterSecret }) => newsletter.confirmSubscription(actor, newsletterSecret),
  },
  'newsletter/service removeSubscription': {
    may: everyone,
    call: (actor, { newsletterSecret }) => newsletter.removeSubscription(actor, newsletterSecret),
  },
  ...peopleAccess,
}
