import type { Travel } from '@/lib/bookings/rules'
import { addDays, dateOfDay, type Day, dayInAddis, daysBetween, mondayOf, startOfDay } from '@/lib/core/day'
import type { Locale } from '@/lib/core/i18n/routing'
import type { DutyWord } from './duty/rules'

/** Languages that a driver may speak, by their codes; Oromo is `or` in the API (CONTRACT section 4). */
export const driverLanguages = ['am', 'om', 'en', 'ti', 'so', 'ar', 'fr'] as const
export type DriverLanguage = (typeof driverLanguages)[number]

/** Whether a stored word is one of the languages. */
export const isDriverLanguage = (word: string): word is DriverLanguage =>
  driverLanguages.some((language) => language === word)

/** Days before a paper expires on which staff are warned, the first warning first. */
export const paperWarnings = [60, 30, 7] as const
/** Days within which a paper expires; `expired` where it has, null while there is time. */
export type PaperWarning = 'expired' | (typeof paperWarnings)[number] | null

/** How urgent it is to renew a paper that is valid up to and including a day. */
export function paperWarning(until: Day, today: Day): PaperWarning {
  if (until < today) return 'expired'
  return paperWarnings.findLast((days) => until <= addDays(today, days)) ?? null
}

/** When a trip takes driver and unit: minutes of a day, the second one not included. */
export type Hours = { fromMinute: number; untilMinute: number }
const dayMinutes = 24 * 60
/** Between two trips of a day (CONTRACT section 12). */
const pauseMinutes = 60

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** A minute of a day as `HH:MM`. */
export function clockOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * When a booking takes its driver on one of its days, as the trigger `check_assignment` has it: from its pick-up on the first
 * day, until its return on the last; where none is known, or it lies before the pick-up, to the end of the day.
 */
export function hoursOf({ date, lastDate, pickupTime, returnTime }: Travel, day: Day): Hours {
  const fromMinute = day === date && pickupTime ? minuteOf(pickupTime) : 0
  const untilMinute = day === lastDate && returnTime ? minuteOf(returnTime) : dayMinutes
  return { fromMinute, untilMinute: untilMinute < fromMinute ? dayMinutes : untilMinute }
}

/**
 * Between which clock times a trip drives on one of its days, as they were agreed: no beginning where it is unknown or was on a
 * day before, no end where it is unknown or comes on a day after. A return before the pick-up is past midnight.
 */
export function clocksOf({ day, date, lastDate, pickupTime, returnTime }: Travel & { day: Day }) {
  return {
    from: day === date ? pickupTime : null,
    until: day === lastDate ? returnTime : null,
  }
}

/** Whether a day of a trip that is still to come lacks a car, or the driver that was booked with it. */
export function lacksStaff(
  { date, lastDate, hasDriver }: Pick<Travel, 'date' | 'lastDate'> & { hasDriver: boolean },
  staff: readonly { day: Day; driver: object | null; unit: object | null }[],
  today: Day,
): boolean {
  return daysBetween(date > today ? date : today, lastDate).some((day) => {
    const assigned = staff.find((one) => one.day === day)
    return !assigned?.unit || (hasDriver && !assigned.driver)
  })
}

/** How far a confirmed trip is, by the calendar and by what its drivers pressed. */
export type TripProgress = 'ahead' | 'begun' | 'over'

/** How far a confirmed trip is today; over once its driver says so on its last day. */
export function progressOf(
  { date, lastDate }: Pick<Travel, 'date' | 'lastDate'>,
  staff: readonly { day: Day; state: DutyWord | null }[],
  today: Day,
): TripProgress {
  if (staff.some(({ day, state }) => day === lastDate && state === 'done')) return 'over'
  const hasSetOut = staff.some(({ state }) => state === 'aboard' || state === 'done')
  return hasSetOut || date < today ? 'begun' : 'ahead'
}

/** Whether a trip of today is over by its hours, whatever was said of it; as the database's function `is_over` has it. */
export function isPast({ day, untilMinute }: { day: Day; untilMinute: number }, now: Date): boolean {
  return day === dayInAddis(now) && startOfDay(day).getTime() + untilMinute * 60_000 <= now.getTime()
}

/** Whether nobody can do both on one day: they overlap, or less than an hour lies between. */
export function collide(one: Hours, other: Hours): boolean {
  return endOf(one) > other.fromMinute && endOf(other) > one.fromMinute
}

const endOf = ({ untilMinute }: Hours) => Math.min(untilMinute + pauseMinutes, dayMinutes)

/** Why somebody or something cannot be assigned; the words of the errors. */
export type DriverConflict = 'DRIVER_OFF' | 'LICENCE_EXPIRED' | 'DRIVER_TAKEN'
export type UnitConflict = 'UNIT_FOREIGN' | 'UNIT_BLOCKED' | 'UNIT_TAKEN'

