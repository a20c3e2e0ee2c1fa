import 'server-only'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { addDays, dateOfDay, type Day, dayInAddis, dayOfDate } from '@/lib/core/day'
import { fullName } from '@/lib/core/i18n/format'
import { database } from '@/lib/db/client'
import { earliestStart } from '@/lib/vehicles/availability/rules'
import { readDepartures, readDriverChoices, readUnitChoices } from './departures'
import { paperWarning, type PaperWarning, paperWarnings } from './rules'
import type { Departure, DriverChoice, UnitChoice } from './view'

/** What the board of a day shows. */
export type DispatchDay = { departures: Departure[]; drivers: DriverChoice[]; units: UnitChoice[] }

/** All departures of a day by time, with everybody and everything that could be assigned. */
export async function getDispatchDay(actor: Actor, day: Day): Promise<DispatchDay> {
  authorize(actor, 'dispatch:read')
  const departures = await readDepartures(database(), { from: day, to: day })
  return getBoard(actor, { day, departures })
}

/** The board of a day whose departures were listed already: with them everybody and everything that could be assigned. */
export async function getBoard(
  actor: Actor,
  { day, departures }: { day: Day; departures: Departure[] },
): Promise<DispatchDay> {
  authorize(actor, 'dispatch:read')
  const vehicleIds = [...new Set(departures.flatMap(({ vehicleId }) => vehicleId ?? []))]
  const [drivers, units] = await Promise.all([
    readDriverChoices(database(), day),
    readUnitChoices(database(), { vehicleIds, day }),
  ])
  return { departures, drivers, units }
}

/** All departures of a day by time, as the day sheet prints them; of one driver where one is named. */
export async function listDepartures(
  actor: Actor,
  { from, to, driverId }: { from: Day; to: Day; driverId?: string | undefined },
): Promise<Departure[]> {
  authorize(actor, 'dispatch:read')
  return readDepartures(database(), { from, to, ...(driverId && { driverId }) })
}

/** What a driver does on the days of a board: how many trips each day, −1 on a day off. */
type DriverLoad = { id: string; name: string; days: number[] }
/** The days of a board, how many departures of each still lack somebody, and the drivers by name. */
export type DispatchSpan = { drivers: DriverLoad[]; open: number[] }

/** Trips per driver and day between two days, both included, by one query for all. */
export async function getDispatchSpan(
  actor: Actor,
  { from, to }: { from: Day; to: Day },
): Promise<DispatchSpan> {
  authorize(actor, 'dispatch:read')
  const [first, last] = [dateOfDay(from), dateOfDay(to)]
  const [drivers, open] = await Promise.all([
    database().$queryRaw<DriverLoad[]>`
      SELECT d."id", trim(d."first_name" || ' ' || d."last_name") AS "name", array_agg(
        CASE WHEN o."day" IS NULL THEN coalesce(a."trips", 0) ELSE -1 END ORDER BY g."day"
      ) AS "days"
      FROM "drivers" d
      CROSS JOIN (SELECT generate_series(${first}::date, ${last}::date, '1 day')::date AS "day") g
      LEFT JOIN (
        SELECT "driver_id", "day", count(*)::integer AS "trips" FROM "assignments"
        WHERE "is_held" AND "day" BETWEEN ${first}::date AND ${last}::date GROUP BY 1, 2
      ) a ON a."driver_id" = d."id" AND a."day" = g."day"
      LEFT JOIN "driver_days_off" o ON o."driver_id" = d."id" AND o."day" = g."day"
      WHERE d."is_active" GROUP BY d."id" ORDER BY d."first_name", d."last_name", d."id"`,
    database().$queryRaw<{ open: number }[]>`
      SELECT count(t."id")::integer AS "open"
      FROM generate_series(${first}::date, ${last}::date, '1 day') g
      LEFT JOIN (
        SELECT b."id", generate_series(b."day", b."last_day", '1 day')::date AS "day"
        FROM "bookings" b
        WHERE b."has_driver" AND b."day" BETWEEN ${dateOfDay(earliestStart(from))}::date AND ${last}::date
          AND b."last_day" >= ${first}::date AND b."status" <> 'canceled'
        EXCEPT SELECT "booking_id", "day" FROM "assignments"
        WHERE "driver_id" IS NOT NULL AND "day" BETWEEN ${first}::date AND ${last}::date
      ) t ON t."day" = g::date
      GROUP BY g ORDER BY g`,
  ])
  return { drivers, open: open.map((one) => one.open) }
}

/** A paper that expires soon or has expired. */
export type ExpiringPaper = {
  kind: 'licence' | 'insurance' | 'inspection'
  until: Day
  warning: Exclude<PaperWarning, null>
  /** Of a driver the name, of a unit the plate. */
  name: string
  driverId: string | null
  unitId: string | null
}

/** Papers of active drivers and units that expire within 60 days or have expired, the most urgent first. */
export async function listExpiringPapers(actor: Actor): Promise<ExpiringPaper[]> {
  authorize(actor, 'dispatch:read')
  const today = dayInAddis(new Date())
  const soon = { lte: dateOfDay(addDays(today, paperWarnings[0])) }
  const [drivers, units] = await Promise.all([
    database().driver.findMany({
      where: { isActive: true, licenceUntil: soon },
      select: { id: true, firstName: true, lastName: true, licenceUntil: true },
    }),
    database().unit.findMany({
      where: { isActive: true, OR: [{ insuranceUntil: soon }, { inspectionUntil: soon }] },
      select: { id: true, plate: true, insuranceUntil: true, inspectionUntil: true },
    }),
  ])
  const papers = [
    ...drivers.map(({ id, licenceUntil, ...driver }) => ({
      ...{ kind: 'licence' as const, date: licenceUntil, driverId: id, unitId: null },
      name: fullName(driver),
    })),
    ...units.flatMap(({ id, plate, insuranceUntil, inspectionUntil }) => [
      { kind: 'insurance' as const, date: insuranceUntil, driverId: null, unitId: id, name: plate },
      { kind: 'inspection' as const, date: inspectionUntil, driverId: null, unitId: id, name: plate },
    ]),
  ]
  return papers
    .flatMap(({ date, ...paper }) => {
      if (!date) return []
      const until = dayOfDate(date)
      const warning = paperWarning(until, today)
      return warning ? [{ ...paper, until, warning }] : []
    })
    .toSorted(
      (one, other) => one.until.localeCompare(other.until) || one.name.localeCompare(other.name, 'en'),
    )
}
