import { z } from 'zod'
import { readingOf, type KeysetQuery } from './keyset'

const place = z.tuple([z.iso.datetime().transform((text) => new Date(text)), z.uuid()])

/** How Prisma reads a page of a list that is ordered by `createdAt` and `id`, newest first. */
export function newestFirst(keys: KeysetQuery, limit: number) {
  const { key, isBackward, take } = readingOf(keys, limit)
  const from = place.safeParse(key).data
  const direction = isBackward ? ('asc' as const) : ('desc' as const)
  const side = isBackward ? 'gt' : 'lt'
  return {
    beyond: from
      ? { OR: [{ createdAt: { [side]: from[0] } }, { createdAt: from[0], id: { [side]: from[1] } }] }
      : {},
    orderBy: [{ createdAt: direction }, { id: direction }],
    take,
  }
}
