import { hrefOf, type RoutePath } from '@/lib/routes'

type ShownPage = { page: number; pages: number; nextKey?: string | null }

/** Addresses of the pages round the one that is shown: onward by key, back by number. */
export function requestPages(
  path: RoutePath,
  query: Record<string, string | undefined>,
  { page, pages, nextKey }: ShownPage,
): { previous: string | undefined; next: string | undefined } {
  const back = page - 1 > 1 ? page - 1 : undefined
  const hasNext = Boolean(nextKey) || page < pages
  return {
    previous: page > 1 ? hrefOf(path, { ...query, page: back }) : undefined,
    next: hasNext ? hrefOf(path, { ...query, page: page + 1, after: nextKey ?? undefined }) : undefined,
  }
}
