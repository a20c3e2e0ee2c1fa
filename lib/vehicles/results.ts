import 'server-only'
import { authorizeAnyone, type Actor } from '@/lib/auth/permissions'
import { addDays, dateOfDay, type Day, dayInAddis, dayOfDate, daysBetween } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import type { Cursor, NumberedPage } from '@/lib/db/cursor'
import { createCache } from '@/lib/server/cache'
import { type AlikeVehicles, type Facet, facetsOf } from './facet-rules'
import { cachedPriceRules } from './prices/cached-prices'
import type { PriceRule } from './prices/rules'
import { resultOf, type ResultVehicle } from './result-vehicle'
import type { ResultsFilter } from './results-rules'
import { bookableDaysAhead, shownVehiclesCap, type VehicleKind, type VehicleSort } from './rules'
import type { Trip } from './trip-rules'
import { findVehicles, fitsFilter, type VehicleFilter } from './vehicle-order'
import { typedFilter, type TypedFilter } from './vehicle-words'
import { vehicleSelect } from './view'

export type Results = NumberedPage<ResultVehicle> & {
  facets: Facet[]
  /** Where nothing that fits is free: the nearest days on which something is. */
  nearestDays: Day[]
}

type Asked = {
  kind: VehicleKind
  trip: Trip
  filter: ResultsFilter
  q?: string | undefined
  sort: VehicleSort
  page: number
  after?: Cursor | undefined
  limit?: number
}

/** Cards on one page of the results: as many as keep it at 100 kB of HTML in Amharic. */
const resultsPerPage = 10

/**
 * One page of the vehicles of a kind that fit a trip, those that are free on all its days first, with the ways to narrow
 * them down. A page beyond the last shows the last.
 */
export async function listResults(actor: Actor, asked: Asked): Promise<Results> {
  authorizeAnyone(actor, 'vehicle:list')
  const { kind, trip, filter, q, sort, page, after, limit = resultsPerPage } = asked
  const typed = await typedFilter(q)
  const days = { date: trip.date, lastDate: trip.lastDate }
  const wanted: VehicleFilter = {
    ...typed,
    kind,
    type: filter.class,
    seats: Math.max(filter.seats ?? 0, trip.passengers ?? 0, typed.seats ?? 0) || undefined,
    bags: filter.bags,
    gearbox: filter.gearbox,
    isForCountry: filter.road === 'country' || typed.isForCountry,
    min: filter.min,
    max: filter.max,
  }
  const [list, alike, rules] = await Promise.all([
    findVehicles(database(), {
      filter: wanted,
      days,
      sort,
      unpricedLast: kind === 'car',
      cap: shownVehiclesCap,
      limit,
      clamps: true,
      page,
      after,
    }),
    q ? countAlike({ kind, typed, cap: shownVehiclesCap }) : alikeOfKind(kind),
    cachedPriceRules(database()),
  ])
  const rows = await readResults(list.rows, { trip, rules })
  const isGone = rows.every(({ available }) => available === 0)
  const today = dayInAddis(new Date())
  const latest = addDays(today, bookableDaysAhead)
  const nearestDays =
    list.page === 1 && isGone && list.total <= shownVehiclesCap
      ? await findNearestDays({ filter: wanted, days, earliest: today, latest, most: 3 })
      : []
  const seats = trip.passengers === undefined ? null : trip.passengers
  const seated = alike && seats ? alike.filter((one) => (one.seats ?? 0) >= seats) : alike
  return { ...list, rows, facets: facetsOf(seated, filter), nearestDays }
}

const alikeCache = createCache<AlikeVehicles[] | null>('vehicles')

/** Kept, and so counted further than what was typed: a fleet of several hundred has counts on its chips too. */
const alikeOfKind = (kind: VehicleKind) =>
  alikeCache(kind, () => countAlike({ kind, typed: { words: [] }, cap: 1_000 }))

type Found = { id: string; held: number }

/** The vehicles of a list in its order, priced for a trip. */
async function readResults(
  found: readonly Found[],
  { trip, rules }: { trip: Trip; rules: readonly PriceRule[] },
): Promise<ResultVehicle[]> {
  const rows = await database().vehicle.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    select: vehicleSelect,
  })
  const vehicles = new Map(rows.map((row) => [row.id, row]))
  return found.flatMap(({ id, held }) => {
    const row = vehicles.get(id)
    return row ? resultOf(row, { held, trip, rules }) : []
  })
}

/**
 * The days nearest to a trip's first, at most a fortnight before and a month after it, on which some vehicle that fits is
 * free for as many days.
 */
async function findNearestDays({
  filter,
  days: { date, lastDate },
  earliest,
  latest,
  most,
}: {
  filter: VehicleFilter
  days: Pick<Trip, 'date' | 'lastDate'>
  earliest: Day
  latest: Day
  most: number
}): Promise<Day[]> {
  const length = daysBetween(date, lastDate).length
  const from = [addDays(date, -14), earliest].toSorted().at(-1) ?? earliest
  const to = [addDays(date, 31), addDays(latest, 1 - length)].toSorted()[0] ?? latest
  const rows = await database().$queryRaw<{ day: Date }[]>`
    SELECT start::date AS "day" FROM generate_series(${dateOfDay(from)}::date, ${dateOfDay(to)}::date, '1 day') AS start
    WHERE EXISTS (
      SELECT FROM "vehicles" v WHERE ${fitsFilter(filter)} AND v."quantity" > coalesce((
        SELECT max("booked" + "blocked") FROM "vehicle_days" WHERE "vehicle_id" = v."id"
          AND "day" BETWEEN start::date AND start::date + ${length - 1}::integer), 0))
    ORDER BY abs(start::date - ${dateOfDay(date)}::date), start LIMIT ${most}`
  return rows.map(({ day }) => dayOfDate(day)).toSorted()
}

/** Vehicles of a kind that fit what was typed, those that are alike together; null where there are more than `cap`. */
async function countAlike({
  kind,
  typed,
  cap,
}: {
  kind: VehicleKind
  typed: TypedFilter
  cap: number
}): Promise<AlikeVehicles[] | null> {
  const alike = await database().$queryRaw<AlikeVehicles[]>`
    SELECT "category", "seats", "bags", "gearbox", "dayPrice", count(*)::integer AS "count" FROM (
      SELECT v."category", v."seats", v."bags", v."gearbox", v."day_price" AS "dayPrice" FROM "vehicles" v
      WHERE ${fitsFilter({ kind, ...typed })} LIMIT ${cap + 1}) AS fitting
    GROUP BY "category", "seats", "bags", "gearbox", "dayPrice"`
  return alike.reduce((sum, { count }) => sum + count, 0) > cap ? null : alike
}
