import 'server-only'
import { type Actor, authorize, authorizeAnyone } from '@/lib/auth/permissions'
import { ownerOfLink, redeemLink, secretHash } from '@/lib/auth/link-tokens'
import { hashNewPassword, verifyPassword } from '@/lib/auth/password'
import { endSessionsOf } from '@/lib/auth/session'
import { database, type Transaction } from '@/lib/db/client'
import { AppError } from '@/lib/core/errors'
import { consumeLimit } from '@/lib/server/rate-limit'
import { consumeLoginLimit, refundLoginLimit } from './login-limits'
import { askToConfirmEmail } from './mails'
import type { NewPasswordInput } from './schema'

const purpose = 'confirm_email'

/** Whether the caller's address is confirmed. */
export async function getOwnEmailConfirmation(
  actor: Actor,
): Promise<{ email: string; isConfirmed: boolean }> {
  authorize(actor, 'profile:confirm-email-own')
  const row = await database().user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { email: true, emailConfirmedAt: true },
  })
  return { email: row.email, isConfirmed: row.emailConfirmedAt !== null }
}

/** Sends the caller the mail once more, unless the address is confirmed. Throws TOO_MANY_TRIES. */
export async function resendEmailConfirmation(actor: Actor): Promise<void> {
  authorize(actor, 'profile:confirm-email-own')
  await consumeLimit('link-mail-account', actor.email)
  const { id } = actor
  await database().$transaction(async (transaction) => {
    const person = await transaction.user.findUniqueOrThrow({
      where: { id },
      select: { id: true, email: true, firstName: true, locale: true, emailConfirmedAt: true },
    })
    if (!person.emailConfirmedAt) await askToConfirmEmail(transaction, person)
  })
}

/** The address that a link confirms and whether it is the caller's own, or null when the link does not count any more. */
export async function findEmailConfirmation(
  actor: Actor,
  secret: string,
): Promise<{ email: string; isOwn: boolean } | null> {
  authorizeAnyone(actor, 'account:confirm-email')
  const person = await ownerOfLink({ tokenHash: secretHash(secret), purpose })
  return person && { email: person.email, isOwn: actor.role !== 'visitor' && actor.id === person.id }
}

type Confirmation = { secret: string; address: string }

/**
 * Confirms an address with the secret of a link, once. The link proves the mailbox, not the account: whoever made it may
 * have been somebody else. So the caller is signed in to that account, or knows its password; who is neither sets a new one
 * (`confirmEmailWithNewPassword`). Returns the address. `address` is where the request came from, for counting.
 * Throws LINK_INVALID, TOO_MANY_TRIES, INVALID_INPUT at `password` (docs/decisions/google.md).
 */
export async function confirmEmail(
  actor: Actor,
  { secret, address, password }: Confirmation & { password?: string | undefined },
): Promise<{ email: string }> {
  authorizeAnyone(actor, 'account:confirm-email')
  await consumeLimit('link-use-address', address)
  const owner = await ownerOfLink({ tokenHash: secretHash(secret), purpose })
  if (!owner) throw new AppError('LINK_INVALID')
  const isOwn = actor.role !== 'visitor' && actor.id === owner.id
  if (!isOwn) await requirePassword(owner, { address, password })
  await database().$transaction((transaction) => confirm(transaction, secret))
  return { email: owner.email }
}

async function requirePassword(
  { id, email }: { id: string; email: string },
  { address, password }: { address: string; password: string | undefined },
): Promise<void> {
  if (!password) throw new AppError('INVALID_INPUT', { password: 'passwordMissing' })
  const attempt = await consumeLoginLimit({ email, address })
  const account = await database().user.findUnique({ where: { id }, select: { passwordHash: true } })
  if (!(await verifyPassword(account?.passwordHash, password))) {
    throw attempt.refusalIfWrong ?? new AppError('INVALID_INPUT', { password: 'passwordWrong' })
  }
  await refundLoginLimit({ email, address })
}

/**
 * Confirms an address with the secret of a link and makes the account its reader's: with a password of theirs, and without
 * the sessions, links and passkeys of whoever made it. Returns whose account it is, and its address. Throws LINK_INVALID,
 * TOO_MANY_TRIES, and INVALID_INPUT for a password that everybody tries first.
 */
export async function confirmEmailWithNewPassword(
  actor: Actor,
  { secret, address, input }: Confirmation & { input: NewPasswordInput },
): Promise<{ userId: string; email: string }> {
  authorizeAnyone(actor, 'account:confirm-email')
  await consumeLimit('link-use-address', address)
  const owner = await ownerOfLink({ tokenHash: secretHash(secret), purpose })
  if (!owner) throw new AppError('LINK_INVALID')
  const passwordHash = await hashNewPassword(input.password, owner)
  return database().$transaction(async (transaction) => {
    const userId = await confirm(transaction, secret)
    await transaction.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } })
    await transaction.verificationToken.deleteMany({ where: { userId, usedAt: null } })
    await transaction.passkey.deleteMany({ where: { userId } })
    await endSessionsOf(transaction, userId)
    return { userId, email: owner.email }
  })
}

async function confirm(transaction: Transaction, secret: string): Promise<string> {
  const person = await redeemLink(transaction, { tokenHash: secretHash(secret), purpose })
  if (!person) throw new AppError('LINK_INVALID')
  const { id } = person
  await transaction.user.update({
    where: { id },
    data: { emailConfirmedAt: new Date() },
    select: { id: true },
  })
  return id
}
