import 'server-only'
import { z } from 'zod'
import type { Day } from '@/lib/core/day'
import { dateOfDay } from '@/lib/core/day'
import {
  clampPage,
  cursorMoment,
  cursorPage,
  readPlace,
  type Cursor,
  type NumberedPage,
  type PageRequest,
} from '@/lib/db/cursor'
import { cursorSql, type SqlOrder } from '@/lib/db/cursor-sql'
import type { Database } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import {
  carCategories,
  type CarCategory,
  type Gearbox,
  isCityOnly,
  limitsInOrder,
  type VehicleKind,
  type VehicleSort,
} from './rules'
import { hasTrait, holds, isOfClass, type TypedFilter } from './vehicle-words'

type Client = Pick<Database, '$queryRaw'>

/** What narrows a list of vehicles down; prices in whole Br a day. */
export type VehicleFilter = TypedFilter & {
  kind?: VehicleKind | undefined
  type?: CarCategory | undefined
  /** At least so many. */
  bags?: number | undefined
  gearbox?: Gearbox | undefined
  min?: number | undefined
  max?: number | undefined
}

/** In which part of the list a vehicle is; their names are in the order of the parts. */
type Part = 'free' | 'gone' | 'unpriced'

/** A vehicle's place in the list, and the most that is held of it on any of the days. */
type Position = { id: string; part: Part; at: string | number | Date; held: number }

type ListRequest = PageRequest & {
  filter: VehicleFilter
  /** What is free on all days from one to another, both included, stands first. */
  days: { date: Day; lastDate: Day }
  sort: VehicleSort
  /** Whether vehicles without a day price stand behind all others. */
  unpricedLast?: boolean
  limit: number
  /** The total is counted up to here. */
  cap: number
  /** Whether a page beyond the last shows the last, as on screens, or nothing (CONTRACT section 6). */
  clamps: boolean
}

// Beyond these it is cheaper to walk along an index than to look up what is held of all vehicles that fit.
const sortedWhole = 1000

/**
 * One page of a list of vehicles: ids, and what is held of each at most. Those that are free on the days come first, each
 * part in the order asked for; what that costs, and why a long list is read in parts, stands in
 * docs/decisions/vehicle-search.md.
 */
export async function findVehicles(
  client: Client,
  { filter, days, sort, unpricedLast = false, limit, cap, clamps, after, page: asked = 1 }: ListRequest,
): Promise<NumberedPage<{ id: string; held: number }>> {
  const parts: Part[] = unpricedLast ? ['free', 'gone', 'unpriced'] : ['free', 'gone']
  const total = await countUpTo(client, cap, filter)
  const { page: last, pages } = clampPage({ total, cap }, { page: asked, limit })
  const page = clamps ? last : asked
  const list = { client, kind: filter.kind, days, sort, parts, limit: limit + 1 }
  const offset = (page - 1) * limit
  const found =
    total > Math.min(cap, sortedWhole)
      ? await findInParts({ ...list, conditions: conditionsOf(filter, oftenHolds) }, offset, after)
      : offset < total
        ? await find({ ...list, conditions: conditionsOf(filter, holds), offset })
        : []
  const place = { order: listOrder(list), page, limit }
  return { ...cursorPage(found, place, ({ id, held }) => ({ id, held })), total, page, pages }
}

// Where many vehicles are known to fit, walking along the list's order finds a page at once. The planner cannot know
// that two words go together and would collect all of them first; for a CASE it expects every other row to fit.
const oftenHolds = (words: string[]) => Prisma.sql`CASE WHEN ${holds(words)} THEN TRUE ELSE FALSE END`

function conditionsOf(
  {
    kind,
    type,
    seats,
    bags,
    gearbox,
    isForCountry,
    min,
    max,
    words,
    classes = [],
    traits = [],
  }: VehicleFilter,
  holdsOne: (words: string[]) => Prisma.Sql,
): Prisma.Sql[] {
  const { min: low, max: high } = limitsInOrder({ min, max })
  return [
    ...(kind ? [isKind(kind)] : []),
    ...(type === undefined ? [] : [Prisma.sql`v."category" = ${type}::vehicle_category`]),
    ...(seats === undefined ? [] : [Prisma.sql`v."seats" >= ${seats}`]),
    ...(bags === undefined ? [] : [Prisma.sql`v."bags" >= ${bags}`]),
    ...(isForCountry ? [Prisma.sql`v."category" <> ALL (${cityCategories}::vehicle_category[])`] : []),
    ...(gearbox === undefined ? [] : [Prisma.sql`v."gearbox" = ${gearbox}::gearbox`]),
    ...(low === undefined ? [] : [Prisma.sql`v."day_price" >= ${low}`]),
    ...(high === undefined ? [] : [Prisma.sql`v."day_price" <= ${high}`]),
    ...classes.map(isOfClass),
    ...traits.map(hasTrait),
    ...words.map(holdsOne),
  ]
}

