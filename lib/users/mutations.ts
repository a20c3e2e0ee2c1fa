import 'server-only'
import { changesBetween, recordAudit, type Changes } from '@/lib/audit/audit-writer'
import { checkVersion } from '@/lib/audit/record-version'
import {
  authorize,
  authorizeAnyone,
  type Actor,
  type SignedInActor,
  requireProof,
} from '@/lib/auth/permissions'
import { hashNewPassword, verifyPassword } from '@/lib/auth/password'
import { endSessionsOf, type VerifiedUser } from '@/lib/auth/session'
import { AppError } from '@/lib/core/errors'
import type { Locale } from '@/lib/core/i18n/routing'
import { database, type Transaction, isViolation } from '@/lib/db/client'
import { saveWithPicture } from '@/lib/files/replace-picture'
import { lockUser } from './locked-user'
import { askToConfirmEmail, tellOfPassword } from './mails'
import { consumeLimit, takeTryBack } from '@/lib/server/rate-limit'
import type { PasswordInput, ProfileInput, RegisterInput, UpdateUserInput } from './schema'
import { adminFacts, toUser, userSelect, type User } from './view'

type Registration = { input: RegisterInput; locale: Locale; address: string; isSigningIn?: boolean }

/**
 * Makes an account with the role `user`, and asks by mail for the address to be confirmed. `address` is where the
 * request came from, for counting. Throws TOO_MANY_TRIES, INVALID_INPUT for a password that everybody tries first,
 * EMAIL_TAKEN. The password is hashed either way, at one cost. `verified` opens the person's first session, which counts as
 * a login where `isSigningIn`.
 */
export async function registerUser(
  actor: Actor,
  { input, locale, address, isSigningIn = false }: Registration,
): Promise<{ user: User; verified: VerifiedUser }> {
  authorizeAnyone(actor, 'account:register')
  await consumeLimit('registration', address)
  const { password, ...person } = input
  const passwordHash = await hashNewPassword(password, person)
  try {
    return await database().$transaction(async (transaction) => {
      const row = await transaction.user.create({
        data: { ...person, locale, passwordHash, lastLoginAt: isSigningIn ? new Date() : null },
        select: { ...userSelect, sessionEpoch: true },
      })
      const { sessionEpoch, ...user } = row
      await askToConfirmEmail(transaction, { ...user, locale })
      return { user: toUser(user), verified: { id: row.id, role: row.role, sessionEpoch } }
    })
  } catch (error) {
    if (isViolation(error, 'EMAIL_TAKEN')) throw new AppError('EMAIL_TAKEN', { email: 'emailRegistered' })
    throw error
  }
}

/**
 * Changes a user (CONTRACT section 6). A new password or role ends the person's sessions at once; a new email counts as not
 * confirmed, and the person is asked there to confirm it. `version` is that of `adminFacts` from which a form was made. Throws
 * NOT_FOUND, EMAIL_TAKEN, LAST_ADMIN, INVALID_INPUT for a password that everybody tries first, and what `checkVersion` throws.
 */
export async function updateUser(
  actor: Actor,
  { id, input, version }: { id: string; input: UpdateUserInput; version?: string | undefined },
): Promise<User> {
  authorize(actor, 'user:update')
  requireProof(actor)
  const known = await database().user.findUnique({ where: { id }, select: { email: true } })
  if (!known) throw new AppError('NOT_FOUND')
  const { password } = input
  const email = input.email ?? known.email
  const passwordHash = password === undefined ? undefined : await hashNewPassword(password, { email })
  try {
    return await database().$transaction((transaction) =>
      change(transaction, actor, { id, input, version, passwordHash }),
    )
  } catch (error) {
    if (isViolation(error, 'EMAIL_TAKEN')) throw new AppError('EMAIL_TAKEN', { email: 'emailTaken' })
    if (isViolation(error, 'LAST_ADMIN')) throw new AppError('LAST_ADMIN')
    throw error
  }
}

type Change = {
  id: string
  input: UpdateUserInput
  version: string | undefined
  passwordHash: string | undefined
}

