import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize, type SignedInActor } from '@/lib/auth/permissions'
import { lockBookings } from '@/lib/bookings/status-change'
import { addDays, dateOfDay, type Day, dayInAddis, dayOfDate } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { fullName } from '@/lib/core/i18n/format'
import {
  database,
  holdingTransaction,
  LateRows,
  lockDispatch,
  lockRow,
  type Transaction,
} from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { answeringConflicts } from './conflicts'
import { readDepartures, readDriverChoices } from './departures'
import { queueReplacementMails } from './mails'
import { daysWithin, isPast, proposeDrivers } from './rules'
import type { AssignmentInput } from './schema'
import type { Assignment, Departure } from './view'

type Wanted = AssignmentInput & { bookingId: string; day: Day }

/**
 * Gives a day of a booking its driver and its unit; what is left out stays, null takes it away (CONTRACT section 12). The days
 * after it up to `onward` get the same, where they have nobody or whom the sender has seen; all of them or none. Throws
 * ASSIGNMENT_CHANGED where others are assigned by now than the sender has seen, NOT_FOUND for a booking or a day of it that does
 * not exist, STATE_CONFLICT for a canceled one, INVALID_INPUT for a driver or unit that does not exist, and DRIVER_TAKEN,
 * DRIVER_OFF, LICENCE_EXPIRED, UNIT_TAKEN, UNIT_FOREIGN or UNIT_BLOCKED where the database refuses it.
 */
export async function assign(
  actor: Actor,
  { onward, ...wanted }: Wanted & { onward?: Day | undefined },
): Promise<Assignment> {
  authorize(actor, 'assignment:manage')
  return answeringConflicts(
    () =>
      database().$transaction(async (transaction) => {
        const assignment = await writeAssignment(transaction, actor, wanted)
        if (onward) await assignOnward(transaction, actor, { ...wanted, onward })
        return assignment
      }),
    wanted.day,
  )
}

/** Does on the days after one, as far as the sender has seen them, what was done on it; whoever else has one of them keeps it. */
async function assignOnward(
  transaction: Transaction,
  actor: SignedInActor,
  wanted: Wanted & { onward: Day },
): Promise<void> {
  const { bookingId, seenDriverId, seenUnitId } = wanted
  const { lastDay } = await transaction.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { lastDay: true },
  })
  const travel = { date: addDays(wanted.day, 1), lastDate: dayOfDate(lastDay) }
  for (const day of daysWithin(travel, travel.date, wanted.onward)) {
    const now = await readAssignment(transaction, { bookingId, day })
    const driverId = [null, seenDriverId].includes(now.driverId) ? wanted.driverId : undefined
    const unitId = [null, seenUnitId].includes(now.unitId) ? wanted.unitId : undefined
    if (isSame(now, { driverId, unitId })) continue
    await answeringConflicts(
      () => writeAssignment(transaction, actor, { bookingId, day, driverId, unitId }),
      day,
    )
  }
}

/**
 * Gives a booking that needs a driver the same one on every day that is still to come; false where there is none such. Throws what
 * `assign` throws, ASSIGNMENT_CHANGED where somebody else drives on one of these days.
 */
export async function assignEveryDay(
  actor: Actor,
  { bookingId, driverId }: { bookingId: string; driverId: string },
): Promise<boolean> {
  authorize(actor, 'assignment:manage')
  const booking = await database().booking.findUnique({
    where: { id: bookingId },
    select: { day: true, lastDay: true, hasDriver: true },
  })
  if (!booking?.hasDriver) return false
  const travel = { date: dayOfDate(booking.day), lastDate: dayOfDate(booking.lastDay) }
  const days = daysWithin(travel, dayInAddis(new Date()), travel.lastDate)
  await answeringConflicts(() =>
    database().$transaction(async (transaction) => {
      for (const day of days) {
        await writeAssignment(transaction, actor, { bookingId, day, driverId, seenDriverId: null })
      }
    }),
  )
  return days.length > 0
}

