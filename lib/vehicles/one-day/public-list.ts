import 'server-only'
import { authorizeAnyone, type Actor } from '@/lib/auth/actor'
import { dateOfDay, dayInAddis, type Day } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { holds, vehicleWordsFor } from '@/lib/vehicles/vehicle-words'
import { pagesOf, type ListPage } from '@/lib/server/paging'
import type { Locale } from '@/lib/core/i18n/routing'
import { shownVehiclesCap, vehiclesPerPage } from './rules'
import { vehicleKeySchema, type OneDayVehicleQuery } from './schema'
import { heldColumns, toVehicle, vehicleColumns, type OneDayVehicle } from './view'

export type OneDayVehiclePage = ListPage & { vehicles: OneDayVehicle[] }

/** A place in the list: an id, and whether it stands among those that are gone on the day. */
type Position = { id: string; isGone: boolean }
type ListRequest = { query: OneDayVehicleQuery; locale: Locale; limit?: number; cap?: number }

/**
 * One page of the public list, with what is left on the day (default: today in Addis Ababa): those that are free
 * first, each part in the order asked for. The total is counted up to `cap`; what that costs, and why the list comes
 * in two parts beyond it, stands in docs/decisions/vehicle-search.md.
 */
export async function listOneDayVehicles(
  actor: Actor,
  { query, locale, limit = vehiclesPerPage, cap = shownVehiclesCap }: ListRequest,
): Promise<OneDayVehiclePage> {
  authorizeAnyone(actor, 'one-day-vehicle:list')
  const day = query.date ?? dayInAddis(new Date())
  const words = await vehicleWordsFor(query.q)
  const total = await countUpTo(cap, filterOf(query, words.map(holds)))
  const shown = pagesOf({ total, cap }, { page: query.page, limit })
  const offset = (shown.page - 1) * limit
  const list = { day, sort: query.sort, limit: limit + 1 }
  const found =
    total > cap
      ? await findInParts({ ...list, filter: filterOf(query, words.map(oftenHolds)) }, offset, query.after)
      : await find({ ...list, filter: filterOf(query, words.map(holds)), offset })
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const nextKey = found.length > limit && last ? `${last.id}${last.isGone ? '.gone' : ''}` : null
  return { vehicles: await readVehicles(page, day, locale), total, ...shown, nextKey }
}

// Where many vehicles are known to fit, walking along the list's order finds a page at once. The planner cannot know
// that two words go together and would collect all of them first; for a CASE it expects every other row to fit.
const oftenHolds = (words: string[]) => Prisma.sql`CASE WHEN ${holds(words)} THEN TRUE ELSE FALSE END`

function filterOf({ min, max }: OneDayVehicleQuery, words: Prisma.Sql[]): Prisma.Sql {
  // Limits that were mixed up are meant the other way round.
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
  return Prisma.join(
    [
      Prisma.sql`v."price" >= ${low ?? 0}`,
      ...(high === undefined ? [] : [Prisma.sql`v."price" <= ${high}`]),
      ...words,
    ],
    ' AND ',
  )
}

async function countUpTo(cap: number, filter: Prisma.Sql): Promise<number> {
  const rows = await database().$queryRaw<{ total: number }[]>`
    SELECT count(*)::integer AS "total"
    FROM (SELECT FROM "one_day_vehicles" v WHERE ${filter} LIMIT ${cap + 1}) AS counted`
  return rows[0]?.total ?? 0
}

const orders = {
  price: { columns: Prisma.sql`v."price", v."id"`, order: Prisma.sql`v."price", v."id"` },
  'price-desc': { columns: Prisma.sql`v."price", v."id"`, order: Prisma.sql`v."price" DESC, v."id" DESC` },
  name: { columns: Prisma.sql`lower(v."name"), v."id"`, order: Prisma.sql`lower(v."name"), v."id"` },
  newest: {
    columns: Prisma.sql`v."created_at", v."id"`,
    order: Prisma.sql`v."created_at" DESC, v."id" DESC`,
  },
} as const