async function change(
  transaction: Transaction,
  actor: SignedInActor,
  { id, input, version, passwordHash }: Change,
): Promise<User> {
  const before = await lockUser(transaction, id)
  if (!before) throw new AppError('NOT_FOUND')
  await checkVersion(transaction, { entity: 'user', entityId: id, facts: adminFacts(before), version })
  const { firstName, lastName, email, phone, role } = input
  const facts = { firstName, lastName, email, phone, role }
  const isNewEmail = email !== undefined && email !== before.email
  const isNewRole = role !== undefined && role !== before.role
  const row = await transaction.user.update({
    where: { id },
    data: { ...facts, ...(passwordHash && { passwordHash }) },
    select: userSelect,
  })
  // A secret that was mailed to the old address must not open the account any more.
  if (isNewEmail || passwordHash) await transaction.verificationToken.deleteMany({ where: { userId: id } })
  if (isNewEmail) {
    const { email: address, firstName: name } = row
    await askToConfirmEmail(transaction, { id, email: address, firstName: name, locale: before.locale })
  }
  if (isNewRole || passwordHash) await endSessionsOf(transaction, id)
  // A new address is nobody's until its own mail is answered.
  if (passwordHash) await tellOfPassword(transaction, { ...before, firstName: row.firstName })
  const changes: Changes = {
    ...changesBetween(before, facts),
    ...(passwordHash && { password: 'changed' }),
  }
  await recordAudit(transaction, actor, { action: 'edit', entity: 'user', entityId: id, changes })
  return toUser(row)
}

/** Changes the caller's name, phone and language. Mails about bookings made before are written in a new language as well. */
export async function updateOwnProfile(actor: Actor, input: ProfileInput): Promise<void> {
  authorize(actor, 'profile:edit-own')
  const { id } = actor
  const { locale } = input
  await database().$transaction(async (transaction) => {
    // Before the person, as whoever changes a booking holds them.
    await transaction.booking.updateMany({
      where: { userId: id, user: { locale: { not: locale } } },
      data: { locale },
    })
    await transaction.user.updateMany({ where: { id }, data: input })
  })
}

/**
 * Replaces the caller's password, which must be known, and ends all sessions and unused reset links, so that neither a
 * copied cookie nor an old mail opens the account; the person is told by mail where the address is confirmed. Returns the proof
 * with which one session may be opened again. Throws INVALID_INPUT at the field, TOO_MANY_TRIES.
 */
export async function changeOwnPassword(actor: Actor, input: PasswordInput): Promise<VerifiedUser> {
  authorize(actor, 'profile:edit-own')
  const { id, role } = actor
  await consumeLimit('own-password', id)
  const user = await database().user.findUnique({
    where: { id },
    select: { passwordHash: true, email: true, firstName: true, locale: true, emailConfirmedAt: true },
  })
  if (!(await verifyPassword(user?.passwordHash, input.currentPassword)) || !user) {
    throw wrongPassword()
  }
  await takeTryBack('own-password', id)
  const passwordHash = await hashNewPassword(input.newPassword, { email: user.email, field: 'newPassword' })
  return database().$transaction(async (transaction) => {
    // Only over the password that was shown to be known: another one may have come in the meantime.
    const { count } = await transaction.user.updateMany({
      where: { id, passwordHash: user.passwordHash },
      data: { passwordHash },
    })
    if (count === 0) throw wrongPassword()
    await transaction.verificationToken.deleteMany({ where: { userId: id, purpose: 'reset_password' } })
    await tellOfPassword(
      transaction,
      { ...user, isConfirmed: user.emailConfirmedAt !== null },
      { isOwn: true },
    )
    return { id, role, sessionEpoch: await endSessionsOf(transaction, id) }
  })
}

function wrongPassword(): AppError {
  return new AppError('INVALID_INPUT', { currentPassword: 'passwordWrong' })
}

/** Shows the caller with a picture from now on. Throws what `readPicture` throws. */
export async function changeOwnAvatar(actor: Actor, file: File): Promise<void> {
  authorize(actor, 'profile:edit-own')
  await replaceAvatar(actor.id, file)
}

/** Shows the caller without a picture again. */
export async function removeOwnAvatar(actor: Actor): Promise<void> {
  authorize(actor, 'profile:edit-own')
  await replaceAvatar(actor.id, null)
}

// Bookings keep the customer's picture as it was and are told too, so that none of them shows a picture that is gone.
async function replaceAvatar(id: string, file: File | null): Promise<void> {
  await saveWithPicture({
    image: file,
    use: 'avatar',
    save: ({ image: avatar = null }) =>
      database().$transaction(async (transaction) => {
        const row = await lockUser(transaction, id)
        await transaction.user.updateMany({ where: { id }, data: { avatar } })
        await transaction.booking.updateMany({ where: { userId: id }, data: { customerAvatar: avatar } })
        return { before: { image: row?.avatar ?? null }, after: { image: avatar } }
      }),
  })
}
