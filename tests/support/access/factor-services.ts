import { Secret, TOTP } from 'otpauth'
import type { Actor } from '@/lib/auth/permissions'
import { seal } from '@/lib/auth/sealed'
import { database } from '@/lib/db/client'
import * as factors from '@/lib/users/second-factor'
import { verifySecondStep } from '@/lib/users/second-step'
import { everyone, signedIn, staff } from './personas'
import type { ServiceRow } from './services'

const secret = new Secret({ size: 20 })

/** Gives somebody an authenticator app; returns the code that it shows now. */
async function giveApp(userId: string | null, isConfirmed: boolean): Promise<string> {
  const confirmedAt = isConfirmed ? new Date() : null
  const app = { secret: seal(secret.base32), confirmedAt, lastStep: 0 }
  if (userId) {
    await database().authenticator.upsert({
      where: { userId },
      create: { userId, ...app },
      update: app,
    })
  }
  return new TOTP({ secret }).generate()
}

const idOf = (actor: Actor) => (actor.role === 'visitor' ? null : actor.id)

const proven = (actor: Actor): Actor =>
  actor.role === 'visitor' ? actor : { ...actor, hasFactor: true, provenAt: new Date() }

/** Staff set up a second factor of their own; whoever has one manages it. */
export const factorAccess: Record<string, ServiceRow> = {
  'users verifySecondStep': {
    may: everyone,
    call: async (actor, { owner: { id: userId } }) =>
      verifySecondStep(actor, { userId, code: await giveApp(userId, true) }),
  },
  'users getOwnFactors': { may: signedIn, call: (actor) => factors.getOwnFactors(actor) },
  'users startAuthenticator': {
    may: staff,
    call: async (actor) => {
      await giveApp(idOf(actor), false)
      await factors.startAuthenticator(actor)
    },
  },
  'users confirmAuthenticator': {
    may: staff,
    call: async (actor) => factors.confirmAuthenticator(actor, await giveApp(idOf(actor), false)),
  },
  'users removeAuthenticator': { may: signedIn, call: (actor) => factors.removeAuthenticator(proven(actor)) },
  'users renewRecoveryCodes': { may: signedIn, call: (actor) => factors.renewRecoveryCodes(proven(actor)) },
  'users proveAgain': {
    may: signedIn,
    call: async (actor) => factors.proveAgain(actor, await giveApp(idOf(actor), true)),
  },
}
