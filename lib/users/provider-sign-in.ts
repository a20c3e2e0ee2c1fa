import 'server-only'
import { authorizeAnyone, type Actor } from '@/lib/auth/actor'
import { endSessionsOf, type ProvenPerson } from '@/lib/auth/session-rows'
import { database, type Transaction } from '@/lib/db/client'
import type { Locale } from '@/lib/core/i18n/routing'
import { namesOf } from './google-rules'
import type { ProviderProfile } from './google-schema'

type Provider = 'google'
type SignIn = { provider: Provider; profile: ProviderProfile; locale: Locale }

const person = { id: true, role: true, sessionEpoch: true } as const

/**
 * The account of somebody whom a provider has just identified by a verified address: the one that this sign-in belongs
 * to already, else the one with that address, else a new one. An account whose address nobody had confirmed loses its
 * password, its sessions and its links by mail at that moment: whoever made it may have been somebody else
 * (docs/decisions/google.md).
 */
export async function signInWithProvider(actor: Actor, signIn: SignIn): Promise<ProvenPerson> {
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
): Promise<ProvenPerson | null> {
  const account = await transaction.identityAccount.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId: profile.sub } },
    select: { user: { select: person } },
  })
  return account?.user ?? null
}

async function linkPerson(
  transaction: Transaction,
  { provider, profile, locale }: SignIn,
): Promise<ProvenPerson> {
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
async function confirmedPerson(transaction: Transaction, email: string): Promise<ProvenPerson | null> {
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
