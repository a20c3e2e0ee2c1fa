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

/** Who is told of their account; nobody at an address that no link confirmed (CONTRACT section 8). */
type Holder = Omit<Person, 'id'> & { isConfirmed: boolean }

/**
 * Tells a person that the password was changed, in case it was somebody else: `isOwn` on a device that stays signed in,
 * `provider` where signing in there took it away.
 */
export function tellOfPassword(
  transaction: Transaction,
  holder: Holder,
  how: Pick<ArgsOf<'password-changed'>, 'isOwn' | 'provider'> = {},
): Promise<void> {
  return tell(transaction, holder, { template: 'password-changed', args: { ...how, ...toldNow(holder) } })
}

/** Tells a person that a way to sign in was set up or taken away, in case it was somebody else. */
export function tellOfFactor(
  transaction: Transaction,
  holder: Holder,
  change: ArgsOf<'factor-changed'>['change'],
): Promise<void> {
  return tell(transaction, holder, { template: 'factor-changed', args: { change, ...toldNow(holder) } })
}

const toldNow = ({ firstName }: Holder) => ({ firstName, changedAt: new Date().toISOString() })

type Told = 'password-changed' | 'factor-changed'

async function tell<Name extends Told>(
  transaction: Transaction,
  { email: recipient, locale, isConfirmed }: Holder,
  mail: { template: Name; args: ArgsOf<Name> },
): Promise<void> {
  if (isConfirmed) await queueMail(transaction, { ...mail, recipient, locale })
}
