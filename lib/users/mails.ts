import 'server-only'
import type { Transaction } from '@/lib/db/client'
import type { Locale } from '@/lib/core/i18n/routing'
import { queueMail } from '@/lib/mail/queue'
import type { ArgsOf } from '@/lib/mail/templates'

type Person = { id: string; email: string; firstName: string; locale: Locale }

/**
 * Asks a person by mail to confirm the address. Call it in the transaction that makes an account or changes its
 * address: until the link is followed the address counts as unconfirmed, and links to an earlier address are void.
 */
export async function askToConfirmEmail(
  transaction: Transaction,
  { id, email, firstName, locale }: Person,
): Promise<void> {
  await transaction.user.updateMany({
    where: { id, emailConfirmedAt: { not: null } },
    data: { emailConfirmedAt: null },
  })
  await queueMail(transaction, {
    template: 'confirm-email',
    args: { userId: id, email, firstName },
    recipient: email,
    locale,
  })
}

type FactorChange = Omit<Person, 'id'> & { change: ArgsOf<'factor-changed'>['change'] }

/** Tells a person that a way to sign in was set up or taken away, in case it was somebody else. */
export function tellOfFactor(
  transaction: Transaction,
  { email, firstName, locale, change }: FactorChange,
): Promise<void> {
  return queueMail(transaction, {
    template: 'factor-changed',
    args: { firstName, change, changedAt: new Date().toISOString() },
    recipient: email,
    locale,
  })
}
