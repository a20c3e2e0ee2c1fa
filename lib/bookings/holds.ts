import { addDays, type Day, dayInAddis, startOfDay } from '@/lib/core/day'
import type { HoldSettings } from '@/lib/settings/schema'

const hourMs = 60 * 60 * 1000
const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * hourMs)
const earlier = (one: Date, other: Date) => (one < other ? one : other)

/**
 * Until when a booking without a transfer holds its places (CONTRACT section 8): some hours from `madeAt`, fewer where it
 * begins today or tomorrow, never past the end of the day before `date`, its first day in Addis Ababa, or past the end of
 * today where that is its first.
 */
export function reservedUntil({ date, madeAt }: { date: Day; madeAt: Date }, settings: HoldSettings): Date {
  const today = dayInAddis(madeAt)
  const end = endOfWaiting(date, today)
  const isSoon = date <= addDays(today, 1)
  const full = hoursAfter(madeAt, isSoon ? settings.hoursSoon : settings.hours)
  if (hoursAfter(madeAt, settings.hoursSoon) <= end) return earlier(full, end)
  return earlier(hoursAfter(madeAt, settings.hoursLeast), end)
}

/**
 * Until when an offer holds its places (CONTRACT section 8): some hours from `madeAt`, never past the end of the day before
 * `date`, its first day, or past the end of today where that is its first.
 */
export function offeredUntil({ date, madeAt }: { date: Day; madeAt: Date }, settings: HoldSettings): Date {
  return earlier(hoursAfter(madeAt, settings.hoursOfOffer), endOfWaiting(date, dayInAddis(madeAt)))
}

type Claimed = {
  date: Day
  hasPaid: boolean
  claimedAt: Date
  /** Of a booking that has a claim already: this moment, and until when it held its places. */
  again?: { at: Date; heldUntil: Date } | undefined
}

/**
 * Until when a booking with a claimed transfer holds its places while nobody confirms it: the end of a day before `date`,
 * or of that day itself where it was claimed, or moved there, later, or of today where it has begun; of a person who never
 * paid before, some hours at most, which nothing that comes after makes longer or shorter.
 */
export function claimedUntil({ date, hasPaid, claimedAt, again }: Claimed, settings: HoldSettings): Date {
  const madeOn = dayInAddis(again?.at ?? claimedAt)
  const end = startOfDay(addDays(lastDayToConfirm({ date, madeOn }, settings.lapseDays), 1))
  const full = hoursAfter(claimedAt, settings.hoursOfFirstClaim)
  return hasPaid ? end : earlier(end, again && again.heldUntil > full ? again.heldUntil : full)
}

/** The end of the day before the first day of a booking, or of today where that is the first. */
const endOfWaiting = (date: Day, today: Day) => startOfDay(date <= today ? addDays(today, 1) : date)

/** The last day on which a claim may be confirmed: some days before the booking's own, or that day itself, or today. */
function lastDayToConfirm(booking: { date: Day; madeOn: Day }, daysBefore: number): Day {
  const last = addDays(booking.date, -daysBefore)
  if (booking.madeOn <= last) return last
  return booking.madeOn > booking.date ? booking.madeOn : booking.date
}
