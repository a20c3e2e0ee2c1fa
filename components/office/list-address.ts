import { hrefOf, type RoutePath } from '@/lib/routes/routes'

type Query = Readonly<Record<string, string | undefined>>

/** The address of a list: its page, and what it is narrowed down, ordered and laid out by; never the place in it. */
export interface ListAddress {
  path: RoutePath
  query: Query
}

/** One order of a list, as a link. */
export interface SortChoice {
  label: string
  href: string
  isCurrent: boolean
}

/** Names in the address that a new search leaves as they are. */
export const keptNames = ['sort', 'columns'] as const

/** Addresses of the pages before and after, for the keys that a list came with. */
export function cursorPages(
  { path, query }: ListAddress,
  { previous, next }: { previous: string | null; next: string | null },
): { previous: string | undefined; next: string | undefined } {
  return {
    previous: previous ? hrefOf(path, { ...query, before: previous }) : undefined,
    next: next ? hrefOf(path, { ...query, after: next }) : undefined,
  }
}

/** The orders of a list as links; the first is the one without a word in the address. */
export function sortChoices<Order extends string>(
  { path, query }: ListAddress,
  orders: readonly Order[],
  current: Order,
  labelOf: (order: Order) => string,
): SortChoice[] {
  return orders.map((order, index) => ({
    label: labelOf(order),
    href: hrefOf(path, { ...query, sort: index === 0 ? undefined : order }),
    isCurrent: order === current,
  }))
}

/** `?sort=` of an address: nothing for the order that needs no word. */
export function sortWord<Order extends string>(orders: readonly Order[], current: Order): Order | undefined {
  return current === orders[0] ? undefined : current
}
