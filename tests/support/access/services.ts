import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import * as cars from '@/lib/cars/service'
import * as changes from '@/lib/one-day-bookings/change'
import * as contacts from '@/lib/contacts/service'
import { providerProfile } from '@/lib/identities/schema'
import * as identities from '@/lib/identities/service'
import { createOneDayBooking, createWithPhoto } from '@/lib/one-day-bookings/create'
import { findOneDayBookings } from '@/lib/one-day-bookings/list'
import * as bookings from '@/lib/one-day-bookings/service'
import { listOneDayVehicles } from '@/lib/one-day-vehicles/list'
import { oneDayVehicleQuery } from '@/lib/one-day-vehicles/schema'
import * as vehicles from '@/lib/one-day-vehicles/service'
import * as newsletter from '@/lib/newsletter/service'
import * as profiles from '@/lib/profiles/service'
import * as sessions from '@/lib/sessions/service'
import * as travel from '@/lib/travel-bookings/service'
import * as users from '@/lib/users/service'
import { makeAddress, orderFor, pictureFile } from '../factories'
import { accountLinkAccess } from './account-links'
import { peopleAccess } from './people'
import { fleetServiceAccess } from './fleet-services'
import { officeRecordAccess } from './office-records'
import { adminOnly, everyone, ownerOnly, signedIn, staff, type May } from './personas'
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
    call: (actor, { session }) => sessions.endOwnSession(actor, session.id),
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
  'one-day-vehicles/list listOneDayVehicles': {
    may: everyone,
    call: (actor) => listOneDayVehicles(actor, { query: oneDayVehicleQuery.parse({}), locale: 'en' }),
  },
  'one-day-vehicles/service getOneDayVehicle': {
    may: everyone,
    call: (actor, { vehicle, day }) =>
      vehicles.getOneDayVehicle(actor, { id: vehicle.id, day, locale: 'en' }),
  },
  'one-day-vehicles/service listAvailability': {
    may: everyone,
    call: (actor, { vehicle, day }) =>
      vehicles.listAvailability(actor, { vehicleId: vehicle.id, from: day, days: 3 }),
  },
  'one-day-vehicles/service listOneDayVehicleIds': {
    may: everyone,
    call: (actor) => vehicles.listOneDayVehicleIds(actor, 1),
  },
  'one-day-bookings/create createOneDayBooking': {
    may: signedIn,
    call: (actor, { vehicle }) => createOneDayBooking(actor, { input: orderFor(vehicle.id), locale: 'en' }),
  },
  'one-day-bookings/service listOwnOneDayBookings': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => bookings.listOwnOneDayBookings(actor, { page: 1 }),
  },
  'one-day-bookings/service listOneDayBookings': {
    may: staff,
    call: (actor) => bookings.listOneDayBookings(actor, { page: 1 }),
  },
  'one-day-bookings/service countOneDayBookings': {
    may: staff,
    call: (actor) => bookings.countOneDayBookings(actor),
  },
  'one-day-bookings/service getOneDayBooking': {
    may: staff,
    call: (actor, { booking }) => bookings.getOneDayBooking(actor, booking.id),
  },
  'one-day-bookings/service getReceiptPhotoKey': {
    may: 'owner subadmin admin',
    call: (actor, { bookingWithPhoto }) => bookings.getReceiptPhotoKey(actor, bookingWithPhoto.id),
  },
  'one-day-bookings/create createWithPhoto': {
    may: signedIn,
    call: (actor, { vehicle }) => createWithPhoto(actor, { input: orderFor(vehicle.id), locale: 'en' }),
  },
  'one-day-bookings/service listStatusChanges': {
    may: staff,
    call: (actor, { booking }) => bookings.listStatusChanges(actor, booking.id),
  },
  'one-day-bookings/service getOwnOneDayBooking': {
    may: ownerOnly,
    call: (actor, { booking }) => bookings.getOwnOneDayBooking(actor, booking.id),
  },
  'one-day-bookings/list findOneDayBookings': {
    may: staff,
    call: (actor) => findOneDayBookings(actor, {}),
  },
  'one-day-bookings/change setBookingStatus': {
    may: 'owner admin',
    call: (actor, { booking }) => changes.setBookingStatus(actor, { id: booking.id, status: 'canceled' }),
  },
  'one-day-bookings/change releaseTransaction': {
    may: adminOnly,
    call: (actor, { canceledBooking }) => changes.releaseTransaction(actor, canceledBooking.id),
  },
  'one-day-bookings/change removeOneDayBooking': {
    may: adminOnly,
    call: (actor, { booking }) => changes.removeOneDayBooking(actor, booking.id),
  },
  ...peopleAccess,
}