async function writeAssignment(
  transaction: Transaction,
  actor: SignedInActor,
  { bookingId, day, driverId, unitId, ...seen }: Wanted,
): Promise<Assignment> {
  await lockRow(transaction, 'bookings', bookingId)
  const booking = await transaction.booking.findUnique({
    where: { id: bookingId, hiddenAt: null },
    select: { day: true, lastDay: true, status: true },
  })
  if (!booking || day < dayOfDate(booking.day) || day > dayOfDate(booking.lastDay)) {
    throw new AppError('NOT_FOUND')
  }
  if (booking.status === 'canceled') throw new AppError('STATE_CONFLICT')
  await lockDispatch(transaction)
  await checkChoice(transaction, { driverId, unitId })
  const now = await readAssignment(transaction, { bookingId, day })
  const after = {
    driverId: driverId === undefined ? now.driverId : driverId,
    unitId: unitId === undefined ? now.unitId : unitId,
  }
  checkSeen(seen, now, after)
  await store(transaction, { bookingId, day, ...after }, now.isKnown)
  await recordAudit(transaction, actor, {
    action: 'assign',
    entity: 'booking',
    entityId: bookingId,
    changes: {
      day: [null, day],
      ...(now.driverId !== after.driverId && { driver: [now.driverId, after.driverId] }),
      ...(now.unitId !== after.unitId && { unit: [now.unitId, after.unitId] }),
    },
  })
  return { day, ...after }
}

type Pair = Pick<Assignment, 'driverId' | 'unitId'>

/** Whether an assignment is one already; what is left out is not compared. */
const isSame = (now: Pair, one: Partial<Pair>) =>
  [undefined, now.driverId].includes(one.driverId) && [undefined, now.unitId].includes(one.unitId)

/** Who drives what on a day of a booking by now, and what they are called. */
async function readAssignment(
  transaction: Transaction,
  { bookingId, day }: { bookingId: string; day: Day },
): Promise<Pair & { names: string[]; isKnown: boolean }> {
  const row = await transaction.assignment.findUnique({
    where: { bookingId_day: { bookingId, day: dateOfDay(day) } },
    select: {
      ...{ driverId: true, unitId: true },
      driver: { select: { firstName: true, lastName: true } },
      unit: { select: { plate: true } },
    },
  })
  return {
    driverId: row?.driverId ?? null,
    unitId: row?.unitId ?? null,
    names: [row?.driver ? fullName(row.driver) : [], row?.unit?.plate ?? []].flat(),
    isKnown: row !== null,
  }
}

/** Keeps what somebody else assigned since the sender looked; what is not said to be seen is not compared. */
function checkSeen(
  { seenDriverId, seenUnitId }: Pick<AssignmentInput, 'seenDriverId' | 'seenUnitId'>,
  now: Pair & { names: readonly string[] },
  after: Pair,
): void {
  // What is sent twice is done already.
  if (isSame(now, { driverId: seenDriverId, unitId: seenUnitId }) || isSame(now, after)) return
  throw new AppError('ASSIGNMENT_CHANGED', {}, { assigned: now.names })
}

type Stored = Assignment & { bookingId: string }

async function store(transaction: Transaction, assignment: Stored, isKnown: boolean): Promise<void> {
  const { bookingId, driverId, unitId } = assignment
  const day = dateOfDay(assignment.day)
  const data = { driverId, unitId }
  if (driverId === null && unitId === null) {
    await transaction.assignment.deleteMany({ where: { bookingId, day } })
  } else if (isKnown) {
    await transaction.assignment.update({ where: { bookingId_day: { bookingId, day } }, data })
  } else {
    await transaction.assignment.create({ data: { bookingId, day, ...data } })
  }
}

