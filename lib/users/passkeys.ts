import 'server-only'
import { changeAudited } from '@/lib/audit/audit-writer'
import { passkeySeconds } from '@/lib/auth/passkey-challenge'
import { assertionOptions, checkRegistration, registrationOptions } from '@/lib/auth/passkeys'
import { authorize, requireProof, type Actor } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import { consumeLimit, isFirstUse, takeTryBack } from '@/lib/server/rate-limit'
import { markProven, recordFactorChange, recordNewFactor } from './factor-change'
import { verifyPasskey } from './passkey-sign-in'

const known = { credentialId: true, transports: true } as const

/** What the caller's browser needs to make a passkey. Throws PROOF_REQUIRED. */
export async function startPasskey(actor: Actor): ReturnType<typeof registrationOptions> {
  authorize(actor, 'factor:add-own')
  requireProof(actor)
  return registrationOptions(
    actor,
    await database().passkey.findMany({ where: { userId: actor.id }, select: known }),
  )
}

type NewPasskey = {
  name: string
  /** What the browser answered, as JSON. */
  answer: string | undefined
  /** What it was asked a moment ago. */
  challenge: string | null
}

/**
 * Keeps a passkey that the caller's browser made. From now on it signs in alone and is a second step; all other sessions of the
 * person end. Returns the recovery codes that come with the first second factor, shown this once. Throws PROOF_REQUIRED,
 * PASSKEY_UNAVAILABLE, PASSKEY_REFUSED, TOO_MANY_TRIES.
 */
export async function addPasskey(actor: Actor, { name, answer, challenge }: NewPasskey): Promise<string[]> {
  authorize(actor, 'factor:add-own')
  requireProof(actor)
  if (!answer) throw new AppError('PASSKEY_UNAVAILABLE')
  const { id: userId } = actor
  await consumeLimit('second-step', userId)
  const isFirst = challenge !== null && (await isFirstUse('passkey', challenge, passkeySeconds))
  const passkey = isFirst ? await checkRegistration(answer, challenge) : null
  if (!passkey) throw new AppError('PASSKEY_REFUSED')
  await takeTryBack('second-step', userId)
  const { publicKey, ...row } = passkey
  const data = { ...row, userId, name, publicKey: new Uint8Array(publicKey) }
  return database().$transaction(async (transaction) => {
    const { count } = await transaction.passkey.createMany({ data, skipDuplicates: true })
    if (count === 0) throw new AppError('PASSKEY_REFUSED')
    return recordNewFactor(transaction, actor, 'add-passkey')
  })
}

/** Gives one of the caller's passkeys another name. Throws NOT_FOUND. */
export async function renamePasskey(actor: Actor, { id, name }: { id: string; name: string }): Promise<void> {
  authorize(actor, 'factor:manage-own')
  const { id: userId } = actor
  const entry = { action: 'rename-passkey', entity: 'user', entityId: userId }
  await changeAudited(actor, entry, (transaction) =>
    transaction.passkey.updateMany({ where: { id, userId }, data: { name } }),
  )
}

/**
 * Takes one of the caller's passkeys away; with the last factor the recovery codes go. All other sessions of the person end.
 * Throws PROOF_REQUIRED, NOT_FOUND.
 */
export async function removePasskey(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'factor:manage-own')
  requireProof(actor)
  const { id: userId } = actor
  await database().$transaction(async (transaction) => {
    const { count } = await transaction.passkey.deleteMany({ where: { id, userId } })
    if (count === 0) throw new AppError('NOT_FOUND')
    await recordFactorChange(transaction, actor, 'remove-passkey')
  })
}

/** What the caller's browser needs to prove with a passkey that they are there. */
export async function startPasskeyProof(actor: Actor): ReturnType<typeof assertionOptions> {
  authorize(actor, 'factor:manage-own')
  return assertionOptions(await database().passkey.findMany({ where: { userId: actor.id }, select: known }))
}

/** Proves once more, with a passkey, that the person is there. Throws as `verifyPasskey`. */
export async function proveAgainWithPasskey(
  actor: Actor,
  given: Pick<NewPasskey, 'answer' | 'challenge'>,
): Promise<void> {
  authorize(actor, 'factor:manage-own')
  await verifyPasskey(actor, { userId: actor.id, ...given })
  await markProven(database(), actor)
}
