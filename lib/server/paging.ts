import { z } from 'zod'
import { clampPage, countCap, cursorInput } from '@/lib/db/cursor'

/** What a list says about itself besides its rows. */
export type ListPage = {
  /** At most one above the cap it was counted with; that one stands for more. */
  total: number
  /** Where the next page begins: `?after=`, so that a deep page costs no more than the first; null on the last. */
  next: string | null
}

const wholeFrom1 = z.coerce.number().int().min(1)
const lastPage = 100_000
const largestPage = 200

/**
 * `?page=` (from 1) and `?limit=` (default 50, at most 200) of an API list (CONTRACT section 6), and the key that
 * its `Link` header gave for the next page. Who asks for more gets the most; what is not understood counts as absent.
 */
export const pagingQuery = z.object({
  page: wholeFrom1
    .catch(1)
    .transform((page) => Math.min(page, lastPage))
    .meta({ description: 'Which page, from 1.' }),
  limit: wholeFrom1
    .catch(50)
    .transform((limit) => Math.min(limit, largestPage))
    .meta({ description: 'How many on a page, at most 200.' }),
  after: cursorInput.meta({
    description: 'Where the page begins, as the `Link` header of the page before says.',
  }),
})

/** `X-Total-Count`, written `10000+` beyond the cap, and `Link` where there are further pages. */
export function pagingHeaders(url: URL, { total, next }: ListPage): Record<string, string> {
  const { page, limit } = pagingQuery.parse(Object.fromEntries(url.searchParams))
  const link = (to: number, relation: string, after?: string) => {
    const query = new URLSearchParams(url.search)
    query.set('page', String(to))
    query.delete('after')
    if (after) query.set('after', after)
    return `<${url.pathname}?${query}>; rel="${relation}"`
  }
  const { page: last } = clampPage({ total }, { page, limit })
  const links = [
    // From a page beyond the end it leads back to the last one.
    ...(page > 1 ? [link(Math.min(page - 1, last), 'prev')] : []),
    ...(next ? [link(page + 1, 'next', next)] : []),
  ]
  const count = total > countCap ? `${countCap}+` : String(total)
  return { 'x-total-count': count, ...(links.length > 0 && { link: links.join(', ') }) }
}
