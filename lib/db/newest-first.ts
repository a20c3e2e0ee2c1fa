import { z } from 'zod'
import { countCap, pagesOf, type ListPage } from '@/lib/server/paging'

/** Where a row stands in a list that begins with the newest. */
export type Position = { createdAt: Date; id: string }

export type PageRequest = {
  /** From 1. */
  page: number
  limit?: number
  /** Id of the last row of the page before; a deep page then costs no more than the first. */
  after?: string | undefined
}

type Source<Row extends Position> = {
  /** Counts at most `take` rows. */
  count: (take: number) => Promise<number>
  /** The position of a row of this list, or null. */
  positionOf: (id: string) => Promise<Position | null>
  read: (part: { beyond: Position | null; skip: number; take: number }) => Promise<Row[]>
}

/** Reads one page of a list that is ordered by `createdAt` and `id`, both descending, and counts it up to the cap. */
export async function pageNewestFirst<Row extends Position>(
  source: Source<Row>,
  { page, limit = 20, after }: PageRequest,
): Promise<ListPage & { rows: Row[] }> {
  // What an address says may be anything; a key that is no id counts as none.
  const key = z.uuid().safeParse(after).data
  const [total, beyond] = await Promise.all([source.count(countCap + 1), key ? source.positionOf(key) : null])
  const shown = pagesOf({ total }, { page, limit })
  const read = await source.read({ beyond, skip: beyond ? 0 : (shown.page - 1) * limit, take: limit + 1 })
  const rows = read.slice(0, limit)
  return { rows, total, ...shown, nextKey: read.length > limit ? (rows.at(-1)?.id ?? null) : null }
}

/** The condition of rows further down. The first part is one that an index can begin at. */
export const olderThan = ({ createdAt, id }: Position) => ({
  createdAt: { lte: createdAt },
  OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }],
})
