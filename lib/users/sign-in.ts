import 'server-only'
import { authorizeAnyone, type Actor } from '@/lib/auth/permissions'
import { verifyPassword } from '@/lib/auth/password'
import { endSessionsOf, type VerifiedUser } from '@/lib/auth/session'
import { AppError } from '@/lib/core/errors'
import type { Locale } from '@/lib/core/i18n/routing'
import { database, type Transaction } from '@/lib/db/client'
import { consumeLoginLimit, refundLoginLimit } from './login-limits'
import { namesOf } from './rules'
import type { LoginInput, ProviderProfile } from './schema'
import { toUser, userSelect, type User } from './view'

/**
 * Verifies who somebody is and records the moment. `address` is where the request came from, for counting. Throws
 * CREDENTIALS_MISSING, TOO_MANY_TRIES, USER_NOT_FOUND, PASSWORD_WRONG, NO_ROLE; the specification's texts tell an unknown
 * email and a wrong password apart, the time they take does not.
 */
export async function verifyCredentials(
  actor: Actor,
  { input: { email, password }, address }: { input: LoginInput; address: string },
): Promise<{ user: User; verified: VerifiedUser }> {
  authorizeAnyone(actor, 'session:create')
  if (!email || !password) throw new AppError('CREDENTIALS_MISSING')
  const attempt = await consumeLoginLimit({ email, address })
  const found = await database().user.findUnique({
    where: { email },
    select: { id: true, passwordHash: true, sessionEpoch: true },
  })
  const isRight = await verifyPassword(found?.passwordHash, password)
  if (!isRight && attempt.refusalIfWrong) throw attempt.refusalIfWrong
  if (!found) throw new AppError('USER_NOT_FOUND')
  if (!isRight) throw new AppError('PASSWORD_WRONG')
  await refundLoginLimit({ email, address })
  const { id } = found
  await database().user.updateMany({ where: { id }, data: { lastLoginAt: new Date() } })
  const row = await database().user.findUnique({ where: { id }, select: userSelect })
  // The account was deleted while its password was looked at.
  if (!row) throw new AppError('NO_ROLE')
  return { user: toUser(row), verified: { id, role: row.role, sessionEpoch: found.sessionEpoch } }
}

type Provider = 'google'
type SignIn = { provider: Provider; profile: ProviderProfile; locale: Locale }

const person = { id: true, role: true, sessionEpoch: true } as const

/**
 * The account of somebody whom a provider has just identified by a verified address: the one that this sign-in belongs
 * to already, else the one with that address, else a new one. An account whose address nobody had confirmed loses its
 * password, its sessions and its links by mail at that moment: whoever made it may have been somebody else
 * (docs/decisions/google.md).
 */
export async function signInWithProvider(actor: Actor, signIn: SignIn): Promise<VerifiedUser> {
  authorizeAnyone(actor, 'session:create')
  return database().$transaction(async (transaction) => {
    // Two sign-ins of one new person at the same moment make one account.
    await transaction.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(${signIn.profile.email}, 0))`
    const found = (await linkedPerson(transaction, signIn)) ?? (await linkPerson(transaction, signIn))
    await transaction.user.updateMany({ where: { id: found.id }, data: { lastLoginAt: new Date() } })
    const { id, role, sessionEpoch } = found
    return { id, role, sessionEpoch }
  })
}

async function linkedPerson(
  transaction: Transaction,
  { provider, profile }: SignIn,
): Promise<VerifiedUser | null> {
  const account = await transaction.identityAccount.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId: profile.sub } },
    select: { user: { select: person } },
  })
  return account?.user ?? null
}

async function linkPerson(
  transaction: Transaction,
  { provider, profile, locale }: SignIn,
): Promise<VerifiedUser> {
  const user = (await confirmedPerson(transaction, profile.email)) ?? {
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

/** The account with this address, confirmed from now on. */
async function confirmedPerson(transaction: Transaction, email: string): Promise<VerifiedUser | null> {
  const user = await transaction.user.findUnique({
    where: { email },
    select: { ...person, emailConfirmedAt: true },
  })
  if (!user || user.emailConfirmedAt) return user
  await transaction.user.updateMany({
    where: { id: user.id },
    data: { emailConfirmedAt: new Date(), passwordHash: null },
  })
  await transaction.verificationToken.deleteMany({ where: { userId: user.id } })
  return { ...user, sessionEpoch: await endSessionsOf(transaction, user.id) }
}
