import 'server-only'
import { AppError } from '@/lib/core/errors'
import type { Locale } from '@/lib/core/i18n/routing'
import type { Database, Transaction } from '@/lib/db/client'
import { soughtText } from '@/lib/db/sought-text'
import { anotherPerson } from './rules'

const accountSelect = { id: true, email: true, locale: true, firstName: true, lastName: true } as const
type Account = { id: string; email: string; locale: Locale; firstName: string; lastName: string }

/** The most customers of one phone number that are listed. */
const mostKnown = 10

/**
 * Whom a phone number leads to, who booked last first: the customers who booked with it, then the accounts that have it and no
 * booking yet, whose ids stand in place of a record's.
 */
export async function findCustomersOf(client: Database | Transaction, phone: string) {
  const accounts = await client.user.findMany({ where: { phone }, select: accountSelect, take: mostKnown })
  // Asked for by themselves: each way to a record is then read along its own index.
  const own = await client.customer.findMany({
    where: { userId: { in: accounts.map(({ id }) => id) } },
    select: { id: true, userId: true, mergedIntoId: true },
  })
  const records = await client.customer.findMany({
    where: {
      mergedIntoId: null,
      OR: [soughtText(phone), { id: { in: own.map(({ id, mergedIntoId }) => mergedIntoId ?? id) } }],
    },
    orderBy: [{ lastBookedAt: 'desc' }, { id: 'desc' }],
    take: mostKnown,
    select: {
      ...{ id: true, name: true, email: true },
      user: { select: accountSelect },
      _count: { select: { bookings: { where: { hiddenAt: null } } } },
    },
  })
  const newcomers = accounts.filter(({ id }) => !own.some(({ userId }) => userId === id))
  return [
    ...records.map(({ user: account, _count, ...record }) => ({ ...record, account, ..._count })),
    ...newcomers.map((account) => ({ id: account.id, name: '', email: '', account, bookings: 0 })),
  ]
}

type Booked = { phone: string } | { customerId: string }

/**
 * Whose a booking of the desk is: the account, if any, of the customer of that phone whom staff chose, or where they chose none
 * the account that the phone leads to; with the bookings that this customer made before. Throws NOT_FOUND for another's record.
 */
export async function findOwner(
  client: Database | Transaction,
  { phone, email, customerId }: { phone: string; email?: string | null; customerId?: string | undefined },
): Promise<{ account: Account | null; booked: Booked | null }> {
  if (customerId === anotherPerson) return { account: null, booked: null }
  if (!customerId) return { account: await findAccountOf(client, { phone, email }), booked: { phone } }
  const chosen = (await findCustomersOf(client, phone)).find(({ id }) => id === customerId)
  if (!chosen) throw new AppError('NOT_FOUND')
  return { account: ofAddress(chosen.account, email), booked: { customerId } }
}

/**
 * The account that a phone number leads to: the only one with that phone, whose address is the one that was given, if any;
 * else the one into whose record the customer of that phone was merged. Numbers of accounts are not checked, so of two
 * accounts with one number neither is taken (docs/decisions/bookings.md).
 */
async function findAccountOf(
  client: Database | Transaction,
  { phone, email }: { phone: string; email?: string | null | undefined },
): Promise<Account | null> {
  const [account, another] = await client.user.findMany({ where: { phone }, select: accountSelect, take: 2 })
  if (another) return null
  const found =
    account ??
    (await client.user.findFirst({
      where: { customer: { merged: { some: { phoneKey: phone } } } },
      select: accountSelect,
    }))
  return ofAddress(found, email)
}

function ofAddress(account: Account | null, email: string | null | undefined): Account | null {
  if (!account) return null
  return email && email !== account.email ? null : account
}

type Spoken = { account: Account | null; booked: Booked | null; fallback: Locale }

/** The language in which a customer is written to: that of their account, else of their last booking. */
export async function languageOf(
  client: Database | Transaction,
  { account, booked, fallback }: Spoken,
): Promise<Locale> {
  if (account) return account.locale
  const last = booked && (await findLastBooking(client, booked))
  return last?.locale ?? fallback
}

/** The last of a customer's bookings that still tells whose it was. */
function findLastBooking(client: Database | Transaction, booked: Booked) {
  return client.booking.findFirst({
    where: { ...booked, hiddenAt: null, customerName: { not: '' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { locale: true },
  })
}
