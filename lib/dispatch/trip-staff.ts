import 'server-only'
import { type Actor, authorizeRider, authorizeWithKey } from '@/lib/auth/permissions'
import { type BookingStatus, isTripOver, visibleBookings } from '@/lib/bookings/rules'
import { addDays, dateOfDay, type Day, dayInAddis, dayOfDate } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { type DutyWord, dutyState, isLongOver, showsPhone } from './duty/rules'
import { type DriverLanguage, isDriverLanguage, yearsSince } from './rules'
import { drivenName, drivenSelect } from './view'

/**
 * Who drives a day of a booking, in which car, and how far they are. The driver's number is there around the trip alone, their
 * portrait until the number goes.
 */
export type TripStaff = {
  day: Day
  driver: {
    firstName: string
    languages: DriverLanguage[]
    years: number | null
    phone: string | null
    image: string | null
  } | null
  /** `vehicleName` is what was driven that day. */
  unit: { plate: string; image: string | null; vehicleName: string } | null
  state: DutyWord | null
}

const staffSelect = {
  day: true,
  fromMinute: true,
  untilMinute: true,
  driver: {
    select: { id: true, firstName: true, phone: true, languages: true, drivesSince: true, image: true },
  },
  unit: { select: { plate: true, image: true, ...drivenSelect } },
  booking: { select: { vehicleId: true, vehicleName: true } },
  steps: { select: { driverId: true, word: true } },
} satisfies Prisma.AssignmentSelect

function toTripStaff(row: Prisma.AssignmentGetPayload<{ select: typeof staffSelect }>, now: Date): TripStaff {
  const { driver, unit, steps, booking } = row
  const day = dayOfDate(row.day)
  return {
    day,
    unit: unit && { plate: unit.plate, image: unit.image, vehicleName: drivenName(booking, unit) },
    driver: driver && {
      firstName: driver.firstName,
      languages: driver.languages.filter(isDriverLanguage),
      years: yearsSince(driver.drivesSince, dayInAddis(now)),
      phone: showsPhone(day, row, now) ? driver.phone : null,
      image: isLongOver(day, row, now) ? null : driver.image,
    },
    state: dutyState(steps.flatMap(({ driverId, word }) => (driverId === driver?.id ? [word] : []))),
  }
}

/** Who drives each day of a booking, for its customer, by account or key, and staff; nothing where nobody is assigned. */
export async function listTripStaff(actor: Actor, bookingId: string): Promise<TripStaff[]> {
  authorizeWithKey(actor, 'booking:list-own')
  const rows = await database().assignment.findMany({
    where: { bookingId, isHeld: true, booking: { AND: [visibleBookings(actor)], hiddenAt: null } },
    orderBy: { day: 'asc' },
    select: staffSelect,
  })
  const now = new Date()
  return rows.map((row) => toTripStaff(row, now))
}

/** How many days after a trip its link still shows it. */
const rideStaysDays = 7

const rideSelect = {
  ...{ code: true, status: true, day: true, lastDay: true, vehicleName: true, vehicleModel: true },
  ...{ pickupPlace: true, pickupTime: true, returnTime: true, destination: true, passengers: true },
  ...{ flight: true, riderName: true, hasDriver: true },
  assignments: { where: { isHeld: true }, orderBy: { day: 'asc' }, select: staffSelect },
} satisfies Prisma.BookingSelect

/** A trip as whoever rides sees it: neither price nor payment, nor a number of who ordered it (CONTRACT section 8). */
export type Ride = {
  code: string
  status: BookingStatus
  /** As `isTripOver` has it. */
  isOver: boolean
  hasDriver: boolean
  date: Day
  lastDate: Day
  vehicleName: string
  vehicleModel: string
  pickupPlace: string | null
  pickupTime: string | null
  returnTime: string | null
  destination: string
  passengers: number | null
  flight: string | null
  riderName: string | null
  staff: TripStaff[]
}

/** The trip of whoever holds the link of a ride. Throws NOT_FOUND for one that is gone or was over a week ago. */
export async function getRide(actor: Actor, now = new Date()): Promise<Ride> {
  authorizeRider(actor, 'ride:own')
  const since = dateOfDay(addDays(dayInAddis(now), -rideStaysDays))
  const row = await database().booking.findFirst({
    where: { id: actor.rideId, hiddenAt: null, lastDay: { gte: since } },
    select: rideSelect,
  })
  if (!row) throw new AppError('NOT_FOUND')
  const { day, lastDay, assignments, ...facts } = row
  const days = { date: dayOfDate(day), lastDate: dayOfDate(lastDay) }
  return {
    ...facts,
    ...days,
    isOver: isTripOver({ ...facts, ...days }, now),
    staff: assignments.map((one) => toTripStaff(one, now)),
  }
}
