import { z } from 'zod'
import { pageSizeInput } from '@/lib/core/schemas'

/**
 * Lists are counted up to here (CONTRACT section 6): a total of `countCap + 1` stands for "more than that". Counting
 * a million rows would cost more than reading the page that is asked for.
 */
export const countCap = 10_000

/**
 * What orders a row in a list, with its id last: the place after which (or before which) a page begins. A cursor stays
 * right while rows come and go and costs the same on every page, which a page number does not.
 */
export type Cursor = readonly [string, ...string[]]

// No stored value holds a NUL, and the database refuses to be asked for one.
const cursorPart = z
  .string()
  .max(300)
  .refine((text) => !text.includes('\u0000'))
const cursorSchema = z.tuple([cursorPart], cursorPart)

/** How a cursor is written in an address. */
export const encodeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

function decodeCursor(text: string): Cursor | undefined {
  try {
    return cursorSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** A cursor of an address; what cannot be read counts as absent. */
export const cursorInput = z.string().max(2000).transform(decodeCursor).optional().catch(undefined)

/** `?after=` and `?before=` of a list. */
export const cursorQuery = z.object({ after: cursorInput, before: cursorInput })
export type CursorQuery = z.output<typeof cursorQuery>

/** The same, and `?limit=` of a list of staff. */
export const listQuery = cursorQuery.extend({ limit: pageSizeInput })

/** Which page is asked for: the one behind or before a row, else by number from 1. */
export type PageRequest = Partial<CursorQuery> & { page?: number; limit?: number | undefined }

/** A page of a list; `next` and `previous` are what `?after=` and `?before=` take, null where there is nothing. */
export type Page<Row> = { rows: Row[]; next: string | null; previous: string | null }

/** A page of a list with page numbers; `total` is at most one above the cap, which stands for more. */
export type NumberedPage<Row> = Page<Row> & { total: number; page: number; pages: number }

/** What orders a list before its ids, which make the order total, and how each value is read from a cursor. */
export type Order<Name extends string = string> = {
  columns: readonly { name: Name; value: z.ZodType }[]
  /** Whether the list begins with the greatest. */
  descending: boolean
}

type Place<Name extends string> = PageRequest & { order: Order<Name>; limit: number }

/** How the rows of a page are read: one row more than it holds, so that it is known whether there is another. */
export function readPlace<Name extends string>({ order, after, before, page = 1, limit }: Place<Name>) {
  const from = valuesOf(order, before ?? after)
  const isBackward = from !== undefined && before !== undefined
  return {
    /** The values of the row where the page begins, its id last; undefined for a cursor of another order. */
    from,
    isBackward,
    descending: order.descending !== isBackward,
    skip: from ? 0 : (page - 1) * limit,
    take: limit + 1,
  }
}

function valuesOf({ columns }: Order, cursor: Cursor | undefined): unknown[] | undefined {
  const schemas = [...columns.map(({ value }) => value), z.uuid()]
  if (cursor?.length !== schemas.length) return undefined
  const results = schemas.map((schema, index) => schema.safeParse(cursor[index]))
  return results.every(({ success }) => success) ? results.map(({ data }) => data) : undefined
}

/** Prisma's condition of the rows after a cursor; of all rows without one. */
export function cursorWhere<Name extends string>(place: Place<Name>) {
  const { from, descending } = readPlace(place)
  if (!from) return {}
  const [past, fromOn] = descending ? (['lt', 'lte'] as const) : (['gt', 'gte'] as const)
  const names = [...place.order.columns.map(({ name }) => name), 'id']
  const [first = 'id'] = names
  return {
    // Says again what those below say together, so that an index is entered at the right place.
    [first]: { [fromOn]: from[0] },
    OR: names.map((name, index) => ({
      ...Object.fromEntries(names.slice(0, index).map((equal, at) => [equal, from[at]])),
      [name]: { [past]: from[index] },
    })),
  }
}

/** What Prisma takes besides the condition to read a page. */
export function cursorArgs<Name extends string>(place: Place<Name>) {
  const { descending, skip, take } = readPlace(place)
  const to = descending ? ('desc' as const) : ('asc' as const)
  const names = [...place.order.columns.map(({ name }) => name), 'id']
  return { orderBy: names.map((name) => ({ [name]: to })), skip, take }
}

const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))

/**
 * Cuts the rows that were read into a page in the list's order. `rows` come in the order in which they were read:
 * backward ones reversed.
 */
export function cursorPage<Name extends string, Row extends Record<Name | 'id', unknown>, View>(
  rows: readonly Row[],
  place: Place<Name>,
  toView: (row: Row) => View,
): Page<View> {
  const { from, isBackward, skip } = readPlace(place)
  const hasMore = rows.length > place.limit
  const kept = rows.slice(0, place.limit)
  if (isBackward) kept.reverse()
  const cursorOf = (row: Row | undefined) => {
    if (!row) return null
    const [first = '', ...others] = [
      ...place.order.columns.map(({ name }) => textOf(row[name])),
      textOf(row.id),
    ]
    return encodeCursor([first, ...others])
  }
  const hasPrevious = isBackward ? hasMore : from !== undefined || skip > 0
  return {
    rows: kept.map(toView),
    next: isBackward || hasMore ? cursorOf(kept.at(-1)) : null,
    previous: hasPrevious ? cursorOf(kept[0]) : null,
  }
}

/**
 * The page to show on a screen and how many there are, for a total counted up to a cap. A page beyond the last one
 * becomes the last; beyond the cap nobody knows the last, so the page stays as it was asked for.
 */
export function clampPage(
  { total, cap = countCap }: { total: number; cap?: number },
  { page, limit }: { page: number; limit: number },
): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(Math.min(total, cap) / limit))
  return { page: total > cap ? page : Math.min(page, pages), pages }
}

/** A moment of a cursor. Nothing here is older than computers, and the database knows no year 0. */
export const cursorMoment = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .refine((moment) => moment.getTime() >= 0)

const moment = { name: 'createdAt', value: cursorMoment } as const

/** The two orders of a list by the moment its rows were made. */
export const momentOrders = {
  newest: { columns: [moment], descending: true },
  oldest: { columns: [moment], descending: false },
} as const
