import { z } from 'zod'

const paging = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  limit: z.coerce.number().int().min(1).max(200).catch(50),
})

/** `?page=` (from 1) and `?limit=` (default 50, at most 200) of an API list (CONTRACT section 6). */
export function pagingOf(url: URL): z.infer<typeof paging> {
  return paging.parse({ page: url.searchParams.get('page'), limit: url.searchParams.get('limit') })
}

/** `X-Total-Count`, and `Link` where there are further pages. */
export function pagingHeaders(
  url: URL,
  list: { page: number; pages: number; total: number },
): Record<string, string> {
  const link = (page: number, relation: string) => {
    const query = new URLSearchParams(url.search)
    query.set('page', String(page))
    return `<${url.pathname}?${query}>; rel="${relation}"`
  }
  const links = [
    ...(list.page > 1 ? [link(list.page - 1, 'prev')] : []),
    ...(list.page < list.pages ? [link(list.page + 1, 'next')] : []),
  ]
  return { 'x-total-count': String(list.total), ...(links.length > 0 && { link: links.join(', ') }) }
}
