import 'server-only'
import { type Actor, authorize, authorizeAnyone } from '@/lib/auth/permissions'
import { addDays, dateOfDay, type Day, dayInAddis, dayOfDate } from '@/lib/core/day'
import { createCache } from '@/lib/server/cache'
import { database } from '@/lib/db/client'
import type { Locale } from '@/lib/core/i18n/routing'
import {
  heldSelect,
  type OneDayVehicle,
  type StaffVehicleOf,
  toStaffDetail,
  toStaffView,
  toVehicle,
  vehicleDetailSelect,
  type VehicleRow,
  vehicleSelect,
  type WithPictures,
} from './view'
import { cachedExtras } from './prices/cached-prices'
import { isExtraFor } from './prices/rules'
import { type VehicleDetail, vehicleDetail } from './vehicle-record'
import { z } from 'zod'
import { leftOnDays } from './trip-rules'
import {
  cursorArgs,
  cursorPage,
  cursorWhere,
  momentOrders,
  type Page,
  type PageRequest,
} from '@/lib/db/cursor'
import { auditEntity, type CarCategory, type staffVehicleOrders, type VehicleKind } from './rules'
import { vehicleWordsFor } from './vehicle-words'

/** What is left of a vehicle, day by day. */
export type VehicleAvailability = { vehicleId: string; days: { day: Day; available: number }[] }

const vehicleFacts = createCache<VehicleRow | null>('vehicles')

const findOneDayVehicle = (id: string) =>
  vehicleFacts(id, () =>
    database().vehicle.findUnique({ where: { id, kind: 'one_day' }, select: vehicleSelect }),
  )

/** A one-day vehicle with what is left on a day, or null when there is none with that id. What is left is always fresh. */
export async function getOneDayVehicle(
  actor: Actor,
  { id, day, locale }: { id: string; day: Day; locale: Locale },
): Promise<OneDayVehicle | null> {
  authorizeAnyone(actor, 'vehicle:list')
  const [row, held] = await Promise.all([
    findOneDayVehicle(id),
    database().vehicleDay.findUnique({
      where: { vehicleId_day: { vehicleId: id, day: dateOfDay(day) } },
      select: heldSelect,
    }),
  ])
  return row && toVehicle.one_day(row, { held, locale })
}

/**
 * A vehicle of either kind with all that is known of it and what can be rented along with it, in the reader's language;
 * null when there is none with that id.
 */
export async function getVehicle(
  actor: Actor,
  { id, locale }: { id: string; locale: Locale },
): Promise<VehicleDetail | null> {
  authorizeAnyone(actor, 'vehicle:list')
  const [row, all] = await Promise.all([
    database().vehicle.findUnique({ where: { id }, select: vehicleDetailSelect }),
    cachedExtras(database()),
  ])
  if (!row) return null
  return vehicleDetail(row, { extras: all.filter((extra) => isExtraFor(extra, row.kind)), locale })
}

/** Which kind of vehicle with that id was removed; null where none was. */
export async function findRemovedKind(actor: Actor, id: string): Promise<VehicleKind | null> {
  authorizeAnyone(actor, 'vehicle:list')
  const removal = await database().auditEntry.findFirst({
    where: { entity: { in: Object.values(auditEntity) }, entityId: id, action: 'remove' },
    select: { entity: true },
  })
  if (!removal) return null
  return removal.entity === auditEntity.car ? 'car' : 'one_day'
}

/**
 * What is left of some vehicles of either kind on each day from `from` on, in order, always read anew. A vehicle that does not
 * exist is left out.
 */
export async function listAvailability(
  actor: Actor,
  { vehicleIds, from, days }: { vehicleIds: readonly string[]; from: Day; days: number },
): Promise<VehicleAvailability[]> {
  authorizeAnyone(actor, 'vehicle:list')
  const last = addDays(from, days - 1)
  const vehicles = await database().vehicle.findMany({
    where: { id: { in: [...vehicleIds] } },
    select: {
      id: true,
      quantity: true,
      days: {
        where: { day: { gte: dateOfDay(from), lte: dateOfDay(last) } },
        select: { day: true, booked: true, blocked: true },
      },
    },
  })
  return vehicles.map((vehicle) => ({
    vehicleId: vehicle.id,
    days: leftOnDays(vehicle.quantity, vehicle.days, from, days),
  }))
}

/** The newest vehicles that have a price for a day, and so a page, with their last change, for the sitemap. */
export async function listPricedVehicleIds(
  actor: Actor,
  limit: number,
): Promise<{ id: string; kind: VehicleKind; updatedAt: Date }[]> {
  authorizeAnyone(actor, 'vehicle:list')
  return database().vehicle.findMany({
    where: { dayPrice: { not: null } },
    select: { id: true, kind: true, updatedAt: true },
    orderBy: { id: 'desc' },
    take: limit,
  })
}

const rowsPerPage = 20

const price = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const orders = {
  ...momentOrders,
  name: { columns: [{ name: 'name', value: z.string() }], descending: false },
  price: { columns: [{ name: 'dayPrice', value: price }], descending: false },
} as const

type StaffRequest<Kind extends VehicleKind> = PageRequest & {
  kind: Kind
  q?: string | undefined
  type?: CarCategory | undefined
  sort?: (typeof staffVehicleOrders)[Kind][number]
}

/** Vehicles of a kind for staff, found as customers find them, of a class or of all, in the order of the query. */
export async function listStaffVehicles<Kind extends VehicleKind>(
  actor: Actor,
  { kind, q, type, sort = 'newest', limit = rowsPerPage, ...request }: StaffRequest<Kind>,
): Promise<Page<StaffVehicleOf[Kind]>> {
  authorize(actor, 'vehicle:manage')
  const place = { ...request, order: orders[sort], limit }
  const words = await vehicleWordsFor(q)
  const rows = await database().vehicle.findMany({
    where: {
      kind,
      ...(type && { category: type }),
      AND: [cursorWhere(place), ...words.map((hasSome) => ({ searchWords: { hasSome } }))],
    },
    select: vehicleSelect,
    ...cursorArgs(place),
  })
  return cursorPage(rows, place, toStaffView[kind])
}

/** One vehicle for staff with all its pictures; null when there is none of the kind with that id. */
export async function getStaffVehicle<Kind extends VehicleKind>(
  actor: Actor,
  { kind, id }: { kind: Kind; id: string },
): Promise<(StaffVehicleOf[Kind] & WithPictures) | null> {
  authorize(actor, 'vehicle:manage')
  const row = await database().vehicle.findUnique({ where: { id, kind }, select: vehicleDetailSelect })
  return row && toStaffDetail(kind, row)
}

/** The bookings ahead that keep a vehicle from being removed, soonest first. */
export async function listBookingsAhead(
  actor: Actor,
  vehicleId: string,
): Promise<{ id: string; day: Day; customerName: string; status: 'pending' | 'successful' | 'canceled' }[]> {
  authorize(actor, 'vehicle:manage')
  const rows = await database().booking.findMany({
    where: { vehicleId, status: { not: 'canceled' }, lastDay: { gte: dateOfDay(dayInAddis(new Date())) } },
    select: { id: true, day: true, customerName: true, status: true },
    orderBy: [{ day: 'asc' }, { id: 'asc' }],
    take: 50,
  })
  return rows.map(({ day, ...rest }) => ({ ...rest, day: dayOfDate(day) }))
}
