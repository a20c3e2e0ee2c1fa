import { z } from 'zod'

/**
 * What orders a row in a list, with its id last: the place after which (or before which) a page begins. A key stays
 * right while rows come and go and costs the same on every page, which a page number does not.
 */
export type Key = readonly [string, ...string[]]

// No stored value holds a NUL, and the database refuses to be asked for one.
const keyPart = z
  .string()
  .max(300)
  .refine((text) => !text.includes('\u0000'))
const keySchema = z.tuple([keyPart], keyPart)

function decodeKey(text: string): Key | undefined {
  try {
    return keySchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}

const keyInput = z
  .string()
  .max(2000)
  .transform(decodeKey)
  .optional()
  .catch(() => undefined)

/** `?after=` and `?before=` of a list that is paged by key; what cannot be read counts as absent. */
export const keysetQuery = z.object({ after: keyInput, before: keyInput })
export type KeysetQuery = z.output<typeof keysetQuery>

/** A page of a list; `next` and `previous` are what `?after=` and `?before=` take, null where there is nothing. */
export type KeysetPage<Row> = { rows: Row[]; next: string | null; previous: string | null }

const encodeKey = (key: Key): string => Buffer.from(JSON.stringify(key)).toString('base64url')

/** How to read a page: one row more than it holds, so that it is known whether there is another. */
export function readingOf({ after, before }: KeysetQuery, limit: number) {
  const isBackward = before !== undefined
  return { key: before ?? after, isBackward, take: limit + 1 }
}

/**
 * Cuts the rows that were read into a page in the list's order. `rows` come in the order in which they were read:
 * backward ones reversed.
 */
export function pageOfRows<Row>(
  rows: readonly Row[],
  { limit, keyOf, ...query }: KeysetQuery & { limit: number; keyOf: (row: Row) => Key },
): KeysetPage<Row> {
  const { isBackward, key } = readingOf(query, limit)
  const hasMore = rows.length > limit
  const kept = rows.slice(0, limit)
  if (isBackward) kept.reverse()
  const [first, last] = [kept[0], kept.at(-1)]
  const hasNext = isBackward || hasMore
  const hasPrevious = isBackward ? hasMore : key !== undefined
  return {
    rows: kept,
    next: hasNext && last ? encodeKey(keyOf(last)) : null,
    previous: hasPrevious && first ? encodeKey(keyOf(first)) : null,
  }
}
