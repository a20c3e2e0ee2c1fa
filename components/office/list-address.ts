import type { Messages } from 'next-intl'
import { pageSizeInput, pageSizes } from '@/lib/core/schemas'
import { hrefOf, rowId, type RoutePath, withList } from '@/lib/routes/routes'
import { columnsWord } from './shown-columns'

type Query = Readonly<Record<string, string | undefined>>
type OrderName = keyof Messages['DataList']['order']

/** Where a list is: its page, what it is narrowed down, ordered and laid out by, and the place in it. */
export interface ListPlace {
  path: RoutePath
  query: Query
  /** `after` or `before`, as the address has it. */
  place?: Query
}

/** The address of a list that a person orders. Of its orders the first needs no word in the address. */
export interface ListAddress extends ListPlace {
  orders: readonly OrderName[]
  order: OrderName
}

interface ListRequest<Order extends OrderName> {
  path: RoutePath
  orders: readonly Order[]
  /** What the page understood of its query: the order, and what narrows the list down. */
  sort: Order
  filters: Query
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The address of the list that a page was asked for. */
export async function listAddress<Order extends OrderName>(
  request: ListRequest<Order>,
): Promise<ListAddress> {
  const { path, orders, sort, filters, searchParams } = request
  const columns = await columnsWord(searchParams)
  const query = { ...filters, sort: wordOf(orders, sort), columns, limit: await limitIn(searchParams) }
  return { path, query, place: placeIn(await searchParams), orders, order: sort }
}

async function limitIn(searchParams: ListRequest<OrderName>['searchParams']): Promise<string | undefined> {
  const limit = pageSizeInput.parse((await searchParams).limit)
  return limit === undefined || limit === pageSizes[0] ? undefined : String(limit)
}

/** The place in a list that its page was asked for. */
export function placeIn(query: Record<string, string | string[] | undefined>): Query {
  const { after, before } = query
  return { ...(typeof after === 'string' && { after }), ...(typeof before === 'string' && { before }) }
}

/** The address of a record of a list, from which one comes back to its row; `row` is the key of the row, if not the id. */
export function recordHref(
  list: ListPlace,
  record: { path: RoutePath; query: { id: string } & Query; row?: string },
): string {
  const { path, query, row = query.id } = record
  const address = hrefOf(list.path, { ...list.query, ...list.place })
  return withList(hrefOf(path, query), `${address}#${rowId(row)}`)
}

/** The address of a list as it is, with the place in it. */
export const hereOf = ({ path, query, place }: ListPlace): string => hrefOf(path, { ...query, ...place })

/** The same with a row that stands open beside it. */
export const besideHref = ({ path, query, place }: ListPlace, id: string): string =>
  hrefOf(path, { ...query, ...place, open: id })

/** Names in the address that a new search leaves as they are; a status is that of the page itself. */
export const keptNames: readonly string[] = ['status', 'sort', 'columns', 'limit']

/** Whether an address narrows its list down. */
export function isNarrowed(query: Query, kept = keptNames): boolean {
  return Object.entries(query).some(([name, value]) => value && !kept.includes(name))
}

/** Addresses of the pages before and after, for the keys that a list came with. */
export function cursorPages(
  { path, query }: Pick<ListAddress, 'path' | 'query'>,
  { previous, next }: { previous: string | null; next: string | null },
): { previous: string | undefined; next: string | undefined } {
  return {
    previous: previous ? hrefOf(path, { ...query, before: previous }) : undefined,
    next: next ? hrefOf(path, { ...query, after: next }) : undefined,
  }
}

/** The orders of a list, each with its address. */
export function orderLinks({ path, query, orders, order }: ListAddress) {
  return orders.map((name) => ({
    name,
    href: hrefOf(path, { ...query, sort: wordOf(orders, name) }),
    isCurrent: name === order,
  }))
}

const wordOf = (orders: readonly OrderName[], order: OrderName) => (order === orders[0] ? undefined : order)
