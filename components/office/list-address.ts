import type { Messages } from 'next-intl'
import { hrefOf, type RoutePath } from '@/lib/routes/routes'
import { columnsWord } from './shown-columns'

type Query = Readonly<Record<string, string | undefined>>
type OrderName = keyof Messages['DataList']['order']

/**
 * The address of a list: its page, and what it is narrowed down, ordered and laid out by; never the place in it. Of its
 * orders the first needs no word in the address.
 */
export interface ListAddress {
  path: RoutePath
  query: Query
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
  return { path, query: { ...filters, sort: wordOf(orders, sort), columns }, orders, order: sort }
}

/** Names in the address that a new search leaves as they are; a status is that of the page itself. */
export const keptNames: readonly string[] = ['status', 'sort', 'columns']

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
