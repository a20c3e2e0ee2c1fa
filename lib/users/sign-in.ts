import 'server-only'
import { type Actor, authorize, authorizeAnyone } from '@/lib/auth/actor'
import { hashNewPassword, verifyPassword } from '@/lib/auth/password'
import type { SignedInRole } from '@/lib/auth/permissions'
import type { ProvenPerson } from '@/lib/auth/session-rows'
import { database } from '@/lib/db/client'
import { isViolation } from '@/lib/db/violations'
import { AppError } from '@/lib/core/errors'
import type { Locale } from '@/lib/core/i18n/routing'
import { askToConfirmEmail } from '@/lib/mail/ask-to-confirm'
import { consumeLimit } from '@/lib/server/rate-limit'
import { admitLogin, settleLogin } from './login-limits'
import type { LoginInput, RegisterInput } from './schema'

/** A person as the API and screens show them; never with a password. */
export type User = {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  role: SignedInRole
  avatar: string | null
  lastLogin: string | null
  createdAt: string
}

const columns = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  role: true,
  avatar: true,
  lastLoginAt: true,
  createdAt: true,
} as const

type Row = Omit<User, 'lastLogin' | 'createdAt'> & { lastLoginAt: Date | null; createdAt: Date }

function toUser({ lastLoginAt, createdAt, ...rest }: Row): User {
  return { ...rest, lastLogin: lastLoginAt?.toISOString() ?? null, createdAt: createdAt.toISOString() }
}

/**
 * Makes an account with the role `user`, and asks by mail for the address to be confirmed. `address` is where the
 * request came from, for counting. Throws TOO_MANY_TRIES, INVALID_INPUT for a password that everybody tries first,
 * EMAIL_TAKEN. The password is hashed either way, at one cost.
 */
export async function registerUser(
  actor: Actor,
  { input, locale, address }: { input: RegisterInput; locale: Locale; address: string },
): Promise<User> {
  authorizeAnyone(actor, 'account:register')
  await consumeLimit('registration', address)
  const { password, ...person } = input
  const passwordHash = await hashNewPassword(password, person)
  try {
    return await database().$transaction(async (transaction) => {
      const row = await transaction.user.create({
        data: { ...person, locale, passwordHash },
        select: columns,
      })
      await askToConfirmEmail(transaction, { ...row, locale })
      return toUser(row)
    })
  } catch (error) {
    if (isViolation(error, 'EMAIL_TAKEN')) throw new AppError('EMAIL_TAKEN', { email: 'emailTaken' })
    throw error
  }
}

/**
 * Proves who somebody is and records the moment. `address` is where the request came from, for counting. Throws
 * CREDENTIALS_MISSING, TOO_MANY_TRIES, USER_NOT_FOUND, PASSWORD_WRONG, NO_ROLE; the specification's texts tell an unknown
 * email and a wrong password apart, the time they take does not.
 */
export async function verifyCredentials(
  actor: Actor,
  { input: { email, password }, address }: { input: LoginInput; address: string },
): Promise<{ user: User; proven: ProvenPerson }> {
  authorizeAnyone(actor, 'session:create')
  if (!email || !password) throw new AppError('CREDENTIALS_MISSING')
  const attempt = await admitLogin({ email, address })
  const found = await database().user.findUnique({
    where: { email },
    select: { id: true, passwordHash: true, sessionEpoch: true },
  })
  const isRight = await verifyPassword(found?.passwordHash, password)
  if (!isRight && attempt.refusalIfWrong) throw attempt.refusalIfWrong
  if (!found) throw new AppError('USER_NOT_FOUND')
  if (!isRight) throw new AppError('PASSWORD_WRONG')
  await settleLogin({ email, address })
  const [row] = await database().user.updateManyAndReturn({
    where: { id: found.id },
    data: { lastLoginAt: new Date() },
    select: columns,
  })
  // The account was deleted while its password was looked at.
  if (!row) throw new AppError('NO_ROLE')
  const { id, role } = row
  return { user: toUser(row), proven: { id, role, sessionEpoch: found.sessionEpoch } }
}

/** The caller's own record. */
export async function getOwnProfile(actor: Actor): Promise<User> {
  authorize(actor, 'profile:read-own')
  const row = await database().user.findUnique({ where: { id: actor.id }, select: columns })
  if (!row) throw new AppError('UNAUTHENTICATED')
  return toUser(row)
}