const cityCategories = carCategories.filter(isCityOnly)

const isKind = (kind: VehicleKind) => Prisma.sql`v."kind" = ${kind}::vehicle_kind`

const allOf = (conditions: readonly Prisma.Sql[]) =>
  conditions.length === 0 ? Prisma.sql`TRUE` : Prisma.join([...conditions], ' AND ')

/** What makes a vehicle `v` fit. */
export const fitsFilter = (filter: VehicleFilter) => allOf(conditionsOf(filter, holds))

async function countUpTo(client: Client, cap: number, filter: VehicleFilter): Promise<number> {
  const [words, ...others] = filter.words
  const isOneWord = others.length === 0 && conditionsOf({ ...filter, words: [] }, holds).length === 0
  const known = words && isOneWord ? mostWith(words) : Prisma.sql`0`
  const rows = await client.$queryRaw<{ total: number }[]>`
    SELECT CASE WHEN ${known} > ${cap} THEN ${cap + 1} ELSE (
      SELECT count(*)
      FROM (SELECT FROM "vehicles" v WHERE ${allOf(conditionsOf(filter, holds))} LIMIT ${cap + 1}) AS counted
    ) END::integer AS "total"`
  return rows[0]?.total ?? 0
}

/** How many vehicles have the most frequent of some words; at least so many have one of them. */
const mostWith = (words: string[]) =>
  Prisma.sql`(SELECT coalesce(max("vehicles"), 0) FROM "vehicle_words" WHERE "word" = ANY (${words}::text[]))`

const by = (sql: Prisma.Sql, type: 'integer' | 'text' | 'timestamptz', value: z.ZodType) => ({
  columns: [{ name: 'at', value }] as const,
  expressions: [{ sql, type }],
  id: Prisma.sql`v."id"`,
})
const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const byPrice = by(Prisma.sql`v."day_price"`, 'integer', wholeNumber)
const byName = by(Prisma.sql`lower(v."name")`, 'text', z.string())
const byMoment = by(Prisma.sql`v."created_at"`, 'timestamptz', cursorMoment)
const orders = {
  price: { ...byPrice, descending: false },
  'price-desc': { ...byPrice, descending: true },
  name: { ...byName, descending: false },
  newest: { ...byMoment, descending: true },
} as const satisfies Record<VehicleSort, SqlOrder<'at'>>

// Vehicles without a price have no order by it but that of their ids.
const unpriced = by(Prisma.sql`0::integer`, 'integer', wholeNumber)

function orderIn(part: Part | undefined, sort: VehicleSort): SqlOrder<'at'> {
  const order = orders[sort]
  const isByPrice = sort === 'price' || sort === 'price-desc'
  return part === 'unpriced' && isByPrice ? { ...unpriced, descending: order.descending } : order
}

type List = {
  client: Client
  /** Without one the list has both kinds. */
  kind: VehicleKind | undefined
  conditions: Prisma.Sql[]
  days: ListRequest['days']
  sort: VehicleSort
  parts: readonly Part[]
  limit: number
}

const listOrder = ({ sort, parts }: Pick<List, 'sort' | 'parts'>) => ({
  columns: [{ name: 'part', value: z.enum(parts) } as const, ...orders[sort].columns],
  descending: orders[sort].descending,
})

const gone = Prisma.sql`v."quantity" <= coalesce(d."held", 0)`
const hasNoPrice = Prisma.sql`v."day_price" IS NULL`
const hasPrice = Prisma.sql`v."day_price" IS NOT NULL`

/** What makes a vehicle belong to a part of the list. */
const conditionsOfPart = (part: Part, parts: readonly Part[]) => [
  ...(part === 'unpriced' ? [hasNoPrice] : [part === 'gone' ? gone : Prisma.sql`NOT (${gone})`]),
  ...(part !== 'unpriced' && parts.includes('unpriced') ? [hasPrice] : []),
]

