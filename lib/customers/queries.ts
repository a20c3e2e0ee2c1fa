import 'server-only'
import { authorize, type Actor } from '@/lib/auth/permissions'
import { fullName } from '@/lib/core/i18n/format'
import { database } from '@/lib/db/client'
import { findCustomersOf } from './known-customer'
import type { KnownCustomer } from './view'

/**
 * Whom a phone number leads to, who booked last first: a family or a firm shares one, so there may be several. None for a new
 * customer.
 */
export async function findKnownCustomers(actor: Actor, phone: string): Promise<KnownCustomer[]> {
  authorize(actor, 'customer:find')
  const customers = await findCustomersOf(database(), phone)
  return customers.map(({ id, name, email, account, bookings }) => ({
    id,
    name: account ? fullName(account) : name,
    email: account?.email ?? email,
    hasAccount: account !== null,
    bookings,
  }))
}