type List = { filter: Prisma.Sql; day: Day; sort: OneDayVehicleQuery['sort']; limit: number }
type Part = List & { offset: number; isGone?: boolean; from?: Prisma.Sql | undefined }

const gone = Prisma.sql`v."quantity" <= coalesce(d."booked" + d."blocked", 0)`

function select({ filter, day, sort, limit, offset, isGone, from }: Part): Prisma.Sql {
  const { order } = orders[sort]
  const part =
    isGone === undefined ? Prisma.empty : isGone ? Prisma.sql`AND ${gone}` : Prisma.sql`AND NOT (${gone})`
  return Prisma.sql`
    SELECT v."id", ${gone} AS "isGone"
    FROM "one_day_vehicles" v
    LEFT JOIN "vehicle_days" d ON d."vehicle_id" = v."id" AND d."day" = ${dateOfDay(day)}::date
    WHERE ${filter} ${part} ${from ?? Prisma.empty}
    ORDER BY ${isGone === undefined ? Prisma.sql`${gone}, ` : Prisma.empty} ${order}
    LIMIT ${limit} OFFSET ${offset}`
}

const find = (part: Part) => database().$queryRaw<Position[]>(select(part))

/** A long list: first those that are free on the day, then the others, each read along an index from where it begins. */
async function findInParts(list: List, offset: number, after: string | undefined): Promise<Position[]> {
  const key = vehicleKeySchema.safeParse(after).data
  const from = key && (await beyond(key.id, list.sort))
  const isInFree = !from || !key.isGone
  const free = isInFree ? await find({ ...list, isGone: false, from, offset: from ? 0 : offset }) : []
  if (free.length === list.limit) return free
  const isWithoutFree = free.length === 0 && !from
  const skipped = isWithoutFree ? offset - (await countFree(list)) : 0
  const rest = await find({
    ...list,
    isGone: true,
    from: isInFree ? undefined : from,
    offset: Math.max(0, skipped),
    limit: list.limit - free.length,
  })
  return [...free, ...rest]
}

/** The condition that leads on behind a vehicle; undefined when it is gone from the table. */
async function beyond(id: string, sort: OneDayVehicleQuery['sort']): Promise<Prisma.Sql | undefined> {
  const row = await database().oneDayVehicle.findUnique({
    where: { id },
    select: { price: true, name: true, createdAt: true },
  })
  if (!row) return undefined
  const { columns } = orders[sort]
  const value = {
    price: Prisma.sql`${row.price}::integer`,
    'price-desc': Prisma.sql`${row.price}::integer`,
    name: Prisma.sql`lower(${row.name})`,
    newest: Prisma.sql`${row.createdAt}::timestamptz`,
  }[sort]
  const isDescending = sort === 'price-desc' || sort === 'newest'
  const sign = isDescending ? Prisma.sql`<` : Prisma.sql`>`
  return Prisma.sql`AND (${columns}) ${sign} (${value}, ${id}::uuid)`
}

async function countFree({ filter, day }: List): Promise<number> {
  const rows = await database().$queryRaw<{ total: number }[]>`
    SELECT count(*)::integer AS "total"
    FROM "one_day_vehicles" v
    LEFT JOIN "vehicle_days" d ON d."vehicle_id" = v."id" AND d."day" = ${dateOfDay(day)}::date
    WHERE ${filter} AND NOT (${gone})`
  return rows[0]?.total ?? 0
}

async function readVehicles(page: readonly Position[], day: Day, locale: Locale): Promise<OneDayVehicle[]> {
  const rows = await database().oneDayVehicle.findMany({
    where: { id: { in: page.map(({ id }) => id) } },
    select: { ...vehicleColumns, days: { where: { day: dateOfDay(day) }, select: heldColumns } },
  })
  const vehicles = new Map(rows.map(({ days, ...row }) => [row.id, toVehicle(row, days[0], locale)]))
  return page.flatMap(({ id }) => vehicles.get(id) ?? [])
}
