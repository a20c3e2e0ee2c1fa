import 'server-only'
import { authorizeAnyone, type Actor } from '@/lib/auth/permissions'
import { ownerOfLink, redeemLink, secretHash } from '@/lib/auth/link-tokens'
import { hashNewPassword } from '@/lib/auth/password'
import { endSessionsOf } from '@/lib/auth/session'
import { database } from '@/lib/db/client'
import { AppError } from '@/lib/core/errors'
import { consumeLimit } from '@/lib/server/rate-limit'
import { queueMail } from '@/lib/mail/queue'
import { tellOfPassword } from './mails'
import type { AskResetInput, NewPasswordInput } from './schema'

const purpose = 'reset_password'
/** Well above what looking up and queueing takes. */
const leastMs = 400

/**
 * Sends a link to a new password, in the person's language, if the address has an account. Nothing tells whether it
 * has: not the answer, and not the time it takes. `address` is where the request came from. Throws TOO_MANY_TRIES.
 */
export async function askPasswordReset(
  actor: Actor,
  { input: { email }, address }: { input: AskResetInput; address: string },
): Promise<void> {
  authorizeAnyone(actor, 'account:recover')
  await consumeLimit('link-mail-address', address)
  await consumeLimit('link-mail-account', email)
  await withMinimumDuration(leastMs, async () => {
    const person = await database().user.findUnique({
      where: { email },
      select: { id: true, firstName: true, locale: true },
    })
    if (!person) return
    await queueMail(database(), {
      template: 'reset-password',
      args: { userId: person.id, email, firstName: person.firstName },
      recipient: email,
      locale: person.locale,
    })
  })
}

// Nobody learns by the clock what the work found; a failure takes as long as a success.
async function withMinimumDuration(milliseconds: number, work: () => Promise<void>): Promise<void> {
  const over = new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
  try {
    await work()
  } finally {
    await over
  }
}

/** The address whose password a link may change, or null when the link does not count any more. */
export async function findPasswordReset(actor: Actor, secret: string): Promise<{ email: string } | null> {
  authorizeAnyone(actor, 'account:recover')
  const person = await ownerOfLink({ tokenHash: secretHash(secret), purpose })
  return person && { email: person.email }
}

/**
 * Sets a new password with the secret of a link, once. Signs the person out everywhere, confirms the address, since the
 * link was read there, without the passkeys of before where it was not confirmed so far, and tells the person by mail.
 * Returns whose account it is. Throws LINK_INVALID, TOO_MANY_TRIES, and INVALID_INPUT for a password that everybody tries
 * first.
 */
export async function resetPassword(
  actor: Actor,
  { secret, input, address }: { secret: string; input: NewPasswordInput; address: string },
): Promise<{ userId: string }> {
  authorizeAnyone(actor, 'account:recover')
  await consumeLimit('link-use-address', address)
  const tokenHash = secretHash(secret)
  const owner = await ownerOfLink({ tokenHash, purpose })
  if (!owner) throw new AppError('LINK_INVALID')
  const passwordHash = await hashNewPassword(input.password, owner)
  return database().$transaction(async (transaction) => {
    const person = await redeemLink(transaction, { tokenHash, purpose })
    if (!person) throw new AppError('LINK_INVALID')
    const { id } = person
    await transaction.user.update({ where: { id }, data: { passwordHash }, select: { id: true } })
    const { count: confirmed } = await transaction.user.updateMany({
      where: { id, emailConfirmedAt: null },
      data: { emailConfirmedAt: new Date() },
    })
    // Whoever had the account before its address was this one's keeps no way in.
    if (confirmed > 0) await transaction.passkey.deleteMany({ where: { userId: id } })
    await endSessionsOf(transaction, id)
    await tellOfPassword(transaction, { ...person, isConfirmed: true })
    return { userId: id }
  })
}
