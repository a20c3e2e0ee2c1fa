import 'server-only'
import { type Actor, authorize, authorizeAnyone } from '@/lib/auth/actor'
import { addDays, dateOfDay, type Day, dayInAddis, dayOfDate, monthAround } from '@/lib/core/day'
import { createCache } from '@/lib/server/cache'
import { database } from '@/lib/db/client'
import type { Locale } from '@/lib/core/i18n/routing'
import {
  heldColumns,
  type OneDayVehicle,
  staffColumns,
  type StaffOneDayVehicle,
  toStaffView,
  toVehicle,
  vehicleColumns,
  type VehicleRow,
} from './view'
import { z } from 'zod'
import {
  cursorArgs,
  cursorPage,
  cursorWhere,
  momentOrders,
  type Page,
  type PageRequest,
} from '@/lib/db/cursor'
import { vehicleWordsFor } from '@/lib/vehicles/vehicle-words'
import type { StaffVehicleQuery } from './schema'

/** What is left of a vehicle, day by day. */
export type VehicleAvailability = { vehicleId: string; days: { day: Day; available: number }[] }

const vehicleFacts = createCache<VehicleRow | null>('one_day_vehicles')

const findVehicle = (id: string) =>
  vehicleFacts(id, () => database().oneDayVehicle.findUnique({ where: { id }, select: vehicleColumns }))

/** A vehicle with what is left on a day, or null when there is none with that id. What is left is always fresh. */
export async function getOneDayVehicle(
  actor: Actor,
  { id, day, locale }: { id: string; day: Day; locale: Locale },
): Promise<OneDayVehicle | null> {
  authorizeAnyone(actor, 'one-day-vehicle:list')
  const [row, held] = await Promise.all([
    findVehicle(id),
    database().vehicleDay.findUnique({
      where: { vehicleId_day: { vehicleId: id, day: dateOfDay(day) } },
      select: heldColumns,
    }),
  ])
  return row && toVehicle(row, held, locale)
}

/**
 * A vehicle with what is left on a day and on all days of its month, or null when there is none with that id: what its
 * page shows, in two questions to the database.
 */
export async function getOneDayVehicleMonth(
  actor: Actor,
  { id, day, locale }: { id: string; day: Day; locale: Locale },
): Promise<{ vehicle: OneDayVehicle; days: VehicleAvailability['days'] } | null> {
  authorizeAnyone(actor, 'one-day-vehicle:list')
  const { first, last, length } = monthAround(day)
  const [row, held] = await Promise.all([
    findVehicle(id),
    database().vehicleDay.findMany({
      where: { vehicleId: id, day: { gte: dateOfDay(first), lte: dateOfDay(last) } },
      select: { ...heldColumns, day: true },
    }),
  ])
  if (!row) return null
  const heldOnDay = held.find((one) => dayOfDate(one.day) === day) ?? null
  return { vehicle: toVehicle(row, heldOnDay, locale), days: leftOnDays(row.quantity, held, first, length) }
}

/**
 * What is left of some vehicles on each day from `from` on, in order, always read anew. A vehicle that does not exist is
 * left out.
 */
export async function listAvailability(
  actor: Actor,
  { vehicleIds, from, days }: { vehicleIds: readonly string[]; from: Day; days: number },
): Promise<VehicleAvailability[]> {
  authorizeAnyone(actor, 'one-day-vehicle:list')
  const last = addDays(from, days - 1)
  const vehicles = await database().oneDayVehicle.findMany({
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

type HeldDay = { day: Date; booked: number; blocked: number }

function leftOnDays(quantity: number, rows: readonly HeldDay[], from: Day, count: number) {
  const held = new Map(rows.map((row) => [dayOfDate(row.day), row.booked + row.blocked]))
  return Array.from({ length: count }, (_, offset) => {
    const day = addDays(from, offset)
    return { day, available: Math.max(0, quantity - (held.get(day) ?? 0)) }
  })
}

/** The newest vehicles with their last change, for the sitemap. */
export async function listOneDayVehicleIds(
  actor: Actor,
  limit: number,
): Promise<{ id: string; updatedAt: Date }[]> {
  authorizeAnyone(actor, 'one-day-vehicle:list')
  return database().oneDayVehicle.findMany({
    select: { id: true, updatedAt: true },
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
  price: { columns: [{ name: 'price', value: price }], descending: false },
} as const

/** One-day vehicles for staff, found as customers find them, in the order of the query. */
export async function listStaffOneDayVehicles(
  actor: Actor,
  { q, sort = 'newest', limit = rowsPerPage, ...request }: Partial<StaffVehicleQuery> & PageRequest,
): Promise<Page<StaffOneDayVehicle>> {
  authorize(actor, 'one-day-vehicle:manage')
  const place = { ...request, order: orders[sort], limit }
  const words = await vehicleWordsFor(q)
  const rows = await database().oneDayVehicle.findMany({
    where: { AND: [cursorWhere(place), ...words.map((hasSome) => ({ searchWords: { hasSome } }))] },
    select: staffColumns,
    ...cursorArgs(place),
  })
  return cursorPage(rows, place, toStaffView)
}

/** How many one-day vehicles are posted. */
export async function countOneDayVehicles(actor: Actor): Promise<number> {
  authorize(actor, 'one-day-vehicle:manage')
  return database().oneDayVehicle.count()
}

/** One vehicle for staff; null when there is none with that id. */
export async function getStaffOneDayVehicle(actor: Actor, id: string): Promise<StaffOneDayVehicle | null> {
  authorize(actor, 'one-day-vehicle:manage')
  const row = await database().oneDayVehicle.findUnique({ where: { id }, select: staffColumns })
  return row && toStaffView(row)
}

/** The bookings ahead that keep a vehicle from being removed, soonest first. */
export async function listBookingsAhead(
  actor: Actor,
  vehicleId: string,
): Promise<{ id: string; day: Day; customerName: string; status: 'pending' | 'successful' | 'canceled' }[]> {
  authorize(actor, 'one-day-vehicle:manage')
  const rows = await database().oneDayBooking.findMany({
    where: { vehicleId, status: { not: 'canceled' }, day: { gte: dateOfDay(dayInAddis(new Date())) } },
    select: { id: true, day: true, customerName: true, status: true },
    orderBy: [{ day: 'asc' }, { id: 'asc' }],
    take: 50,
  })
  return rows.map(({ day, ...rest }) => ({ ...rest, day: dayOfDate(day) }))
}
