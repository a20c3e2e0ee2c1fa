import 'server-only'
import { authorize, type Actor } from '@/lib/auth/permissions'
import { customerSoughtBy } from '@/lib/bookings/booking-search'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import { countCap } from '@/lib/db/cursor'
import { findAccountOf, findLastBooking } from './known-customer'
import { type KnownCustomer, ownDataSelect, toOwnData } from './view'

/**
 * Everything that is kept about the caller's account, to be downloaded. Bookings and the history of their status are in
 * it, newest first. Throws UNAUTHENTICATED when the account is gone.
 */
export async function getOwnData(actor: Actor) {
  authorize(actor, 'account:download-own')
  const row = await database().user.findUnique({ where: { id: actor.id }, select: ownDataSelect })
  if (!row) throw new AppError('UNAUTHENTICATED')
  return toOwnData(row)
}

/** People whose bookings what was typed names by their own name, phone or address: who booked last first, by phone. */
export async function listCustomers(
  actor: Actor,
  { q, limit }: { q: string; limit: number },
): Promise<{ name: string; phone: string; email: string | null; hasAccount: boolean }[]> {
  authorize(actor, 'customer:find')
  const rows = await database().$queryRaw<
    { name: string; phone: string; email: string; hasAccount: boolean }[]
  >`
    SELECT "name", "phone", "email", "hasAccount" FROM (
      SELECT DISTINCT ON ("phone") "customer_name" AS "name", "phone", "customer_email" AS "email",
        "user_id" IS NOT NULL AS "hasAccount", "created_at"
      FROM "bookings" WHERE "hidden_at" IS NULL AND "customer_name" <> '' AND ${customerSoughtBy(q)}
      ORDER BY "phone", "created_at" DESC
    ) AS found ORDER BY "created_at" DESC LIMIT ${limit}`
  return rows.map((row) => ({ ...row, email: row.email || null }))
}

/** Who a phone number belongs to: to one account, or to whoever booked with it last; null for a new customer. */
export async function findKnownCustomer(actor: Actor, phone: string): Promise<KnownCustomer | null> {
  authorize(actor, 'customer:find')
  const [account, last, bookings] = await Promise.all([
    findAccountOf(database(), { phone }),
    findLastBooking(database(), phone),
    database().booking.count({ where: { phone, hiddenAt: null }, take: countCap }),
  ])
  if (account) {
    const name = `${account.firstName} ${account.lastName}`.trim()
    return { name, email: account.email, hasAccount: true, bookings }
  }
  return last && { name: last.customerName, email: last.customerEmail, hasAccount: false, bookings }
}
