import 'server-only'
import { authorizeAnyone, type Actor } from '@/lib/auth/permissions'
import { dateOfDay, dayInAddis, type Day } from '@/lib/core/day'
import type { Locale } from '@/lib/core/i18n/routing'
import { database } from '@/lib/db/client'
import type { NumberedPage, PageRequest } from '@/lib/db/cursor'
import {
  type CarCategory,
  shownVehiclesCap,
  type VehicleKind,
  type VehicleSort,
  vehiclesPerPage,
} from './rules'
import type { OneDayVehicleQuery } from './schema'
import { bookableDays } from './prices/price-book'
import { findVehicles } from './vehicle-order'
import { typedFilter } from './vehicle-words'
import { heldSelect, toVehicle, type VehicleOf, vehicleSelect } from './view'

/** What narrows the public list down, and the place in it. */
export type VehicleQuery = Partial<OneDayVehicleQuery> & PageRequest & { type?: CarCategory | undefined }

type ListRequest<Kind extends VehicleKind> = {
  kind: Kind
  query: VehicleQuery
  locale: Locale
  limit?: number
  cap?: number
}

/** The order of a list that asks for none. */
const usualSort = { car: 'newest', one_day: 'price' } as const satisfies Record<VehicleKind, VehicleSort>

/**
 * One page of the public list of a kind, with what is left on the day (default: today in Addis Ababa): those that are
 * free first, each part in the order asked for. The total is counted up to `cap`. Throws DATE_OUT_OF_RANGE.
 */
export async function listVehicles<Kind extends VehicleKind>(
  actor: Actor,
  { kind, query, locale, limit = vehiclesPerPage, cap = shownVehiclesCap }: ListRequest<Kind>,
): Promise<NumberedPage<VehicleOf[Kind]>> {
  authorizeAnyone(actor, 'vehicle:list')
  const { q, type, min, max, sort = usualSort[kind], page, after } = query
  const days = bookableDays({ date: query.date ?? dayInAddis(new Date()) })
  const list = await findVehicles(database(), {
    filter: { ...(await typedFilter(q)), kind, type, min, max },
    days,
    sort,
    limit,
    cap,
    clamps: false,
    ...(page && { page }),
    after,
  })
  const rows = await readVehicles(
    list.rows.map(({ id }) => id),
    days.date,
  )
  return { ...list, rows: rows.map(({ days: [held], ...row }) => toVehicle[kind](row, { held, locale })) }
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
