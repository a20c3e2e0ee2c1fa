import 'server-only'
import { z } from 'zod'
import { authorize, type Actor } from '@/lib/auth/actor'
import { dateOfDay, dayInAddis, dayOfDate, type Day } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { vehicleWordsFor } from '@/lib/vehicles/vehicle-words'
import { pageOfRows, type KeysetPage } from '@/lib/db/keyset'
import { momentOrders, orderedBy } from '@/lib/db/ordered'
import type { StaffVehicleQuery } from './schema'
import { staffColumns, toStaffView, type StaffOneDayVehicle } from './staff-view'

const rowsPerPage = 20

const orders = {
  ...momentOrders,
  name: { column: 'name', value: z.string(), isFalling: false },
  price: {
    column: 'price',
    value: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
    isFalling: false,
  },
} as const

/** One-day vehicles for staff, found as customers find them, in the order of the query; paged by key. */
export async function listStaffOneDayVehicles(
  actor: Actor,
  { q, sort = 'newest', after, before, limit = rowsPerPage }: Partial<StaffVehicleQuery> & { limit?: number },
): Promise<KeysetPage<StaffOneDayVehicle>> {
  authorize(actor, 'one-day-vehicle:manage')
  const keys = { after, before }
  const { beyond, ...reading } = orderedBy(orders[sort], keys, limit)
  const words = await vehicleWordsFor(q)
  const rows = await database().oneDayVehicle.findMany({
    where: { AND: [beyond, ...words.map((hasSome) => ({ searchWords: { hasSome } }))] },
    select: staffColumns,
    ...reading,
  })
  return pageOfRows(rows.map(toStaffView), {
    ...keys,
    limit,
    keyOf: (vehicle) => [String(vehicle[orders[sort].column]), vehicle.id],
  })
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
