import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { newTotpSecret, totpAddress, totpStep } from '@/lib/auth/one-time-codes'
import { authorize, holds, isProofFresh, requireProof, type Actor } from '@/lib/auth/permissions'
import { seal, unseal } from '@/lib/auth/sealed'
import { asksStaffForFactor } from '@/lib/auth/session'
import { company } from '@/lib/core/company'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import { consumeLimit, takeTryBack } from '@/lib/server/rate-limit'
import { markProven, recordFactorChange, recordNewFactor, replaceCodes } from './factor-change'
import { verifySecondStep } from './second-step'

/** One device that signs somebody in; moments as ISO 8601. */
export type OwnPasskey = { id: string; name: string; createdAt: string; lastUsedAt: string | null }

/** How somebody signs in besides the password. */
export type OwnFactors = {
  /** Whether the person may set up a further one; a customer keeps or turns off what they had as staff. */
  mayAdd: boolean
  /** Whether a setting asks for it. */
  isRequired: boolean
  /** Whether there is any second factor. */
  isSetUp: boolean
  /** Whether an authenticator app is one. */
  hasApp: boolean
  passkeys: OwnPasskey[]
  /** Whether money, roles, settings and exports are open at this moment. */
  isProven: boolean
  /** Recovery codes that were not used. */
  codesLeft: number
  /** An authenticator app that is being set up: what it reads from a QR code, and the same to be typed. */
  pending: { address: string; secret: string } | null
}

/** The caller's second factors. */
export async function getOwnFactors(actor: Actor): Promise<OwnFactors> {
  authorize(actor, 'factor:manage-own')
  const { id } = actor
  const [isRequired, row, passkeys, codesLeft] = await Promise.all([
    asksStaffForFactor(database()),
    database().authenticator.findUnique({
      where: { userId: id },
      select: { secret: true, confirmedAt: true },
    }),
    database().passkey.findMany({
      where: { userId: id },
      select: { id: true, name: true, createdAt: true, lastUsedAt: true },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
    database().recoveryCode.count({ where: { userId: id, usedAt: null } }),
  ])
  const hasApp = row?.confirmedAt != null
  const secret = row && !hasApp ? unseal(row.secret) : null
  const label = actor.email
  return {
    mayAdd: holds(actor, 'factor:add-own'),
    isRequired,
    isSetUp: hasApp || passkeys.length > 0,
    hasApp,
    passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    isProven: isProofFresh(actor),
    codesLeft,
    pending: secret ? { secret, address: totpAddress(secret, { issuer: company().name, label }) } : null,
  }
}

/**
 * Begins to set up an authenticator app, in place of one that was begun and never confirmed. Throws PROOF_REQUIRED, and
 * STATE_CONFLICT where one is set up.
 */
export async function startAuthenticator(actor: Actor): Promise<void> {
  authorize(actor, 'factor:add-own')
  requireProof(actor)
  const { id: userId } = actor
  const secret = seal(newTotpSecret())
  await database().authenticator.createMany({ data: { userId, secret }, skipDuplicates: true })
  const { count } = await database().authenticator.updateMany({
    where: { userId, confirmedAt: null },
    data: { secret, createdAt: new Date() },
  })
  if (count === 0) throw new AppError('STATE_CONFLICT')
}

/**
 * Confirms the app by a code of it: from now on signing in asks for one. All other sessions of the person end, because they
 * never proved it. Returns the recovery codes that come with the first second factor, shown this once. Throws PROOF_REQUIRED,
 * STATE_CONFLICT, INVALID_INPUT at `code`, TOO_MANY_TRIES.
 */
export async function confirmAuthenticator(actor: Actor, code: string): Promise<string[]> {
  authorize(actor, 'factor:add-own')
  requireProof(actor)
  const { id: userId } = actor
  await consumeLimit('second-step', userId)
  const row = await database().authenticator.findFirst({
    where: { userId, confirmedAt: null },
    select: { secret: true },
  })
  if (!row) throw new AppError('STATE_CONFLICT')
  const step = totpStep(unseal(row.secret) ?? '', code, new Date())
  if (step === null) throw new AppError('INVALID_INPUT', { code: 'codeWrong' })
  await takeTryBack('second-step', userId)
  return database().$transaction(async (transaction) => {
    const { count } = await transaction.authenticator.updateMany({
      where: { userId, confirmedAt: null, secret: row.secret },
      data: { confirmedAt: new Date(), lastStep: step },
    })
    if (count === 0) throw new AppError('STATE_CONFLICT')
    return recordNewFactor(transaction, actor, 'set-up-factor')
  })
}

/**
 * Takes the app away, and with the last factor the recovery codes: the password alone signs in again. All other sessions of the
 * person end. Throws PROOF_REQUIRED.
 */
export async function removeAuthenticator(actor: Actor): Promise<void> {
  authorize(actor, 'factor:manage-own')
  requireProof(actor)
  const { id: userId } = actor
  await database().$transaction(async (transaction) => {
    const { count } = await transaction.authenticator.deleteMany({
      where: { userId, confirmedAt: { not: null } },
    })
    // Pressed twice, it is told of once.
    if (count > 0) await recordFactorChange(transaction, actor, 'remove-factor')
  })
}

/** New recovery codes in place of the old ones, shown this once. Throws PROOF_REQUIRED, STATE_CONFLICT without a second factor. */
export async function renewRecoveryCodes(actor: Actor): Promise<string[]> {
  authorize(actor, 'factor:manage-own')
  requireProof(actor)
  if (!actor.hasFactor) throw new AppError('STATE_CONFLICT')
  return database().$transaction(async (transaction) => {
    await recordAudit(transaction, actor, { action: 'renew-codes', entity: 'user', entityId: actor.id })
    return replaceCodes(transaction, actor.id)
  })
}

/**
 * Proves once more that the person is there; for ten minutes nothing is asked again. Throws INVALID_INPUT at `code`,
 * TOO_MANY_TRIES.
 */
export async function proveAgain(actor: Actor, code: string): Promise<void> {
  authorize(actor, 'factor:manage-own')
  await verifySecondStep(actor, { userId: actor.id, code })
  await markProven(database(), actor)
}
