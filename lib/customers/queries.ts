import 'server-only'
import { authorize, type Actor } from '@/lib/auth/permissions'
import { fullName } from '@/lib/core/i18n/format'
import { database } from '@/lib/db/client'
import { countCap } from '@/lib/db/cursor'
import { findAccountOf, findLastBooking } from './known-customer'
import type { KnownCustomer } from './view'

/** Who a phone number belongs to: to one account, or to whoever booked with it last; null for a new customer. */
export async function findKnownCustomer(actor: Actor, phone: string): Promise<KnownCustomer | null> {
  authorize(actor, 'customer:find')
  const [account, last, bookings] = await Promise.all([
    findAccountOf(database(), { phone }),
    findLastBooking(database(), phone),
    database().booking.count({ where: { phone, hiddenAt: null }, take: countCap }),
  ])
  if (account) {
    const name = fullName(account)
    return { name, email: account.email, hasAccount: true, bookings }
  }
  return last && { name: last.customerName, email: last.customerEmail, hasAccount: false, bookings }
}
