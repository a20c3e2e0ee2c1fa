import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import * as signIn from '@/lib/users/passkey-sign-in'
import * as passkeys from '@/lib/users/passkeys'
import { makeAddress } from '../factories'
import { makeDevice, newChallenge } from '../software-passkey'
import { everyone, signedIn, staff } from './personas'
import type { ServiceRow } from './services'

/** A passkey of somebody, and its answer to a challenge. */
async function givePasskey(userId: string) {
  const device = makeDevice({ userId })
  const { credentialId, publicKey } = device
  const { id } = await database().passkey.create({
    data: { userId, credentialId, publicKey: new Uint8Array(publicKey), counter: 0, name: 'Phone' },
    select: { id: true },
  })
  const challenge = newChallenge()
  return { id, given: { challenge, answer: device.sign(challenge) } }
}

const idOf = (actor: Actor) => (actor.role === 'visitor' ? randomUUID() : actor.id)
/** Who may not have one is refused before it is looked at. */
const passkeyOf = async (actor: Actor) =>
  actor.role === 'visitor'
    ? { id: randomUUID(), given: { challenge: newChallenge(), answer: '{}' } }
    : givePasskey(actor.id)

const provenNow = (actor: Actor): Actor =>
  actor.role === 'visitor' ? actor : { ...actor, hasFactor: true, provenAt: new Date() }

/** Staff have passkeys of their own; whoever has one signs in with it. */
export const passkeyAccess: Record<string, ServiceRow> = {
  'users startPasskey': { may: staff, call: (actor) => passkeys.startPasskey(provenNow(actor)) },
  'users addPasskey': {
    may: staff,
    call: (actor) => {
      const challenge = newChallenge()
      const answer = makeDevice({ userId: idOf(actor) }).register(challenge)
      return passkeys.addPasskey(provenNow(actor), { name: 'Phone', answer, challenge })
    },
  },
  'users renamePasskey': {
    may: signedIn,
    call: async (actor) =>
      passkeys.renamePasskey(actor, { id: (await passkeyOf(actor)).id, name: 'Old phone' }),
  },
  'users removePasskey': {
    may: signedIn,
    call: async (actor) => passkeys.removePasskey(provenNow(actor), (await passkeyOf(actor)).id),
  },
  'users startPasskeyProof': { may: signedIn, call: (actor) => passkeys.startPasskeyProof(actor) },
  'users proveAgainWithPasskey': {
    may: signedIn,
    call: async (actor) => passkeys.proveAgainWithPasskey(actor, (await passkeyOf(actor)).given),
  },
  'users signInWithPasskey': {
    may: everyone,
    call: async (actor, { owner }) => {
      const { given } = await givePasskey(owner.id)
      return signIn.signInWithPasskey(actor, { ...given, address: makeAddress() })
    },
  },
  'users verifyPasskey': {
    may: everyone,
    call: async (actor, { owner }) => {
      const { given } = await givePasskey(owner.id)
      return signIn.verifyPasskey(actor, { userId: owner.id, ...given })
    },
  },
  'users startPasskeySignIn': { may: everyone, call: (actor) => signIn.startPasskeySignIn(actor, null) },
  'users hasPasskey': {
    may: everyone,
    call: (actor, { owner: { id: userId } }) => signIn.hasPasskey(actor, { userId }),
  },
}
