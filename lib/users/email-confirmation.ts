import 'server-only'
import { type Actor, authorize, authorizeAnyone } from '@/lib/auth/permissions'
import { ownerOfLink, redeemLink, secretHash } from '@/lib/auth/link-tokens'
import { database } from '@/lib/db/client'
import { AppError } from '@/lib/core/errors'
import { consumeLimit } from '@/lib/server/rate-limit'
import { askToConfirmEmail } from './mails'

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

/** The address that a link confirms, or null when the link does not count any more. */
export async function findEmailConfirmation(actor: Actor, secret: string): Promise<{ email: string } | null> {
  authorizeAnyone(actor, 'account:confirm-email')
  const person = await ownerOfLink({ tokenHash: secretHash(secret), purpose })
  return person && { email: person.email }
}

/** Confirms an address with the secret of a link, once. Throws LINK_INVALID, TOO_MANY_TRIES. */
export async function confirmEmail(
  actor: Actor,
  { secret, address }: { secret: string; address: string },
): Promise<void> {
  authorizeAnyone(actor, 'account:confirm-email')
  await consumeLimit('link-use-address', address)
  await database().$transaction(async (transaction) => {
    const person = await redeemLink(transaction, { tokenHash: secretHash(secret), purpose })
    if (!person) throw new AppError('LINK_INVALID')
    await transaction.user.update({
      where: { id: person.id },
      data: { emailConfirmedAt: new Date() },
      select: { id: true },
    })
  })
}
