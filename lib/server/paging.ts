import { z } from 'zod'

/**
 * Lists are counted up to here (CONTRACT section 6): a total of `countCap + 1` stands for "more than that". Counting
 * a million rows would cost more than reading the page that is asked for.
 */
export const countCap = 10_000

/** What a list says about itself besides its rows. */
export type ListPage = {
  /** At most one above the cap it was counted with; that one stands for more. */
  total: number
  /** From 1. */
  page: number
  pages: number
  /** Where the next page begins: `?after=`, so that a deep page costs no more than the first. */
  nextKey?: string | null
}

const wholeFrom1 = (most: number) => z.coerce.number().int().min(1).max(most)

/**
 * `?page=` (from 1) and `?limit=` (default 50, at most 200) of an API list (CONTRACT section 6), and the key that
 * its `Link` header gave for the next page. What is not understood counts as absent.
 */
export const pagingQuery = z.object({
  page: wholeFrom1(100_000).catch(1).meta({ description: 'Which page, from 1.' }),
  limit: wholeFrom1(200).catch(50).meta({ description: 'How many on a page.' }),
  after: z
    .string()
    .max(80)
    .optional()
    .catch(undefined)
    .meta({ description: 'Where the page begins, as the `Link` header of the page before says.' }),
})

/** `X-Total-Count`, written `10000+` beyond the cap, and `Link` where there are further pages. */
export function pagingHeaders(url: URL, list: ListPage): Record<string, string> {
  const link = (page: number, relation: string, key?: string | null) => {
    const query = new URLSearchParams(url.search)
    query.set('page', String(page))
    query.delete('after')
    if (key) query.set('after', key)
    return `<${url.pathname}?${query}>; rel="${relation}"`
  }
  const links = [
    ...(list.page > 1 ? [link(list.page - 1, 'prev')] : []),
    ...(list.nextKey || list.page < list.pages ? [link(list.page + 1, 'next', list.nextKey)] : []),
  ]
  const total = list.total > countCap ? `${countCap}+` : String(list.total)
  return { 'x-total-count': total, ...(links.length > 0 && { link: links.join(', ') }) }
}

/**
 * The page to show and how many there are, for a total counted up to a cap. A page beyond the last one becomes the
 * last; beyond the cap nobody knows the last, so the page stays as it was asked for.
 */
export function pagesOf(
  { total, cap = countCap }: { total: number; cap?: number },
  { page, limit }: { page: number; limit: number },
): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(Math.min(total, cap) / limit))
  return { page: total > cap ? page : Math.min(page, pages), pages }
}
