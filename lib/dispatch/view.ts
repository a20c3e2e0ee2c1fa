import { z } from 'zod'
import type { Travel } from '@/lib/bookings/rules'
import { type Day, dayOfDate } from '@/lib/core/day'
import { fullName } from '@/lib/core/i18n/format'
import type { Locale } from '@/lib/core/i18n/routing'
import { dayShape, exampleDay, exampleId, idShape } from '@/lib/core/schemas'
import type { Prisma } from '@/lib/db/generated/client'
import type { DutyWord } from './duty/rules'
import type { DriverOnDay, Hours, UnitOnDay } from './rules'

/** One day of a booking: what driver and unit are needed for. */
export type Departure = Hours &
  Travel & {
    bookingId: string
    code: string
    day: Day
    isConfirmed: boolean
    vehicleId: string | null
    /** The booked one; where the trip went on with another one since, what was driven that day. */
    vehicleName: string
    /** A one-day vehicle comes with its driver, a car where one was booked as an extra. */
    needsDriver: boolean
    pickupPlace: string | null
    destination: string
    passengers: number | null
    flight: string | null
    /** What was booked along with it, as it is called in each language; never what it costs. */
    extras: Record<Locale, string>[]
    /** Who rides: the rider, where it is not the customer. */
    name: string
    phone: string
    message: string | null
    locale: Locale
    driver: { id: string; name: string; phone: string } | null
    unit: { id: string; plate: string } | null
    state: DutyWord | null
    /** What the driver read off the car, in kilometres, in the order of the trip. */
    odometers: number[]
  }

export const departureSelect = {
  id: true,
  code: true,
  day: true,
  lastDay: true,
  status: true,
  vehicleId: true,
  vehicleName: true,
  hasDriver: true,
  pickupPlace: true,
  pickupTime: true,
  returnTime: true,
  destination: true,
  passengers: true,
  flight: true,
  quote: true,
  lines: { where: { kind: 'extra' }, orderBy: { position: 'asc' }, select: { quote: true, args: true } },
  riderName: true,
  riderPhone: true,
  customerName: true,
  phone: true,
  message: true,
  locale: true,
} as const satisfies Prisma.BookingSelect

/** What is read of a unit to name what was driven. */
export const drivenSelect = {
  vehicleId: true,
  vehicle: { select: { name: true } },
} as const satisfies Prisma.UnitSelect

type Driven = Prisma.UnitGetPayload<{ select: typeof drivenSelect }>
type Booked = { vehicleId: string | null; vehicleName: string }

/** What a day was driven with: a trip that went on with another vehicle keeps the days before as they were. */
export const drivenName = ({ vehicleId, vehicleName }: Booked, unit: Driven | null): string =>
  unit && unit.vehicleId !== vehicleId ? unit.vehicle.name : vehicleName

/** What is read of an assignment; of the steps those of its driver count. */
export const assignmentSelect = {
  bookingId: true,
  day: true,
  fromMinute: true,
  untilMinute: true,
  driver: { select: { id: true, firstName: true, lastName: true, phone: true } },
  unit: { select: { id: true, plate: true, ...drivenSelect } },
  steps: { select: { driverId: true, word: true, odometer: true } },
} as const satisfies Prisma.AssignmentSelect

/** A driver with their trips of some days, as the board needs them. */
export type DriverChoice = DriverOnDay & { name: string; phone: string }
/** A unit with its trips. */
export type UnitChoice = UnitOnDay & { plate: string }

/** What is read of a driver; of days off and trips those of some days. */
export const driverChoiceSelect = (days: Prisma.DateTimeFilter) =>
  ({
    id: true,
    firstName: true,
    lastName: true,
    phone: true,
    isActive: true,
    licenceUntil: true,
    languages: true,
    daysOff: { where: { day: days }, select: { day: true } },
    assignments: { where: { isHeld: true, day: days }, select: tripSelect },
  }) as const satisfies Prisma.DriverSelect

const tripSelect = {
  bookingId: true,
  day: true,
  fromMinute: true,
  untilMinute: true,
} as const satisfies Prisma.AssignmentSelect

type DriverChoiceRow = Prisma.DriverGetPayload<{ select: ReturnType<typeof driverChoiceSelect> }>

/** Shapes a driver for the board. */
export function toDriverChoice(row: DriverChoiceRow): DriverChoice {
  const { id, phone, isActive, licenceUntil, languages, daysOff, assignments } = row
  return {
    ...{ id, phone, isActive, languages },
    name: fullName(row),
    licenceUntil: dayOfDate(licenceUntil),
    daysOff: daysOff.map(({ day }) => dayOfDate(day)),
    trips: assignments.map((trip) => ({ ...trip, day: dayOfDate(trip.day) })),
  }
}

/** What is read of a unit; of outages those of a day, of trips those of some days. */
export const unitChoiceSelect = (day: Date, days: Prisma.DateTimeFilter) =>
  ({
    id: true,
    vehicleId: true,
    plate: true,
    isActive: true,
    outages: {
      where: { firstDay: { lte: day }, lastDay: { gte: day } },
      select: { firstDay: true, lastDay: true },
    },
    assignments: { where: { isHeld: true, day: days }, select: tripSelect },
  }) as const satisfies Prisma.UnitSelect

/** Shapes a unit for the board. */
export function toUnitChoice(
  row: Prisma.UnitGetPayload<{ select: ReturnType<typeof unitChoiceSelect> }>,
): UnitChoice {
  const { outages, assignments, ...rest } = row
  return {
    ...rest,
    outages: outages.map(({ firstDay, lastDay }) => ({ from: dayOfDate(firstDay), to: dayOfDate(lastDay) })),
    trips: assignments.map((trip) => ({ ...trip, day: dayOfDate(trip.day) })),
  }
}

/** Who drives what on one day of a booking. */
export type Assignment = { day: Day; driverId: string | null; unitId: string | null }

/** The shape of an assignment in the API (CONTRACT section 14). */
export const assignmentShape = z
  .object({ day: dayShape, driverId: idShape.nullable(), unitId: idShape.nullable() })
  .meta({ id: 'Assignment' })

export const exampleAssignment = { day: exampleDay, driverId: exampleId, unitId: exampleId } as const
