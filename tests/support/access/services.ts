import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/permissions'
import { providerProfile } from '@/lib/users/schema'
import * as signIn from '@/lib/users/sign-in'
import { getOwnProfile, getOwnProfileScreen } from '@/lib/users/queries'
import * as newsletter from '@/lib/newsletter/mutations'
import * as users from '@/lib/users/mutations'
import { sessionHandle } from '@/lib/auth/session'
import * as sessions from '@/lib/users/own-sessions'
import { makeAddress, pictureFile } from '../factories'
import { accountLinkAccess } from './account-links'
import { dispatchServiceAccess } from './dispatch-services'
import { factorAccess } from './factor-services'
import { passkeyAccess } from './passkey-services'
import { peopleAccess } from './people'
import { fleetServiceAccess } from './fleet-services'
import { officeRecordAccess } from './office-records'
import { oneDayServiceAccess } from './one-day-services'
import { adminOnly, everyone, ownerOnly, signedIn, type May } from './personas'
import { paymentServiceAccess } from './payment-services'
import { priceServiceAccess } from './price-services'
import { requestAccess } from './requests'
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
  ...priceServiceAccess,
  ...oneDayServiceAccess,
  ...paymentServiceAccess,
  ...dispatchServiceAccess,
  ...accountLinkAccess,
  ...factorAccess,
  ...passkeyAccess,
  ...officeRecordAccess,
  ...requestAccess,
  'users registerUser': {
    may: everyone,
    call: (actor) =>
      users.registerUser(actor, { input: registration(), locale: 'en', address: makeAddress() }),
  },
  'users verifyCredentials': {
    may: everyone,
    call: (actor, { owner }) =>
      signIn.verifyCredentials(actor, {
        input: { email: owner.email, password: worldPassword },
        address: makeAddress(),
      }),
  },
  'users getOwnProfile': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => getOwnProfile(actor),
  },
  'users signInWithProvider': {
    may: everyone,
    call: (actor) => signIn.signInWithProvider(actor, { ...providerSignIn(), locale: 'en' }),
  },
  'users listOwnSessions': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => sessions.listOwnSessions(actor),
  },
  'users endOwnSession': {
    may: ownerOnly,
    call: (actor, { session }) => sessions.endOwnSession(actor, sessionHandle(session.id)),
  },
  'users endOwnSessions': { may: signedIn, call: (actor) => sessions.endOwnSessions(actor) },
  'users getOwnProfileScreen': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => getOwnProfileScreen(actor),
  },
  'users updateOwnProfile': {
    may: signedIn,
    call: (actor) =>
      users.updateOwnProfile(actor, {
        firstName: 'Hana',
        lastName: 'Bekele',
        phone: '+251911223344',
        locale: 'am',
      }),
  },
  'users changeOwnPassword': {
    may: signedIn,
    call: (actor) =>
      users.changeOwnPassword(actor, { currentPassword: worldPassword, newPassword: worldPassword }),
  },
  'users changeOwnAvatar': {
    may: signedIn,
    call: async (actor) => users.changeOwnAvatar(actor, await pictureFile()),
  },
  'users removeOwnAvatar': { may: signedIn, call: (actor) => users.removeOwnAvatar(actor) },
  'newsletter subscribeToNewsletter': {
    may: everyone,
    call: (actor) =>
      newsletter.subscribeToNewsletter(actor, {
        email: `${randomUUID()}@example.com`,
        locale: 'en',
        address: makeAddress(),
      }),
  },
  'newsletter getSubscription': {
    may: everyone,
    call: (actor, { newsletterSecret }) => newsletter.getSubscription(actor, newsletterSecret),
  },
  'newsletter confirmSubscription': {
    may: everyone,
    call: (actor, { newsletterSecret }) => newsletter.confirmSubscription(actor, newsletterSecret),
  },
  'newsletter removeSubscription': {
    may: everyone,
    call: (actor, { newsletterSecret }) => newsletter.removeSubscription(actor, newsletterSecret),
  },
  'newsletter countNewsletterReaders': {
    may: adminOnly,
    call: (actor) => newsletter.countNewsletterReaders(actor),
  },
  'newsletter sendNewsletter': {
    may: adminOnly,
    call: (actor) => {
      const none = { en: null, om: null, am: null }
      return newsletter.sendNewsletter(actor, { subjects: none, texts: none, requestKey: randomUUID() })
    },
  },
  ...peopleAccess,
}
