import 'server-only'
import { authorizeAnyone, type Actor } from '@/lib/auth/actor'
import { addDays, dateOfDay, dayOfDate, type Day } from '@/lib/core/day'
import { cacheOf } from '@/lib/server/cache'
import { database } from '@/lib/db/client'
import type { Locale } from '@/lib/core/i18n/routing'
import { heldColumns, toVehicle, vehicleColumns, type OneDayVehicle, type VehicleRow } from './view'

/** What is left of a vehicle, day by day. */
export type VehicleAvailability = { vehicleId: string; days: { day: Day; available: number }[] }

const vehicleFacts = cacheOf<VehicleRow | null>('one_day_vehicles')

/** A vehicle with what is left on a day, or null when there is none with that id. What is left is always fresh. */
export async function getOneDayVehicle(
  actor: Actor,
  { id, day, locale }: { id: string; day: Day; locale: Locale },
): Promise<OneDayVehicle | null> {
  authorizeAnyone(actor, 'one-day-vehicle:list')
  const [row, held] = await Promise.all([
    vehicleFacts(id, () => database().oneDayVehicle.findUnique({ where: { id }, select: vehicleColumns })),
    database().vehicleDay.findUnique({
      where: { vehicleId_day: { vehicleId: id, day: dateOfDay(day) } },
      select: heldColumns,
    }),
  ])
  return row && toVehicle(row, held, locale)
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
  return vehicles.map((vehicle) => {
    const held = new Map(vehicle.days.map((row) => [dayOfDate(row.day), row.booked + row.blocked]))
    const dayAt = (offset: number) => {
      const day = addDays(from, offset)
      return { day, available: Math.max(0, vehicle.quantity - (held.get(day) ?? 0)) }
    }
    return { vehicleId: vehicle.id, days: Array.from({ length: days }, (_, offset) => dayAt(offset)) }
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
