import 'server-only'
import { z } from 'zod'
import type { Prisma } from '@/lib/db/generated/client'
import { holding, searchWords } from '@/lib/db/search-words'
import type { Key } from '@/lib/db/keyset'
import { phoneDigits, type UserOrder } from './rules'
import type { UserListQuery } from './staff-schema'
import type { ManagedUser } from './staff-view'

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
      const contains = holding(word)
      const digits = phoneDigits(word)
      return {
        OR: [
          { firstName: contains },
          { lastName: contains },
          { email: contains },
          ...(digits ? [{ phone: { contains: digits } }] : []),
        ],
      }
    }),
  }
}

const isFalling = (sort: UserOrder, isBackward: boolean) => (sort === 'newest') !== isBackward

/** The order of the rows as they are read; ids make it total. */
export function orderOf(sort: UserOrder, isBackward: boolean): Prisma.UserOrderByWithRelationInput[] {
  const to = isFalling(sort, isBackward) ? 'desc' : 'asc'
  return sort === 'name' ? [{ firstName: to }, { lastName: to }, { id: to }] : [{ createdAt: to }, { id: to }]
}

/** Where a person stands in the list. */
export function keyOf({ firstName, lastName, createdAt, id }: ManagedUser, sort: UserOrder): Key {
  return sort === 'name' ? [firstName, lastName, id] : [createdAt, id]
}

const byName = z.tuple([z.string(), z.string(), z.uuid()])
const byMoment = z.tuple([z.iso.datetime(), z.uuid()])

/** The people beyond a key; everybody where it is of another order or made up. */
export function beyond(key: Key | undefined, sort: UserOrder, isBackward: boolean): Prisma.UserWhereInput {
  const past = <Value>(value: Value) => (isFalling(sort, isBackward) ? { lt: value } : { gt: value })
  const fromOn = <Value>(value: Value) => (isFalling(sort, isBackward) ? { lte: value } : { gte: value })
  if (sort === 'name') {
    const parsed = byName.safeParse(key).data
    if (!parsed) return {}
    const [firstName, lastName, id] = parsed
    return {
      // Says again what the three below say together, so that the index is entered at the right place.
      firstName: fromOn(firstName),
      OR: [
        { firstName: past(firstName) },
        { firstName, lastName: past(lastName) },
        { firstName, lastName, id: past(id) },
      ],
    }
  }
  const parsed = byMoment.safeParse(key).data
  if (!parsed) return {}
  const [moment, id] = parsed
  const createdAt = new Date(moment)
  return {
    createdAt: fromOn(createdAt),
    OR: [{ createdAt: past(createdAt) }, { createdAt, id: past(id) }],
  }
}
