import 'server-only'
import { z } from 'zod'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { addDays, dateOfDay, type Day, dayOfDate, daysBetween } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { cursorPage, type Page, type PageRequest } from '@/lib/db/cursor'
import { cursorSql } from '@/lib/db/cursor-sql'
import { Prisma } from '@/lib/db/generated/client'
import { takenIn } from './rules'
import { holds, vehicleWordsFor } from '@/lib/vehicles/vehicle-words'

const vehiclesPerPage = 12
const byName = {
  columns: [{ name: 'sortName', value: z.string() }],
  expressions: [{ sql: Prisma.sql`lower(v."name")`, type: 'text' }],
  id: Prisma.sql`v."id"`,
  descending: false,
} as const
// Of one kind there may be hundreds of cars. Beyond these no bookings are named; their number is always told.
const namedInList = 2400
const namedOfVehicle = 1000

export type Time = { from: Day; days: number }
type ListRequest = PageRequest & Time & { q?: string | undefined; isBusy?: boolean }

/** A page of vehicles of both kinds by name; found as customers find them, or only those of which something is held in a time. */
export const vehiclesPage = async ({
  q,
  isBusy,
  from,
  days,
  ...request
}: ListRequest & { limit: number }) => {
  const conditions = [
    Prisma.sql`v."quantity" > 0`,
    ...(await vehicleWordsFor(q)).map(holds),
    ...(isBusy ? [busyIn({ from, days })] : []),
  ]
  const place = { ...request, order: byName }
  return { rows: await readVehicles(conditions, place), place }
}

/** Prisma's condition on the bookings of some vehicles that take a place on some day of a time. */
export const bookedIn = (vehicleIds: readonly string[], time: { from: Day; to: Day }) =>
  ({
    ...{ vehicleId: { in: [...vehicleIds] }, hiddenAt: null, status: { not: 'canceled' } },
    ...takenIn(time),
  }) as const satisfies Prisma.BookingWhereInput

/**
 * Vehicles by name with what is booked, blocked and free on each day of a time, for staff; found as customers
 * find them, or only those of which something is held in that time.
 */
export async function listSchedule(actor: Actor, request: ListRequest): Promise<Page<ScheduleRow>> {
  authorize(actor, 'schedule:read')
  const { rows, place } = await vehiclesPage({ ...request, limit: vehiclesPerPage })
  const page = cursorPage(rows, place, (vehicle) => vehicle)
  return { ...page, rows: await withDays(page.rows, request, namedInList) }
}

/** One vehicle with the days of a time, or null when there is none with that id. */
export async function getVehicleSchedule(
  actor: Actor,
  { id, ...time }: Time & { id: string },
): Promise<ScheduleRow | null> {
  authorize(actor, 'schedule:read')
  const vehicle = await database().vehicle.findUnique({
    where: { id },
    select: vehicleColumns,
  })
  if (!vehicle) return null
  const [row] = await withDays([vehicle], time, namedOfVehicle)
  return row ?? null
}

const vehicleColumns = {
  id: true,
  name: true,
  model: true,
  quantity: true,
} as const satisfies Prisma.VehicleSelect
type Vehicle = Prisma.VehicleGetPayload<{ select: typeof vehicleColumns }>

const busyIn = ({ from, days }: Time) => Prisma.sql`EXISTS (
  SELECT FROM "vehicle_days" d WHERE d."vehicle_id" = v."id" AND d."booked" + d."blocked" > 0
    AND d."day" BETWEEN ${dateOfDay(from)}::date AND ${dateOfDay(addDays(from, days - 1))}::date)`

async function readVehicles(conditions: Prisma.Sql[], place: Parameters<typeof cursorSql>[0]) {
  const { conditions: afterCursor, orderBy, skip, take } = cursorSql(place)
  return database().$queryRaw<(Vehicle & { sortName: string })[]>`
    SELECT v."id", v."name", v."model", v."quantity", lower(v."name") AS "sortName" FROM "vehicles" v
    WHERE ${Prisma.join([...conditions, ...afterCursor], ' AND ')} ORDER BY ${orderBy} LIMIT ${take} OFFSET ${skip}`
}

async function withDays(
  vehicles: readonly Vehicle[],
  { from, days }: Time,
  named: number,
): Promise<ScheduleRow[]> {
  const ids = vehicles.map(({ id }) => id)
  const last = addDays(from, days - 1)
  const inTime = { gte: dateOfDay(from), lte: dateOfDay(last) }
  const where = { vehicleId: { in: ids }, day: inTime }
  const [held, bookings, blocks] = await Promise.all([
    database().vehicleDay.findMany({
      where,
      select: { vehicleId: true, day: true, booked: true, blocked: true },
    }),
    database().booking.findMany({
      where: bookedIn(ids, { from, to: last }),
      select: { id: true, vehicleId: true, day: true, lastDay: true, customerName: true, status: true },
      orderBy: [{ day: 'asc' }, { id: 'asc' }],
      take: named,
    }),
    database().blockedPlace.findMany({
      where,
      select: { vehicleId: true, day: true, blockId: true, places: true, reason: true },
      orderBy: { id: 'asc' },
    }),
  ])
  const cells = new Map<string, ScheduleDay>()
  const rows = vehicles.map(({ id, name, model, quantity }) => ({
    id,
    name,
    model,
    quantity,
    days: Array.from({ length: days }, (_, offset) => {
      const day = addDays(from, offset)
      const cell: ScheduleDay = { day, booked: 0, blocked: 0, free: quantity, bookings: [], blocks: [] }
      cells.set(`${id} ${day}`, cell)
      return cell
    }),
  }))
  const cellOf = ({ vehicleId, day }: { vehicleId: string | null; day: Date }) =>
    cells.get(`${vehicleId} ${dayOfDate(day)}`)
  for (const row of held) {
    const cell = cellOf(row)
    if (!cell) continue
    Object.assign(cell, { booked: row.booked, blocked: row.blocked })
    cell.free = Math.max(0, cell.free - row.booked - row.blocked)
  }
  for (const row of bookings) {
    const { id, vehicleId, customerName, status } = row
    if (status === 'canceled') continue
    const days = { date: dayOfDate(row.day), lastDate: dayOfDate(row.lastDay) }
    for (const day of daysBetween(days.date, days.lastDate)) {
      cells.get(`${vehicleId} ${day}`)?.bookings.push({ id, customerName, status, ...days })
    }
  }
  for (const row of blocks) {
    const { blockId, places, reason } = row
    cellOf(row)?.blocks.push({ blockId, places, reason })
  }
  return rows
}

/** A booking that holds a place, as the schedule names it. */
export type ScheduledBooking = {
  id: string
  customerName: string
  status: 'pending' | 'successful'
  date: Day
  lastDate: Day
}

/** Places that staff took out of rent on a day. */
type ScheduledBlock = { blockId: string; places: number; reason: string | null }

/** What is booked, blocked and free of a vehicle on a day; `bookings` may name only the first of many. */
export type ScheduleDay = {
  day: Day
  booked: number
  blocked: number
  free: number
  bookings: ScheduledBooking[]
  blocks: ScheduledBlock[]
}

/** A vehicle with the days of the time that is shown. */
export type ScheduleRow = { id: string; name: string; model: string; quantity: number; days: ScheduleDay[] }