async function checkChoice(transaction: Transaction, { driverId, unitId }: Partial<Pair>): Promise<void> {
  const [driver, unit] = [
    driverId ? await transaction.driver.findUnique({ where: { id: driverId }, select: { id: true } }) : true,
    unitId ? await transaction.unit.findUnique({ where: { id: unitId }, select: { id: true } }) : true,
  ]
  if (!driver) throw new AppError('INVALID_INPUT', { driverId: 'driverMissing' })
  if (!unit) throw new AppError('INVALID_INPUT', { unitId: 'unitMissing' })
}

/**
 * What came of replacing a driver: trips that have another now, those that nobody could take, and how many people are to be
 * called because no mail reaches them.
 */
export type Replacement = { replaced: number; open: number; unreached: number }

/**
 * Takes all trips of a day that are not over from a driver who cannot drive, gives each to `by` or, without it, to whoever is
 * proposed first, and takes the driver's day off: in one step, with the customers and both drivers told. Throws NOT_FOUND,
 * INVALID_INPUT, and what `assign` throws of `by`.
 */
export async function replaceDriver(
  actor: Actor,
  { driverId, day, by }: { driverId: string; day: Day; by?: string | null | undefined },
): Promise<Replacement> {
  authorize(actor, 'assignment:manage')
  return answeringConflicts(
    () => holdingTransaction((transaction) => replaceOn(transaction, actor, { driverId, day, by })),
    day,
  )
}

type DriverDay = { driverId: string; day: Day }
type Replaced = DriverDay & { by?: string | null | undefined }

async function replaceOn(
  transaction: Transaction,
  actor: SignedInActor,
  { driverId, day, by }: Replaced,
): Promise<Replacement> {
  const trips = await lockTrips(transaction, { driverId, day })
  await checkChoice(transaction, { driverId: by })
  const left = await transaction.driver.findUnique({ where: { id: driverId }, select: { id: true } })
  if (!left) throw new AppError('NOT_FOUND')
  for (const trip of trips) await store(transaction, assignmentOf(trip, null), true)
  await transaction.driverDayOff.createMany({
    data: [{ driverId, day: dateOfDay(day) }],
    skipDuplicates: true,
  })
  const moved: { trip: Departure; driverId: string | null }[] = []
  for (const trip of trips) {
    const next = by ?? (await proposedFor(transaction, trip, driverId))
    // Without driver and unit there is no row any more.
    if (next) await store(transaction, assignmentOf(trip, next), trip.unit !== null)
    moved.push({ trip, driverId: next })
  }
  const unreached = await queueReplacementMails(transaction, { driverId, moved })
  const open = moved.filter((one) => one.driverId === null).length
  await recordAudit(transaction, actor, {
    action: 'replace-driver',
    entity: 'driver',
    entityId: driverId,
    changes: { day: [null, day], trips: [trips.length, open] },
  })
  return { replaced: trips.length - open, open, unreached }
}

const assignmentOf = ({ bookingId, day, unit }: Departure, driverId: string | null): Stored => ({
  ...{ bookingId, day, driverId },
  unitId: unit?.id ?? null,
})

/** The driver's trips of a day that are not over, with their bookings held, in the order in which everybody holds them. */
async function lockTrips(transaction: Transaction, { driverId, day }: DriverDay): Promise<Departure[]> {
  const held = await lockBookings(
    transaction,
    Prisma.sql`SELECT "booking_id" FROM "assignments"
      WHERE "driver_id" = ${driverId}::uuid AND "day" = ${dateOfDay(day)}::date`,
  )
  await lockDispatch(transaction)
  const trips = await readDepartures(transaction, { from: day, to: day, driverId })
  if (!trips.every(({ bookingId }) => held.has(bookingId))) throw new LateRows()
  const now = new Date()
  // What they did before they fell ill stays theirs.
  return trips.filter((trip) => trip.state !== 'done' && !isPast(trip, now))
}

async function proposedFor(
  transaction: Transaction,
  trip: Departure,
  instead: string,
): Promise<string | null> {
  const others = (await readDriverChoices(transaction, trip.day)).filter(({ id }) => id !== instead)
  const [best] = proposeDrivers(others, trip)
  return best && best.conflict === null ? best.driver.id : null
}
