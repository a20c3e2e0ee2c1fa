import 'server-only'
import { z } from 'zod'
import { authorizeAnyone, type Actor } from '@/lib/auth/permissions'
import { dateOfDay, dayInAddis, type Day } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import {
  clampPage,
  cursorPage,
  readPlace,
  type Cursor,
  type NumberedPage,
  type PageRequest,
} from '@/lib/db/cursor'
import { cursorSql, type SqlOrder } from '@/lib/db/cursor-sql'
import { Prisma } from '@/lib/db/generated/client'
import type { Locale } from '@/lib/core/i18n/routing'
import { type CarCategory, shownVehiclesCap, type VehicleKind, vehiclesPerPage } from './rules'
import type { OneDayVehicleQuery } from './schema'
import { heldSelect, toVehicle, type VehicleOf, vehicleSelect } from './view'
import { holds, vehicleWordsFor } from './vehicle-words'

/** A place in the list: a vehicle, whether it is among those that are gone on the day, and what orders it there. */
type Position = { id: string; part: 'free' | 'gone'; at: string | number | Date }

/** What narrows the public list down, and the place in it. */
export type VehicleQuery = Partial<OneDayVehicleQuery> & PageRequest & { type?: CarCategory | undefined }

type ListRequest<Kind extends VehicleKind> = {
  kind: Kind
  query: VehicleQuery
  locale: Locale
  limit?: number
  cap?: number
  /** Whether a page beyond the last shows the last, as on screens, or nothing (CONTRACT section 6). */
  clamps?: boolean
}

type Sort = OneDayVehicleQuery['sort']

/** The order of a list that asks for none. */
const usualSort = { car: 'newest', one_day: 'price' } as const satisfies Record<VehicleKind, Sort>

/**
 * One page of the public list of a kind, with what is left on the day (default: today in Addis Ababa): those that are
 * free first, each part in the order asked for. The total is counted up to `cap`; what that costs, and why the list comes
 * in two parts beyond it, stands in docs/decisions/vehicle-search.md.
 */
export async function listVehicles<Kind extends VehicleKind>(
  actor: Actor,
  { kind, query, locale, limit = vehiclesPerPage, cap = shownVehiclesCap, clamps = false }: ListRequest<Kind>,
): Promise<NumberedPage<VehicleOf[Kind]>> {
  authorizeAnyone(actor, 'vehicle:list')
  const { date: day = dayInAddis(new Date()), sort = usualSort[kind] } = query
  const words = await vehicleWordsFor(query.q)
  const total = await countUpTo(cap, filterOf(kind, query, words.map(holds)))
  const { page: last, pages } = clampPage({ total, cap }, { page: query.page ?? 1, limit })
  const page = clamps ? last : (query.page ?? 1)
  const list = { day, sort, limit: limit + 1 }
  const offset = (page - 1) * limit
  const found =
    total > cap
      ? await findInParts(
          { ...list, filter: filterOf(kind, query, words.map(oftenHolds)) },
          offset,
          query.after,
        )
      : offset < total
        ? await find({ ...list, filter: filterOf(kind, query, words.map(holds)), offset })
        : []
  const shown = cursorPage(found, { order: listOrder(sort), page, limit }, ({ id }) => id)
  const rows = await readVehicles(shown.rows, day)
  return {
    ...shown,
    rows: rows.map(({ days: [held], ...row }) => toVehicle[kind](row, { held, locale })),
    total,
    page,
    pages,
  }
}

// Where many vehicles are known to fit, walking along the list's order finds a page at once. The planner cannot know
// that two words go together and would collect all of them first; for a CASE it expects every other row to fit.
const oftenHolds = (words: string[]) => Prisma.sql`CASE WHEN ${holds(words)} THEN TRUE ELSE FALSE END`

function filterOf(kind: VehicleKind, { type, min, max }: VehicleQuery, words: Prisma.Sql[]): Prisma.Sql {
  // Limits that were mixed up are meant the other way round.
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
  return Prisma.join(
    [
      Prisma.sql`v."kind" = ${kind}::vehicle_kind`,
      ...(type === undefined ? [] : [Prisma.sql`v."category" = ${type}::vehicle_category`]),
      ...(low === undefined ? [] : [Prisma.sql`v."day_price" >= ${low}`]),
      ...(high === undefined ? [] : [Prisma.sql`v."day_price" <= ${high}`]),
      ...words,
    ],
    ' AND ',
  )
}

