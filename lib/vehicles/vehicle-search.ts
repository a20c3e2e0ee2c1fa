import 'server-only'
import { authorizeAnyone, type Actor } from '@/lib/auth/permissions'
import { dayInAddis } from '@/lib/core/day'
import type { Locale } from '@/lib/core/i18n/routing'
import { database } from '@/lib/db/client'
import { countCap, type Cursor, type NumberedPage } from '@/lib/db/cursor'
import { cachedPriceRules } from './prices/cached-prices'
import { bookableDays, quoteFromBook } from './prices/price-book'
import { kindOfName } from './rules'
import type { VehicleSearchQuery } from './schema'
import { findVehicles } from './vehicle-order'
import { type FoundVehicle, vehicleRecord } from './vehicle-record'
import { typedFilter } from './vehicle-words'
import { vehicleDetailSelect } from './view'

type Paging = { page: number; limit: number; after?: Cursor | undefined }
type Asked = { query: VehicleSearchQuery & Paging; locale: Locale }

/**
 * One page of the vehicles of both kinds that fit, with what is left of each on the day with the least and what all the
 * days cost by the quote, in santim (CONTRACT section 14). Those that are free come first, cars without a day price last.
 * How many vehicles there are does not change how many questions the database is asked. Throws DATE_OUT_OF_RANGE, and
 * INVALID_INPUT for days that are not in order or more than 90.
 */
export async function searchVehicles(
  actor: Actor,
  { query, locale }: Asked,
): Promise<NumberedPage<FoundVehicle>> {
  authorizeAnyone(actor, 'vehicle:list')
  const { q, kind, class: type, seats, gearbox, min, max, sort, page, limit, after } = query
  const { date = dayInAddis(new Date()) } = query
  const days = bookableDays({ date, lastDate: query.lastDate })
  const [typed, rules] = await Promise.all([typedFilter(q), cachedPriceRules(database())])
  const list = await findVehicles(database(), {
    filter: {
      ...typed,
      ...{ kind: kind && kindOfName[kind], type, gearbox, min, max },
      seats: Math.max(seats ?? 0, typed.seats ?? 0) || undefined,
    },
    days,
    sort,
    // Every vehicle with a driver has its price.
    unpricedLast: kind !== 'one-day',
    cap: countCap,
    limit,
    clamps: false,
    page,
    after,
  })
  const rows = await database().vehicle.findMany({
    where: { id: { in: list.rows.map(({ id }) => id) } },
    select: vehicleDetailSelect,
  })
  const vehicles = new Map(rows.map((row) => [row.id, row]))
  const book = { rules, extras: [] }
  const found = list.rows.flatMap(({ id, held }) => {
    const row = vehicles.get(id)
    if (!row) return []
    const total = row.dayPrice === null ? null : quoteFromBook(row, book, { ...days, extraIds: [] }).total
    return { ...vehicleRecord(row, locale), available: Math.max(0, row.quantity - held), total }
  })
  return { ...list, rows: found }
}
