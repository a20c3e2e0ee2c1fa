import 'server-only'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { dateOfDay, type Day } from '@/lib/core/day'
import { database } from '@/lib/db/client'

type Span = { from: Day; to: Day }

/** What a driver drove. */
export type DriverWork = { id: string; name: string; days: number; trips: number }

/** Days and trips of each driver between two days, both included, most days first; those who are gone only with a trip. */
export async function listDriverWork(actor: Actor, { from, to }: Span): Promise<DriverWork[]> {
  authorize(actor, 'dispatch:read')
  return database().$queryRaw<DriverWork[]>`
    SELECT d."id", trim(d."first_name" || ' ' || d."last_name") AS "name",
      count(DISTINCT a."day")::integer AS "days", count(a."day")::integer AS "trips"
    FROM "drivers" d
    LEFT JOIN "assignments" a ON a."driver_id" = d."id" AND a."is_held"
      AND a."day" BETWEEN ${dateOfDay(from)}::date AND ${dateOfDay(to)}::date
    GROUP BY d."id" HAVING d."is_active" OR count(a."day") > 0
    ORDER BY "days" DESC, "trips" DESC, "name", d."id"`
}

/** What a unit was used for. */
export type UnitUse = { id: string; plate: string; vehicleName: string; days: number; trips: number }

/** Days and trips of each unit between two days, both included, most days first; those that are gone only with a trip. */
export async function listUnitUse(actor: Actor, { from, to }: Span): Promise<UnitUse[]> {
  authorize(actor, 'dispatch:read')
  return database().$queryRaw<UnitUse[]>`
    SELECT u."id", u."plate", trim(v."name" || ' ' || v."model") AS "vehicleName",
      count(DISTINCT a."day")::integer AS "days", count(a."day")::integer AS "trips"
    FROM "units" u
    JOIN "vehicles" v ON v."id" = u."vehicle_id"
    LEFT JOIN "assignments" a ON a."unit_id" = u."id" AND a."is_held"
      AND a."day" BETWEEN ${dateOfDay(from)}::date AND ${dateOfDay(to)}::date
    GROUP BY u."id", v."id" HAVING u."is_active" OR count(a."day") > 0
    ORDER BY "days" DESC, "trips" DESC, u."plate"`
}