/** A trip that somebody has already. */
type Taken = Hours & { bookingId: string; day: Day }

export type DriverOnDay = {
  id: string
  isActive: boolean
  licenceUntil: Day
  languages: readonly string[]
  daysOff: readonly Day[]
  trips: readonly Taken[]
}
export type UnitOnDay = {
  id: string
  vehicleId: string
  isActive: boolean
  outages: readonly { from: Day; to: Day }[]
  trips: readonly Taken[]
}
/** What is to be assigned. */
export type Job = Hours & { bookingId: string; day: Day; vehicleId: string | null; locale: Locale }

const isTaken = (job: Job, trips: readonly Taken[]) =>
  trips.some((trip) => trip.day === job.day && trip.bookingId !== job.bookingId && collide(trip, job))

/** Why the database would refuse a driver for a job; null where it would not. */
export function driverConflict(driver: DriverOnDay, job: Job): DriverConflict | null {
  if (!driver.isActive || driver.daysOff.includes(job.day)) return 'DRIVER_OFF'
  if (driver.licenceUntil < job.day) return 'LICENCE_EXPIRED'
  return isTaken(job, driver.trips) ? 'DRIVER_TAKEN' : null
}

/** Why the database would refuse a unit for a job; null where it would not. */
export function unitConflict(unit: UnitOnDay, job: Job): UnitConflict | null {
  if (unit.vehicleId !== job.vehicleId) return 'UNIT_FOREIGN'
  if (!unit.isActive || unit.outages.some(({ from, to }) => from <= job.day && job.day <= to)) {
    return 'UNIT_BLOCKED'
  }
  return isTaken(job, unit.trips) ? 'UNIT_TAKEN' : null
}

/** How far in time the nearest other day of a job's booking is that somebody has; Infinity where they have none. */
function distanceToOwn({ bookingId, day }: Job, trips: readonly Taken[]): number {
  const others = trips.filter((trip) => trip.bookingId === bookingId && trip.day !== day)
  return Math.min(...others.map((trip) => Math.abs(dateOfDay(trip.day).getTime() - dateOfDay(day).getTime())))
}

/** A driver with what speaks for and against them. */
export type Proposal<Driver> = {
  driver: Driver
  conflict: DriverConflict | null
  /** Whether they drive the same booking on a day nearby. */
  knowsTrip: boolean
  speaks: boolean
  /** On how many days of the week of the job they drive. */
  daysThisWeek: number
}

/**
 * Who could drive, the best first: those who are free, then whoever drives the same booking on the nearest day, then those who
 * speak the customer's language, then whoever drives on the fewest days of that week. `trips` of each driver cover the week and
 * the days before and after.
 */
export function proposeDrivers<Driver extends DriverOnDay>(
  drivers: readonly Driver[],
  job: Job,
): Proposal<Driver>[] {
  const monday = mondayOf(job.day)
  const sunday = addDays(monday, 6)
  const scored = drivers.map((driver) => {
    const conflict = driverConflict(driver, job)
    const speaks = driver.languages.includes(job.locale)
    const distance = distanceToOwn(job, driver.trips)
    const daysThisWeek = new Set(
      driver.trips.map(({ day }) => day).filter((day) => day >= monday && day <= sunday),
    ).size
    return {
      proposal: { driver, conflict, speaks, daysThisWeek, knowsTrip: Number.isFinite(distance) },
      rank: [conflict ? 1 : 0, distance, speaks ? 0 : 1, daysThisWeek] as const,
    }
  })
  return scored
    .toSorted(({ rank: first }, { rank: second }) => {
      const place = first.findIndex((value, index) => value !== second[index])
      return place < 0 ? 0 : (first[place] ?? 0) - (second[place] ?? 0)
    })
    .map(({ proposal }) => proposal)
}

/** A free unit of the booked vehicle: that of the nearest other day of the booking, else the first. `trips` as of drivers. */
export function proposeUnit<Unit extends UnitOnDay>(units: readonly Unit[], job: Job): Unit | undefined {
  const free = units.filter((unit) => unitConflict(unit, job) === null)
  const distances = free.map(({ trips }) => distanceToOwn(job, trips))
  return free[distances.indexOf(Math.min(...distances))]
}

/** The days of a booking that lie between two days, both included. */
export function daysWithin({ date, lastDate }: { date: Day; lastDate: Day }, from: Day, to: Day): Day[] {
  return daysBetween(date > from ? date : from, lastDate < to ? lastDate : to)
}

/** Whole years since somebody began; null where nobody said. */
export function yearsSince(year: number | null, today: Day): number | null {
  return year === null ? null : Math.max(0, Number(today.slice(0, 4)) - year)
}
