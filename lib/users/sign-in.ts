import 'server-only'
import { recordSignInProblem } from '@/lib/audit/audit-writer'
import { authorizeAnyone, type Actor } from '@/lib/auth/permissions'
import { verifyPassword } from '@/lib/auth/password'
import { endSessionsOf, type VerifiedUser } from '@/lib/auth/session'
import { isDemoPassword } from '@/lib/core/demo-accounts'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import type { Locale } from '@/lib/core/i18n/routing'
import { database, type Transaction } from '@/lib/db/client'
import { consumeLoginLimit, refundLoginLimit } from './login-limits'
import { tellOfPassword } from './mails'
import { namesOf } from './rules'
import type { LoginInput, ProviderProfile } from './schema'
import { toUser, userSelect, type User } from './view'

type SignInAttempt = {
  input: LoginInput
  /** Where the request came from, for counting. */
  address: string
  device?: string
  /** Whether it came by way of another machine. */
  isForwarded?: boolean
}

/**
 * Verifies who somebody is and records the moment. The printed password of a demo account is wrong wherever other machines
 * reach the site (CONTRACT section 3). Throws
 * CREDENTIALS_MISSING, TOO_MANY_TRIES, USER_NOT_FOUND, PASSWORD_WRONG, NO_ROLE; the specification's texts tell an unknown
 * email and a wrong password apart, the time they take does not.
 */
export async function verifyCredentials(
  actor: Actor,
  { input: { email, password }, address, device, isForwarded = false }: SignInAttempt,
): Promise<{ user: User; verified: VerifiedUser }> {
  authorizeAnyone(actor, 'session:create')
  if (!email || !password) throw new AppError('CREDENTIALS_MISSING')
  const place = { email, address, device }
  const attempt = await consumeLoginLimit(place).catch(async (error: unknown) => {
    await recordSignInProblem('locked-out', email)
    throw error
  })
  const found = await database().user.findUnique({
    where: { email },
    select: { id: true, passwordHash: true, sessionEpoch: true, hasFactor: true },
  })
  const isRight = await verifyPassword(found?.passwordHash, password)
  const isClosed = (isForwarded || !env().IS_DEMO) && isDemoPassword({ email, password })
  if (!isRight) await recordSignInProblem('sign-in-failed', email)
  if (!isRight && attempt.refusalIfWrong) throw attempt.refusalIfWrong
  if (!found) throw new AppError('USER_NOT_FOUND')
  if (!isRight || isClosed) throw new AppError('PASSWORD_WRONG')
  await refundLoginLimit(place)
  const { id } = found
  await database().user.updateMany({ where: { id }, data: { lastLoginAt: new Date() } })
  const row = await database().user.findUnique({ where: { id }, select: userSelect })
  // The account was deleted while its password was looked at.
  if (!row) throw new AppError('NO_ROLE')
  const { sessionEpoch, hasFactor } = found
  return { user: toUser(row), verified: { id, role: row.role, sessionEpoch, hasFactor } }
}

type Provider = 'google'
const providerName = 'Google'
type SignIn = { provider: Provider; profile: ProviderProfile; locale: Locale }

const person = { id: true, role: true, sessionEpoch: true, hasFactor: true } as const
const closable = { ...person, closedAt: true } as const

/**
 * The account of somebody whom a provider has just identified by a verified address: the one that this sign-in belongs
 * to already, else the one with that address, else a new one. An account that is linked loses its password, its sessions
 * and its links by mail at that moment: whoever set them may have been somebody else (docs/decisions/google.md). Who had a
 * password is told by mail. Throws ACCOUNT_CLOSED; such an account stays as it is.
 */
export async function signInWithProvider(actor: Actor, signIn: SignIn): Promise<VerifiedUser> {
  authorizeAnyone(actor, 'session:create')
  return database().$transaction(async (transaction) => {
    // Two sign-ins of one new person at the same moment make one account.
    await transaction.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(${signIn.profile.email}, 0))`
    const found = (await linkedPerson(transaction, signIn)) ?? (await linkPerson(transaction, signIn))
    await transaction.user.updateMany({ where: { id: found.id }, data: { lastLoginAt: new Date() } })
    const { id, role, sessionEpoch, hasFactor } = found
    return { id, role, sessionEpoch, hasFactor }
  })
}

async function linkedPerson(
  transaction: Transaction,
  { provider, profile }: SignIn,
): Promise<VerifiedUser | null> {
  const account = await transaction.identityAccount.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId: profile.sub } },
    select: { user: { select: closable } },
  })
  if (account?.user.closedAt) throw new AppError('ACCOUNT_CLOSED')
  return account?.user ?? null
}

async function linkPerson(
  transaction: Transaction,
  { provider, profile, locale }: SignIn,
): Promise<VerifiedUser> {
  const user = (await takenOverPerson(transaction, profile.email)) ?? {
    ...(await transaction.user.create({
      data: { ...namesOf(profile), email: profile.email, emailConfirmedAt: new Date(), locale },
      select: person,
    })),
  }
  await transaction.identityAccount.create({
    data: {
      userId: user.id,
      provider,
      providerAccountId: profile.sub,
      displayName: profile.name || null,
    },
  })
  return user
}

/** The account with this address, confirmed, and open to nobody but whoever proved it just now. */
async function takenOverPerson(transaction: Transaction, email: string): Promise<VerifiedUser | null> {
  const user = await transaction.user.findUnique({
    where: { email },
    select: { ...closable, emailConfirmedAt: true, firstName: true, locale: true, passwordHash: true },
  })
  if (!user) return null
  if (user.closedAt) throw new AppError('ACCOUNT_CLOSED')
  const { id, role, emailConfirmedAt, passwordHash } = user
  // Whoever made an account with an address that they could not read signs in to it no more.
  if (!emailConfirmedAt) await transaction.passkey.deleteMany({ where: { userId: id } })
  const [left] = await transaction.user.updateManyAndReturn({
    where: { id },
    data: { emailConfirmedAt: emailConfirmedAt ?? new Date(), passwordHash: null },
    select: { hasFactor: true },
  })
  await transaction.verificationToken.deleteMany({ where: { userId: id } })
  // Whose password it was would else find out where it is refused.
  if (passwordHash) {
    await tellOfPassword(transaction, { ...user, email, isConfirmed: true }, { provider: providerName })
  }
  const hasFactor = left?.hasFactor ?? false
  return { id, role, hasFactor, sessionEpoch: await endSessionsOf(transaction, id) }
}