async function countUpTo(cap: number, filter: Prisma.Sql): Promise<number> {
  const rows = await database().$queryRaw<{ total: number }[]>`
    SELECT count(*)::integer AS "total"
    FROM (SELECT FROM "vehicles" v WHERE ${filter} LIMIT ${cap + 1}) AS counted`
  return rows[0]?.total ?? 0
}

const by = (sql: Prisma.Sql, type: 'integer' | 'text' | 'timestamptz', value: z.ZodType) => ({
  columns: [{ name: 'at', value }] as const,
  expressions: [{ sql, type }],
  id: Prisma.sql`v."id"`,
})
const byPrice = by(
  Prisma.sql`v."day_price"`,
  'integer',
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
)
const byName = by(Prisma.sql`lower(v."name")`, 'text', z.string())
const byMoment = by(
  Prisma.sql`v."created_at"`,
  'timestamptz',
  z.iso.datetime().transform((text) => new Date(text)),
)
const orders = {
  price: { ...byPrice, descending: false },
  'price-desc': { ...byPrice, descending: true },
  name: { ...byName, descending: false },
  newest: { ...byMoment, descending: true },
} as const satisfies Record<Sort, SqlOrder<'at'>>

const part = { name: 'part', value: z.enum(['free', 'gone']) } as const
const listOrder = (sort: Sort) => ({
  columns: [part, ...orders[sort].columns],
  descending: orders[sort].descending,
})

type List = { filter: Prisma.Sql; day: Day; sort: Sort; limit: number }
type Part = List & { offset: number; only?: Position['part']; after?: Cursor | undefined }

const gone = Prisma.sql`v."quantity" <= coalesce(d."booked" + d."blocked", 0)`
const isPart = { free: Prisma.sql`NOT (${gone})`, gone }

async function find({ filter, day, sort, limit, offset, only, after }: Part): Promise<Position[]> {
  const order = orders[sort]
  const { conditions: afterCursor, orderBy } = cursorSql({ order, after, limit })
  const conditions = [filter, ...(only ? [isPart[only]] : []), ...afterCursor]
  return database().$queryRaw<Position[]>`
    SELECT v."id", CASE WHEN ${gone} THEN 'gone' ELSE 'free' END AS "part", ${order.expressions[0]?.sql} AS "at"
    FROM "vehicles" v
    LEFT JOIN "vehicle_days" d ON d."vehicle_id" = v."id" AND d."day" = ${dateOfDay(day)}::date
    WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY ${only ? Prisma.empty : Prisma.sql`${gone}, `} ${orderBy}
    LIMIT ${limit} OFFSET ${offset}`
}

/** A long list: first those that are free on the day, then the others, each read along an index from where it begins. */
async function findInParts(list: List, offset: number, key: Cursor | undefined): Promise<Position[]> {
  const { from } = readPlace({ order: listOrder(list.sort), after: key, limit: list.limit })
  const [begin, at = '', ...rest] = from ? (key ?? []) : []
  const after: Cursor | undefined = from && [at, ...rest]
  const isInGone = begin === 'gone'
  const free = isInGone ? [] : await find({ ...list, only: 'free', after, offset: after ? 0 : offset })
  if (free.length === list.limit) return free
  const isWithoutFree = free.length === 0 && !after
  const skipped = isWithoutFree ? offset - (await countFree(list)) : 0
  const others = await find({
    ...list,
    only: 'gone',
    after: isInGone ? after : undefined,
    offset: Math.max(0, skipped),
    limit: list.limit - free.length,
  })
  return [...free, ...others]
}

async function countFree({ filter, day }: List): Promise<number> {
  const rows = await database().$queryRaw<{ total: number }[]>`
    SELECT count(*)::integer AS "total"
    FROM "vehicles" v
    LEFT JOIN "vehicle_days" d ON d."vehicle_id" = v."id" AND d."day" = ${dateOfDay(day)}::date
    WHERE ${filter} AND ${isPart.free}`
  return rows[0]?.total ?? 0
}

/** The vehicles with these ids in the order of the ids, with what is held of them on the day. */
async function readVehicles(ids: readonly string[], day: Day) {
  const rows = await database().vehicle.findMany({
    where: { id: { in: [...ids] } },
    select: { ...vehicleSelect, days: { where: { day: dateOfDay(day) }, select: heldSelect } },
  })
  const vehicles = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => vehicles.get(id) ?? [])
}
