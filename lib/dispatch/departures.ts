import 'server-only'
import { z } from 'zod'
import { localeTexts } from '@/lib/bookings/view'
import { dateOfDay, type Day, dayOfDate, mondayOf, addDays } from '@/lib/core/day'
import type { DutyHolder } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import { fullName } from '@/lib/core/i18n/format'
import type { Database, Transaction } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { dutyState, dutyWords } from './duty/rules'
import { daysWithin, hoursOf } from './rules'
import {
  assignmentSelect,
  type Departure,
  departureSelect,
  type DriverChoice,
  drivenName,
  driverChoiceSelect,
  toDriverChoice,
  toUnitChoice,
  type UnitChoice,
  unitChoiceSelect,
} from './view'

type Reader = Database | Transaction
type Span = { from: Day; to: Day }

/** Everything that takes place between two days, both included, that is not canceled: by day, then by time. */
export async function readDepartures(
  client: Reader,
  { from, to, driverId }: Span & { driverId?: string },
): Promise<Departure[]> {
  const span = { gte: dateOfDay(from), lte: dateOfDay(to) }
  const bookings = await client.booking.findMany({
    where: {
      status: { not: 'canceled' },
      day: { lte: span.lte },
      lastDay: { gte: span.gte },
      ...(driverId && { assignments: { some: { driverId, day: span } } }),
    },
    select: {
      ...departureSelect,
      assignments: {
        where: { day: span, isHeld: true, ...(driverId && { driverId }) },
        select: assignmentSelect,
      },
    },
    orderBy: { id: 'asc' },
  })
  return bookings
    .flatMap((booking) =>
      daysWithin({ date: dayOfDate(booking.day), lastDate: dayOfDate(booking.lastDay) }, from, to)
        .map((day) => toDeparture(booking, day))
        .filter((departure) => !driverId || departure.driver),
    )
    .toSorted(
      (one, other) =>
        one.day.localeCompare(other.day) ||
        one.fromMinute - other.fromMinute ||
        one.bookingId.localeCompare(other.bookingId),
    )
}

type Row = Prisma.BookingGetPayload<{
  select: typeof departureSelect & { assignments: { select: typeof assignmentSelect } }
}>

const extraArgs = z.object({ text: localeTexts })

/** What of the newest quote is an extra. */
const extrasOf = ({ quote, lines }: Row) =>
  lines.filter((line) => line.quote === quote).map(({ args }) => extraArgs.parse(args).text)

function toDeparture(row: Row, day: Day): Departure {
  const { id: bookingId, code, status, vehicleId, pickupTime, returnTime, locale } = row
  const { pickupPlace, destination, passengers, flight, message } = row
  const travel = {
    ...{ pickupTime, returnTime },
    date: dayOfDate(row.day),
    lastDate: dayOfDate(row.lastDay),
  }
  const assignment = row.assignments.find((one) => dayOfDate(one.day) === day)
  const { driver = null, unit = null } = assignment ?? {}
  const steps = assignment?.steps.filter(({ driverId }) => driverId === driver?.id) ?? []
  return {
    ...{ bookingId, code, day, vehicleId, locale },
    vehicleName: drivenName(row, unit),
    ...{ pickupPlace, destination, passengers, flight, message },
    extras: extrasOf(row),
    ...travel,
    ...hoursOf(travel, day),
    isConfirmed: status === 'successful',
    needsDriver: row.hasDriver,
    name: row.riderName ?? row.customerName,
    phone: row.riderPhone ?? row.phone,
    driver: driver && {
      id: driver.id,
      name: fullName(driver),
      phone: driver.phone,
    },
    unit: unit && { id: unit.id, plate: unit.plate },
    state: dutyState(steps.map(({ word }) => word)),
    odometers: dutyWords.flatMap((word) => steps.find((step) => step.word === word)?.odometer ?? []),
  }
}

/** The week of a day, and the days before and after it, whose driver has the same longer trip. */
function weekAround(day: Day): Prisma.DateTimeFilter {
  const [monday, before, after] = [mondayOf(day), addDays(day, -1), addDays(day, 1)]
  const sunday = addDays(monday, 6)
  return {
    gte: dateOfDay(before < monday ? before : monday),
    lte: dateOfDay(after > sunday ? after : sunday),
  }
}

/** All active drivers with their trips and days off in the week of a day, and on the days before and after it. */
export async function readDriverChoices(client: Reader, day: Day): Promise<DriverChoice[]> {
  const rows = await client.driver.findMany({
    where: { isActive: true },
    select: driverChoiceSelect(weekAround(day)),
    orderBy: [{ firstName: 'asc' }, { lastName: 'asc' }, { id: 'asc' }],
  })
  return rows.map(toDriverChoice)
}

/** The active units of some vehicles with their trips in the week of a day, and on the days before and after it, by plate. */
export async function readUnitChoices(
  client: Reader,
  { vehicleIds, day }: { vehicleIds: readonly string[]; day: Day },
): Promise<UnitChoice[]> {
  const rows = await client.unit.findMany({
    where: { vehicleId: { in: [...vehicleIds] }, isActive: true },
    select: unitChoiceSelect(dateOfDay(day), weekAround(day)),
    orderBy: { plate: 'asc' },
  })
  return rows.map(toUnitChoice)
}

/** The driver of a link that is still the newest. Throws NOT_FOUND for any other. */
export async function readHolder(client: Reader, { driverId, linkNumber }: DutyHolder) {
  const driver = await client.driver.findFirst({
    where: { id: driverId, linkNumber, isActive: true },
    select: { firstName: true, locale: true },
  })
  if (!driver) throw new AppError('NOT_FOUND')
  return driver
}
