import 'server-only'
import { z } from 'zod'
import { authorize, type Actor } from '@/lib/auth/permissions'
import { dateOfDay, dayInAddis } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import type { Locale } from '@/lib/core/i18n/routing'
import { database } from '@/lib/db/client'
import {
  countCap,
  cursorArgs,
  cursorPage,
  cursorWhere,
  momentOrders,
  type Order,
  type Page,
  type PageRequest,
} from '@/lib/db/cursor'
import type { Prisma } from '@/lib/db/generated/client'
import { containsText, searchWords } from '@/lib/db/search'
import { phoneMatches, soughtText } from '@/lib/db/sought-text'
import { phoneDigits, ratingOf, type UserOrder } from './rules'
import type { UserListQuery } from './schema'
import { toUser, userSelect, type User } from './view'

/** How people sign in: with a password of their own, or with Google (SPEC section 2, User management). */
export type SignInKind = 'password' | 'google'

// The people whom every word of the search meets in name, email or phone, or whose phone it is.
function matching(
  { q, role }: Partial<Pick<UserListQuery, 'q' | 'role'>>,
  kind?: SignInKind,
): Prisma.UserWhereInput {
  return {
    ...(role && { role }),
    ...(kind && { identityAccounts: kind === 'google' ? { some: {} } : { none: {} } }),
    ...(q && { OR: [...phoneMatches(q), { AND: searchWords(q).map(wordMatches) }] }),
  }
}

function wordMatches(word: string): Prisma.UserWhereInput {
  const digits = phoneDigits(word)
  return { OR: [soughtText(word), ...(digits ? [{ phone: containsText(digits) }] : [])] }
}

const name = (column: 'firstName' | 'lastName') => ({ name: column, value: z.string() }) as const

// The orders of the list of users.
const userListOrders = {
  ...momentOrders,
  name: { columns: [name('firstName'), name('lastName')], descending: false },
} as const satisfies Record<UserOrder, Order>

/** Users on one page of the back office's list. */
const usersPerPage = 20

/** The users whom a search meets, newest first where nothing else is asked for; all, or those of one way to sign in. */
export async function listUsers(
  actor: Actor,
  {
    query: { q, role, sort = 'newest', limit: asked = usersPerPage, ...request },
    kind,
    limit = asked,
  }: { query: Partial<UserListQuery> & PageRequest; kind?: SignInKind; limit?: number },
): Promise<Page<User>> {
  authorize(actor, 'user:list')
  const place = { ...request, order: userListOrders[sort], limit }
  const rows = await database().user.findMany({
    where: { AND: [matching({ q, role }, kind), cursorWhere(place)] },
    select: userSelect,
    ...cursorArgs(place),
  })
  return cursorPage(rows, place, toUser)
}

/** How many people have an account that a search meets, all or those of one way to sign in, counted up to `countCap + 1`. */
export async function countUsers(
  actor: Actor,
  kind?: SignInKind,
  query: Partial<Pick<UserListQuery, 'q' | 'role'>> = {},
): Promise<number> {
  authorize(actor, 'user:list')
  return database().user.count({ where: matching(query, kind), take: countCap + 1 })
}

/** One user, or null when there is none with that id. */
export async function getUser(actor: Actor, id: string): Promise<User | null> {
  authorize(actor, 'user:list')
  const row = await database().user.findUnique({ where: { id }, select: userSelect })
  return row && toUser(row)
}

/** The caller's own record. Throws UNAUTHENTICATED when the account is gone. */
export async function getOwnProfile(actor: Actor): Promise<User> {
  authorize(actor, 'profile:read-own')
  const row = await database().user.findUnique({ where: { id: actor.id }, select: userSelect })
  if (!row) throw new AppError('UNAUTHENTICATED')
  return toUser(row)
}

/** What a deletion of an account would leave undone, because nobody knows any more whose it is. */
export type DeletionLoss = {
  /** How many confirmed trips are not over. */
  confirmedAhead: number
  /** Whether money of theirs is still to be checked or to be sent back. */
  hasOpenMoney: boolean
}

/** A person as the own profile shows them, with what the bookings tell. */
export type Profile = User &
  DeletionLoss & {
    locale: Locale
    hasPassword: boolean
    /** Whether signing in asks for a second step. */
    hasFactor: boolean
    transactions: number
    /** Percent; null while too few bookings are decided. */
    rating: number | null
  }

/** The caller's profile, from real records (SPEC section 2 leaves placeholders here). */
export async function getOwnProfileScreen(actor: Actor): Promise<Profile> {
  authorize(actor, 'profile:read-own')
  const [found, byStatus, loss] = await Promise.all([
    database().user.findUnique({
      where: { id: actor.id },
      select: { ...userSelect, locale: true, passwordHash: true, hasFactor: true },
    }),
    database().booking.groupBy({
      by: ['status', 'statusBeforeHidden'],
      where: { userId: actor.id },
      _count: { _all: true },
    }),
    deletionLoss(actor.id),
  ])
  if (!found) throw new AppError('UNAUTHENTICATED')
  const { passwordHash, locale, hasFactor, ...row } = found
  const tally = { pending: 0, successful: 0, canceled: 0 }
  // A deleted booking goes on counting as what it was (CONTRACT section 8).
  for (const { status, statusBeforeHidden, _count } of byStatus)
    tally[statusBeforeHidden ?? status] += _count._all
  return {
    ...toUser(row),
    locale,
    hasPassword: passwordHash !== null,
    hasFactor,
    transactions: tally.pending + tally.successful + tally.canceled,
    rating: ratingOf(tally),
    ...loss,
  }
}

/** What a deletion of somebody's account would leave undone (CONTRACT section 5). */
export async function getDeletionLoss(actor: Actor, userId: string): Promise<DeletionLoss> {
  authorize(actor, 'user:remove')
  return deletionLoss(userId)
}

async function deletionLoss(userId: string): Promise<DeletionLoss> {
  const { booking } = database()
  const { totalSantim, keptSantim } = booking.fields
  const own = { userId, hiddenAt: null }
  const today = dateOfDay(dayInAddis(new Date()))
  const [confirmedAhead, openMoney] = await Promise.all([
    booking.count({ where: { ...own, status: 'successful', lastDay: { gte: today } } }),
    booking.findFirst({
      where: {
        ...own,
        OR: [
          { claimedSantim: { gt: 0 } },
          { status: 'pending', paidSantim: { gt: 0 } },
          { paidSantim: { gt: totalSantim } },
          { paidSantim: { gt: keptSantim } },
        ],
      },
      select: { id: true },
    }),
  ])
  return { confirmedAhead, hasOpenMoney: openMoney !== null }
}