const partOf = (parts: readonly Part[]) =>
  parts.includes('unpriced')
    ? Prisma.sql`CASE WHEN ${hasNoPrice} THEN 'unpriced' WHEN ${gone} THEN 'gone' ELSE 'free' END`
    : Prisma.sql`CASE WHEN ${gone} THEN 'gone' ELSE 'free' END`

/** Joins what is held of each vehicle on the day of the days on which the most is. */
function joinHeld({ date, lastDate }: List['days']): Prisma.Sql {
  const ofVehicle = Prisma.sql`FROM "vehicle_days" WHERE "vehicle_id" = v."id"`
  // A subquery of one row becomes a plain join, which is cheaper for a long list.
  return date === lastDate
    ? Prisma.sql`LEFT JOIN LATERAL (SELECT "booked" + "blocked" AS "held" ${ofVehicle}
        AND "day" = ${dateOfDay(date)}::date) d ON TRUE`
    : Prisma.sql`LEFT JOIN LATERAL (SELECT max("booked" + "blocked") AS "held" ${ofVehicle}
        AND "day" BETWEEN ${dateOfDay(date)}::date AND ${dateOfDay(lastDate)}::date) d ON TRUE`
}

type Read = List & { offset: number; only?: Part; after?: Cursor | undefined }

/** Each kind is read along its own index; the two are then one list. */
async function find({ client, kind, offset, ...read }: Read): Promise<Position[]> {
  const to = orders[read.sort].descending ? Prisma.sql`DESC` : Prisma.sql`ASC`
  const kinds = kind ? [kind] : (['one_day', 'car'] as const)
  const selects = kinds.map((one) => selectOfKind(one, { ...read, upTo: offset + read.limit }))
  return client.$queryRaw<Position[]>`
    SELECT "id", "part", "at", "held" FROM (${Prisma.join(selects, ' UNION ALL ')}) v
    ORDER BY "part", "at" ${to}, "id" ${to} LIMIT ${read.limit} OFFSET ${offset}`
}

function selectOfKind(
  kind: VehicleKind,
  {
    conditions,
    days,
    sort,
    parts,
    only,
    after,
    upTo,
  }: Omit<Read, 'client' | 'kind' | 'offset'> & { upTo: number },
): Prisma.Sql {
  const order = orderIn(only, sort)
  const { conditions: afterCursor, orderBy } = cursorSql({ order, after, limit: upTo })
  const ofPart = only ? conditionsOfPart(only, parts) : []
  const isByPrice = sort === 'price' || sort === 'price-desc'
  const at = isByPrice ? Prisma.sql`coalesce(v."day_price", 0)` : order.expressions[0]?.sql
  return Prisma.sql`(
    SELECT v."id", ${partOf(parts)} AS "part", ${at} AS "at", coalesce(d."held", 0) AS "held"
    FROM "vehicles" v ${joinHeld(days)}
    WHERE ${allOf([isKind(kind), ...conditions, ...ofPart, ...afterCursor])}
    ORDER BY ${only ? Prisma.empty : Prisma.sql`"part", `} ${orderBy}
    LIMIT ${upTo})`
}

/** A long list, part by part, each read along an index from where the page begins. */
async function findInParts(list: List, offset: number, key: Cursor | undefined): Promise<Position[]> {
  const { from } = readPlace({ order: listOrder(list), after: key, limit: list.limit })
  const [begin, at = '', ...rest] = from ? (key ?? []) : []
  const parts = list.parts.slice(
    Math.max(
      0,
      list.parts.findIndex((part) => part === begin),
    ),
  )
  const found: Position[] = []
  let after: Cursor | undefined = from && [at, ...rest]
  let skipped = after ? 0 : offset
  for (const only of parts) {
    const limit = list.limit - found.length
    const some = await find({ ...list, only, after, offset: skipped, limit })
    found.push(...some)
    if (some.length === limit) break
    const isBefore = some.length === 0 && skipped > 0 && only !== parts.at(-1)
    skipped = isBefore ? Math.max(0, skipped - (await countPart(list, only))) : 0
    after = undefined
  }
  return found
}

async function countPart({ client, conditions, days, parts }: List, part: Part): Promise<number> {
  const rows = await client.$queryRaw<{ total: number }[]>`
    SELECT count(*)::integer AS "total" FROM "vehicles" v ${joinHeld(days)}
    WHERE ${allOf([...conditions, ...conditionsOfPart(part, parts)])}`
  return rows[0]?.total ?? 0
}
