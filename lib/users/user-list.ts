import 'server-only'
import { z } from 'zod'
import type { Prisma } from '@/lib/db/generated/client'
import { momentOrders, type Order } from '@/lib/db/cursor'
import { containsText, searchWords } from '@/lib/db/search'
import { phoneDigits, type UserOrder } from './rules'
import type { UserListQuery } from './staff-schema'

/** How people sign in: with a password of their own, or with Google (SPEC section 2, User management). */
export type SignInKind = 'password' | 'google'

/** The people whom every word of the search meets in name, email or phone. */
export function matching(
  { q, role }: Partial<Pick<UserListQuery, 'q' | 'role'>>,
  kind?: SignInKind,
): Prisma.UserWhereInput {
  return {
    ...(role && { role }),
    ...(kind && { identityAccounts: kind === 'google' ? { some: {} } : { none: {} } }),
    AND: searchWords(q).map((word) => {
      const contains = containsText(word)
      const digits = phoneDigits(word)
      return {
        OR: [
          { firstName: contains },
          { lastName: contains },
          { email: contains },
          ...(digits ? [{ phone: containsText(digits) }] : []),
        ],
      }
    }),
  }
}

const name = (column: 'firstName' | 'lastName') => ({ name: column, value: z.string() }) as const

/** The orders of the list of users. */
export const userListOrders = {
  ...momentOrders,
  name: { columns: [name('firstName'), name('lastName')], descending: false },
} as const satisfies Record<UserOrder, Order>
