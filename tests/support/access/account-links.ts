import { randomUUID } from 'node:crypto'
import { storeLinkToken, secretHash, type LinkPurpose } from '@/lib/auth/link-tokens'
import { database } from '@/lib/db/client'
import * as confirmations from '@/lib/users/email-confirmation'
import * as resets from '@/lib/users/password-reset'
import { makeAddress } from '../factories'
import { everyone, signedIn } from './personas'
import type { ServiceRow } from './services'
import { worldPassword, type World } from './world'

/** The secret of a link that the world's owner got by mail, and did not use so far. */
async function secretOf({ owner }: World, purpose: LinkPurpose): Promise<string> {
  const secret = randomUUID()
  const { id: userId, email } = owner
  await database().user.update({ where: { id: userId }, data: { emailConfirmedAt: null } })
  await storeLinkToken({ userId, email, purpose, tokenHash: secretHash(secret) })
  return secret
}

/** Whoever holds the secret of a link may use it; who that is decides nothing. */
export const accountLinkAccess: Record<string, ServiceRow> = {
  'users askPasswordReset': {
    may: everyone,
    call: (actor, { owner }) =>
      resets.askPasswordReset(actor, { input: { email: owner.email }, address: makeAddress() }),
  },
  'users findPasswordReset': {
    may: everyone,
    call: async (actor, world) => resets.findPasswordReset(actor, await secretOf(world, 'reset_password')),
  },
  'users resetPassword': {
    may: everyone,
    call: async (actor, world) =>
      resets.resetPassword(actor, {
        secret: await secretOf(world, 'reset_password'),
        input: { password: worldPassword },
        address: makeAddress(),
      }),
  },
  'users findEmailConfirmation': {
    may: everyone,
    call: async (actor, world) =>
      confirmations.findEmailConfirmation(actor, await secretOf(world, 'confirm_email')),
  },
  'users confirmEmail': {
    may: everyone,
    call: async (actor, world) =>
      confirmations.confirmEmail(actor, {
        secret: await secretOf(world, 'confirm_email'),
        password: worldPassword,
        address: makeAddress(),
      }),
  },
  'users confirmEmailWithNewPassword': {
    may: everyone,
    call: async (actor, world) =>
      confirmations.confirmEmailWithNewPassword(actor, {
        secret: await secretOf(world, 'confirm_email'),
        input: { password: worldPassword },
        address: makeAddress(),
      }),
  },
  'users getOwnEmailConfirmation': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => confirmations.getOwnEmailConfirmation(actor),
  },
  'users resendEmailConfirmation': {
    may: signedIn,
    call: (actor) => confirmations.resendEmailConfirmation(actor),
  },
}
