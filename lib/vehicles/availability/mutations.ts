import 'server-only'
import { randomUUID } from 'node:crypto'
import { recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { dateOfDay, type Day, dayInAddis, dayOfDate, daysBetween } from '@/lib/core/day'
import { database, type Transaction, isViolation } from '@/lib/db/client'
import { AppError } from '@/lib/core/errors'
import { isBookableDay } from '@/lib/vehicles/rules'
import type { BlockInput } from './schema'

/**
 * Takes places of a vehicle out of rent on a range of days; they count against what customers can book (CONTRACT
 * section 7). All days are blocked, or none. Returns the id by which they are given back together. Throws
 * DATE_OUT_OF_RANGE, NOT_FOUND, INVALID_INPUT when there are not as many, and PLACES_NOT_FREE with the days on which
 * bookings or other blocks hold too many.
 */
export async function blockPlaces(actor: Actor, input: BlockInput): Promise<string> {
  authorize(actor, 'blocked-place:manage')
  const today = dayInAddis(new Date())
  for (const name of ['from', 'to'] as const) {
    if (!isBookableDay(input[name], today))
      throw new AppError('DATE_OUT_OF_RANGE', { [name]: 'dayOutOfRange' })
  }
  const { vehicleId, from, to, places, reason } = input
  const blockId = randomUUID()
  try {
    await database().$transaction(async (transaction) => {
      const quantity = await lockQuantity(transaction, vehicleId)
      if (places > quantity) throw new AppError('INVALID_INPUT', { places: 'placesTooMany' })
      await transaction.blockedPlace.createMany({
        data: daysBetween(from, to).map((day) => ({
          blockId,
          vehicleId,
          day: dateOfDay(day),
          places,
          reason,
          createdBy: actor.id,
        })),
      })
      await recordAudit(transaction, actor, {
        action: 'block',
        entity: 'blocked-place',
        entityId: vehicleId,
        changes: { from: [null, from], to: [null, to], places: [null, places], reason: [null, reason] },
      })
    })
  } catch (error) {
    if (!isViolation(error, 'SOLD_OUT')) throw error
    throw new AppError('PLACES_NOT_FREE', undefined, { days: await fullDays(input) })
  }
  return blockId
}

/**
 * Gives the places of a block back from today on; the days before stay as they were. Returns the first day on which they are
 * back. Throws NOT_FOUND where nothing of it lies ahead.
 */
export async function unblockPlaces(actor: Actor, blockId: string): Promise<Day> {
  authorize(actor, 'blocked-place:manage')
  const ahead = { blockId, day: { gte: dateOfDay(dayInAddis(new Date())) } }
  return database().$transaction(async (transaction) => {
    const rows = await transaction.blockedPlace.findMany({
      where: ahead,
      select: { vehicleId: true, day: true, places: true, reason: true },
      orderBy: { day: 'asc' },
    })
    const [first, last] = [rows[0], rows.at(-1)]
    if (!first || !last) throw new AppError('NOT_FOUND')
    // The vehicle before its days, as everything that takes or gives places does.
    await lockQuantity(transaction, first.vehicleId)
    const { count } = await transaction.blockedPlace.deleteMany({ where: ahead })
    if (count === 0) throw new AppError('NOT_FOUND')
    await recordAudit(transaction, actor, {
      action: 'unblock',
      entity: 'blocked-place',
      entityId: first.vehicleId,
      changes: {
        from: [dayOfDate(first.day), null],
        to: [dayOfDate(last.day), null],
        places: [first.places, null],
        reason: [first.reason, null],
      },
    })
    return dayOfDate(first.day)
  })
}

/** Places of a vehicle that were blocked in one go; `from` and `to` are the first and last day that are left of it. */
export type Block = { id: string; from: Day; to: Day; places: number; reason: string | null }

/** The blocks of a vehicle that touch a time, soonest first. */
export async function listBlocks(
  actor: Actor,
  { vehicleId, from, last }: { vehicleId: string; from: Day; last: Day },
): Promise<Block[]> {
  authorize(actor, 'schedule:read')
  const inTime = await database().blockedPlace.findMany({
    where: { vehicleId, day: { gte: dateOfDay(from), lte: dateOfDay(last) } },
    select: { blockId: true },
    distinct: ['blockId'],
  })
  const blocks = await database().blockedPlace.groupBy({
    by: ['blockId', 'places', 'reason'],
    where: { blockId: { in: inTime.map(({ blockId }) => blockId) } },
    _min: { day: true },
    _max: { day: true },
  })
  return blocks
    .flatMap(({ blockId: id, places, reason, _min, _max }) =>
      _min.day && _max.day
        ? [{ id, places, reason, from: dayOfDate(_min.day), to: dayOfDate(_max.day) }]
        : [],
    )
    .toSorted((one, other) => one.from.localeCompare(other.from))
}

/** How many there are of a vehicle, which stays true until the transaction ends. */
async function lockQuantity(transaction: Transaction, vehicleId: string): Promise<number> {
  const rows = await transaction.$queryRaw<{ quantity: number }[]>`
    SELECT "quantity" FROM "vehicles" WHERE "id" = ${vehicleId}::uuid FOR SHARE`
  const [row] = rows
  if (!row) throw new AppError('NOT_FOUND')
  return row.quantity
}

async function fullDays({ vehicleId, from, to, places }: BlockInput): Promise<Day[]> {
  const { quantity, days } = await database().vehicle.findUniqueOrThrow({
    where: { id: vehicleId },
    select: {
      quantity: true,
      days: {
        where: { day: { gte: dateOfDay(from), lte: dateOfDay(to) } },
        select: { day: true, booked: true, blocked: true },
        orderBy: { day: 'asc' },
      },
    },
  })
  return days
    .filter(({ booked, blocked }) => booked + blocked + places > quantity)
    .map(({ day }) => dayOfDate(day))
}
