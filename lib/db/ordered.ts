import { z } from 'zod'
import { readingOf, type KeysetQuery } from './keyset'

// What a moment is in a key, as Prisma takes it.
const momentKey = z.iso.datetime().transform((text) => new Date(text))

type Order<Column extends string> = {
  column: Column
  /** How a value of the column stands in a key. */
  value: z.ZodType
  /** Whether the list begins with the greatest. */
  isFalling: boolean
}

/**
 * How Prisma reads a page of a list that is ordered by a column and, where that is equal, by id. A key of another order
 * or a made-up one counts as none.
 */
export function orderedBy<Column extends string>(
  { column, value, isFalling }: Order<Column>,
  keys: KeysetQuery,
  limit: number,
) {
  const { key, isBackward, take } = readingOf(keys, limit)
  const from = z.tuple([value, z.uuid()]).safeParse(key).data
  const goesDown = isFalling !== isBackward
  const to = goesDown ? ('desc' as const) : ('asc' as const)
  const [past, fromOn] = goesDown ? (['lt', 'lte'] as const) : (['gt', 'gte'] as const)
  return {
    beyond: from
      ? {
          // Says again what the two below say together, so that an index is entered at the right place.
          [column]: { [fromOn]: from[0] },
          OR: [{ [column]: { [past]: from[0] } }, { [column]: from[0], id: { [past]: from[1] } }],
        }
      : {},
    orderBy: [{ [column]: to }, { id: to }],
    take,
  }
}

/** The two orders of a list by the moment its rows were made. */
export const momentOrders = {
  newest: { column: 'createdAt', value: momentKey, isFalling: true },
  oldest: { column: 'createdAt', value: momentKey, isFalling: false },
} as const
