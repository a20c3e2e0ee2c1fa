import { randomUUID } from 'node:crypto'
import { keepLinkToken, type LinkPurpose } from '@/lib/auth/link-tokens'
import * as confirmations from '@/lib/email-confirmation/service'
import { secretHash } from '@/lib/mail/secret'
import * as resets from '@/lib/password-reset/service'
import { makeAddress } from '../factories'
import { everyone, signedIn } from './personas'
import type { ServiceRow } from './services'
import { worldPassword, type World } from './world'

/** The secret of a link that the world's owner got by mail. */
async function secretOf({ owner }: World, purpose: LinkPurpose): Promise<string> {
  const secret = randomUUID()
  const { id: userId, email } = owner
  await keepLinkToken({ userId, email, purpose, tokenHash: secretHash(secret) })
  return secret
}

/** Whoever holds the secret of a link may use it; who that is decides nothing. */
export const accountLinkAccess: Record<string, ServiceRow> = {
  'password-reset/service askPasswordReset': {
    may: everyone,
    call: (actor, { owner }) =>
      resets.askPasswordReset(actor, { input: { email: owner.email }, address: makeAddress() }),
  },
  'password-reset/service findPasswordReset': {
    may: everyone,
    call: async (actor, world) => resets.findPasswordReset(actor, await secretOf(world, 'reset_password')),
  },
  'password-reset/service resetPassword': {
    may: everyone,
    call: async (actor, world) =>
      resets.resetPassword(actor, {
        secret: await secretOf(world, 'reset_password'),
        input: { password: worldPassword },
        address: makeAddress(),
      }),
  },
  'email-confirmation/service findEmailConfirmation': {
    may: everyone,
    call: async (actor, world) =>
      confirmations.findEmailConfirmation(actor, await secretOf(world, 'confirm_email')),
  },
  'email-confirmation/service confirmEmail': {
    may: everyone,
    call: async (actor, world) =>
      confirmations.confirmEmail(actor, {
        secret: await secretOf(world, 'confirm_email'),
        address: makeAddress(),
      }),
  },
  'email-confirmation/service getOwnEmailConfirmation': {
    may: signedIn,
    isPrivate: true,
    call: (actor) => confirmations.getOwnEmailConfirmation(actor),
  },
  'email-confirmation/service resendEmailConfirmation': {
    may: signedIn,
    call: (actor) => confirmations.resendEmailConfirmation(actor),
  },
}
