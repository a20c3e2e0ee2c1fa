import 'server-only'
import { z } from 'zod'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { isPlate, plateIn } from '@/lib/bookings/booking-search'
import { dateOfDay, dayInAddis } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import {
  countCap,
  cursorArgs,
  cursorPage,
  cursorWhere,
  type Order,
  type Page,
  type PageRequest,
} from '@/lib/db/cursor'
import { Prisma } from '@/lib/db/generated/client'
import { searchWords } from '@/lib/db/search'
import { soughtText } from '@/lib/db/sought-text'
import { vehicleTitle } from '@/lib/vehicles/rules'
import { toUnit, type Unit, unitSelect } from './view'

const perPage = 50

const plateOrder: Order<'plate'> = { columns: [{ name: 'plate', value: z.string() }], descending: false }

const today = () => dateOfDay(dayInAddis(new Date()))

/** A page of the units by plate, found by plate or vehicle; with how many all pages hold. */
export async function listUnits(
  actor: Actor,
  { limit = perPage, q, ...request }: PageRequest & { q?: string | undefined } = {},
): Promise<Page<Unit> & { total: number }> {
  authorize(actor, 'dispatch:read')
  const place = { ...request, order: plateOrder, limit }
  const found = q ? await soughtBy(q) : {}
  const [total, rows] = await Promise.all([
    database().unit.count({ where: found, take: countCap + 1 }),
    database().unit.findMany({
      where: { AND: [found, cursorWhere(place)] },
      select: unitSelect(today()),
      ...cursorArgs(place),
    }),
  ])
  return { total, ...cursorPage(rows, place, toUnit) }
}

/** By the words of plate and vehicle, or by the plate whatever is typed between its signs. */
async function soughtBy(q: string): Promise<Prisma.UnitWhereInput> {
  const byWords = searchWords(q).map((word) => ({ OR: [soughtText(word), { vehicle: soughtText(word) }] }))
  const plate = plateIn(q)
  const units = plate
    ? await database().$queryRaw<{ id: string }[]>`
        SELECT "id" FROM "units" WHERE ${isPlate(Prisma.sql`"plate"`, plate)}`
    : []
  return { OR: [{ AND: byWords }, { id: { in: units.map(({ id }) => id) } }] }
}

/** One unit; null when there is none with that id. */
export async function getUnit(actor: Actor, id: string): Promise<Unit | null> {
  authorize(actor, 'dispatch:read')
  const row = await database().unit.findUnique({ where: { id }, select: unitSelect(today()) })
  return row && toUnit(row)
}

/** A vehicle with how many of it exist and how many active units it has. */
export type VehicleUnits = { id: string; name: string; quantity: number; units: number }

const mostVehicles = 500

/** The vehicles that a unit can be of, by name, at most 500; behind them the one that it is of where it is not among those. */
export async function listVehicleUnits(actor: Actor, own?: string): Promise<VehicleUnits[]> {
  authorize(actor, 'dispatch:read')
  const select = {
    id: true,
    name: true,
    model: true,
    quantity: true,
    _count: { select: { units: { where: { isActive: true } } } },
  } as const
  const [rows, named] = await Promise.all([
    database().vehicle.findMany({
      select,
      orderBy: [{ name: 'asc' }, { model: 'asc' }, { id: 'asc' }],
      take: mostVehicles,
    }),
    own ? database().vehicle.findUnique({ select, where: { id: own } }) : null,
  ])
  const isBeyond = named && !rows.some(({ id }) => id === named.id)
  return [...rows, ...(isBeyond ? [named] : [])].map(({ id, quantity, _count, ...vehicle }) => ({
    ...{ id, quantity, units: _count.units },
    name: vehicleTitle(vehicle),
  }))
}
