import 'server-only'
import type { Locale } from '@/lib/core/i18n/routing'
import type { Database, Transaction } from '@/lib/db/client'

type Account = { id: string; email: string; locale: Locale; firstName: string; lastName: string }

/**
 * The account that a customer of the desk has: the only one with that phone, whose address is the one that was given, if
 * any; else the one into whose record the customer of that phone was merged. Numbers of accounts are not checked, so of two accounts with one number neither is taken
 * (docs/decisions/bookings.md).
 */
export async function findAccountOf(
  client: Database | Transaction,
  { phone, email }: { phone: string; email?: string | null },
): Promise<Account | null> {
  const select = { id: true, email: true, locale: true, firstName: true, lastName: true } as const
  const [account, another] = await client.user.findMany({ where: { phone }, select, take: 2 })
  if (another) return null
  const found =
    account ??
    (await client.user.findFirst({ where: { customer: { merged: { some: { phoneKey: phone } } } }, select }))
  return ofAddress(found, email)
}

function ofAddress(account: Account | null, email: string | null | undefined): Account | null {
  if (!account) return null
  return email && email !== account.email ? null : account
}

type Spoken = { account: Account | null; phone: string; fallback: Locale }

/** The language in which a customer is written to: that of their account, else of their last booking. */
export async function languageOf(
  client: Database | Transaction,
  { account, phone, fallback }: Spoken,
): Promise<Locale> {
  if (account) return account.locale
  return (await findLastBooking(client, phone))?.locale ?? fallback
}

/** The last booking of a phone number that still tells whose it was. */
export function findLastBooking(client: Database | Transaction, phone: string) {
  return client.booking.findFirst({
    where: { phone, hiddenAt: null, customerName: { not: '' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { customerName: true, customerEmail: true, locale: true },
  })
}
