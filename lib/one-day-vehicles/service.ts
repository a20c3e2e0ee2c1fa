import 'server-only'
import { authorizeAnyone, type Actor } from '@/lib/auth/actor'
import { addDays, dateOfDay, dayOfDate, type Day } from '@/lib/dates/day'
import { cacheOf } from '@/lib/cache'
import { database } from '@/lib/db/client'
import type { Locale } from '@/lib/i18n/routing'
import { heldColumns, toVehicle, vehicleColumns, type OneDayVehicle, type VehicleRow } from './view'

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

/** What is left of a vehicle on each of some days from `from` on, in order. */
export async function listAvailability(
  actor: Actor,
  { vehicleId, from, days }: { vehicleId: string; from: Day; days: number },
): Promise<{ day: Day; available: number }[]> {
  authorizeAnyone(actor, 'one-day-vehicle:list')
  const last = addDays(from, days - 1)
  const vehicle = await database().oneDayVehicle.findUnique({
    where: { id: vehicleId },
    select: {
      quantity: true,
      days: {
        where: { day: { gte: dateOfDay(from), lte: dateOfDay(last) } },
        select: { day: true, booked: true, blocked: true },
      },
    },
  })
  if (!vehicle) return []
  const held = new Map(vehicle.days.map((row) => [dayOfDate(row.day), row.booked + row.blocked]))
  return Array.from({ length: days }, (_, offset) => {
    const day = addDays(from, offset)
    return { day, available: Math.max(0, vehicle.quantity - (held.get(day) ?? 0)) }
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
