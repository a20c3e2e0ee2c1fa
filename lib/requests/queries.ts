import 'server-only'
import { authorize, type Actor } from '@/lib/auth/permissions'
import { bookingCodeOf } from '@/lib/bookings/rules'
import { database } from '@/lib/db/client'
import {
  countCap,
  cursorArgs,
  cursorMoment,
  cursorPage,
  cursorWhere,
  momentOrders,
  type Order,
  type Page,
  type PageRequest,
} from '@/lib/db/cursor'
import { searchWords } from '@/lib/db/search'
import { phoneMatches, soughtText } from '@/lib/db/sought-text'
import { requestKinds, storedAs, type RequestOf } from './kinds'
import type { RequestKind, RequestOrder } from './rules'
import type { RequestQuery } from './schema'

const perPage = 20

const day = { name: 'day', value: cursorMoment } as const
const orders: Record<RequestOrder, Order> = {
  ...momentOrders,
  day: { columns: [day], descending: false },
  'day-last': { columns: [day], descending: true },
}

type Filter = Partial<Omit<RequestQuery, keyof PageRequest | 'sort'>>

/** The condition on travel requests whose code was typed; messages have none. */
function codeMatches(kind: RequestKind, typed: string): { code: string }[] {
  const code = kind === 'travel-booking' ? bookingCodeOf(typed) : null
  return code === null ? [] : [{ code }]
}

/** What a search (a code, a name, an address, a phone in any spelling, words of the texts), a category and a mark leave. */
function whereOf(kind: RequestKind, { q, item, show }: Filter) {
  return {
    ...(item && { item }),
    ...(show && { doneAt: show === 'done' ? { not: null } : null }),
    ...(q && { OR: [...codeMatches(kind, q), ...phoneMatches(q), { AND: searchWords(q).map(soughtText) }] }),
  }
}

/** The requests of a kind for staff that a query leaves, newest first where nothing else is asked for. */
export async function listRequests<Kind extends RequestKind>(
  actor: Actor,
  kind: Kind,
  { sort = 'newest', limit = perPage, ...request }: Partial<RequestQuery> & PageRequest,
): Promise<Page<RequestOf<Kind>>> {
  authorize(actor, requestKinds[kind].permissions.list)
  const { tableOf, select, toView } = storedAs(kind)
  const place = { ...request, order: orders[sort], limit }
  const rows = await tableOf(database()).findMany({
    where: { AND: [whereOf(kind, request), cursorWhere(place)] },
    select,
    ...cursorArgs(place),
  })
  return cursorPage(rows, place, toView)
}

/** One request, or null when there is none with that id. */
export async function getRequest<Kind extends RequestKind>(
  actor: Actor,
  kind: Kind,
  id: string,
): Promise<RequestOf<Kind> | null> {
  authorize(actor, requestKinds[kind].permissions.list)
  const { tableOf, select, toView } = storedAs(kind)
  const row = await tableOf(database()).findUnique({ where: { id }, select })
  return row && toView(row)
}

/** How many requests a search, a category and a mark leave, counted up to `countCap + 1`. */
export async function countRequests(
  actor: Actor,
  kind: RequestKind,
  filter: Partial<RequestQuery> = {},
): Promise<number> {
  authorize(actor, requestKinds[kind].permissions.list)
  return (
    storedAs(kind)
      .tableOf(database())
      // In the order of an index, for Prisma would sort them all by their id.
      .count({
        where: whereOf(kind, filter),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: countCap + 1,
      })
  )
}
