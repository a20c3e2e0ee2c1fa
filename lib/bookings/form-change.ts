import 'server-only'
import { type Actor, authorize, holds } from '@/lib/auth/permissions'
import { addDays, type Day, dayInAddis } from '@/lib/core/day'
import type { BookingEdit } from '@/lib/core/errors'
import { santimOf } from '@/lib/core/money'
import { database } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { agreedOf } from '@/lib/vehicles/prices/agreed-price'
import { listOfferedExtras } from '@/lib/vehicles/prices/queries'
import type { PricedExtra } from '@/lib/vehicles/prices/quote'
import { bookableDaysAhead, vehicleTitle } from '@/lib/vehicles/rules'
import { changeBooking } from './change-booking'
import { formValuesOf, knownBefore, knownOf, touchedOf } from './changed-fields'
import { PriceNotSeen, withOwnExtras } from './new-booking'
import { findBooking } from './queries'
import type { ChangeForm } from './change-schema'
import { requirePickupAhead, takesChanges } from './rules'
import { editsSince } from './status-change'
import { agreedOfBooking, type Booking } from './view'

/** What the form that changes a booking shows. */
export type ChangeFormFacts = {
  values: Record<string, string>
  /** The first and the last day that can be chosen. */
  firstDay: Day
  lastDay: Day
  /** What can be added, and what the booking has. */
  extras: PricedExtra[]
  /** What staff may swap it for, the own one among them, without an id where it was removed since; null for a customer. */
  vehicles: { id: string; name: string }[] | null
  /** That its price is one that staff agreed. */
  isAgreed: boolean
}

/** The most vehicles that the select offers. */
const mostVehicles = 200

/**
 * What the form that changes a booking shows, or null where this person may not change it now. A large fleet does not fit into
 * its list of choices; the vehicles of `wanted` are among them all the same. Throws NOT_FOUND.
 */
export async function getChangeForm(
  actor: Actor,
  id: string,
  wanted: readonly string[] = [],
): Promise<ChangeFormFacts | null> {
  authorize(actor, 'booking:cancel-own')
  const booking = await findBooking(actor, id)
  const isStaff = holds(actor, 'booking:list-any')
  if (!takesChanges(booking, isStaff)) return null
  const today = dayInAddis(new Date())
  const kind = booking.vehicle?.kind ?? 'one_day'
  const [offered, vehicles] = await Promise.all([
    listOfferedExtras(actor, kind),
    isStaff ? listChoices(booking, kind, wanted) : null,
  ])
  return {
    values: { ...formValuesOf(knownOf(booking)), ...hiddenValuesOf(booking) },
    firstDay: booking.date < today ? booking.date : today,
    lastDay: addDays(today, bookableDaysAhead),
    extras: withOwnExtras(offered, booking.lines),
    vehicles,
    isAgreed: agreedOfBooking(booking).length > 0,
  }
}

async function listChoices(
  { vehicleId, vehicleName }: Booking,
  kind: 'car' | 'one_day',
  wanted: readonly string[],
) {
  // Without it the form would hold, and send, the first of the others for a vehicle that was removed since.
  const own = [{ id: vehicleId ?? '', name: vehicleName }]
  const find = (id: Prisma.UuidFilter<'Vehicle'>, most?: number) =>
    database().vehicle.findMany({
      where: { kind, dayPrice: { not: null }, id },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      ...(most !== undefined && { take: most }),
      select: { id: true, name: true, model: true },
    })
  const asked = wanted.filter((id) => id !== vehicleId)
  const first = asked.length > 0 ? await find({ in: asked }) : []
  const left = Math.max(0, mostVehicles - first.length)
  const known = [vehicleId ?? [], first.map(({ id }) => id)].flat()
  const others = left > 0 ? await find({ notIn: known }, left) : []
  const choices = [...first, ...others].map(({ id, ...vehicle }) => ({ id, name: vehicleTitle(vehicle) }))
  return [...own, ...choices]
}

const hiddenValuesOf = ({ version, total }: Booking) => ({
  version: String(version),
  seenTotal: String(santimOf(total)),
})

/** What became of a form that changes a booking. */
export type ChangeOutcome =
  | { kind: 'changed'; booking: Booking }
  /** Its price would be another than the person saw; nothing was changed. */
  | { kind: 'asks'; booking: Booking }
  /** Somebody else changed it; `values` hold what they changed and what this person did. */
  | { kind: 'conflict'; edits: BookingEdit[]; values: Record<string, string> }

const isEmpty = (wanted: object) => Object.keys(wanted).length === 0

/**
 * Changes a booking by a form that holds all its fields: those that the person left alone stay as they are by now. A price
 * that they did not see is shown to them first. Throws what `changeBooking` throws.
 */
export async function changeByForm(actor: Actor, form: ChangeForm): Promise<ChangeOutcome> {
  authorize(actor, 'booking:cancel-own')
  const { id, version, seenTotal, vehicleId, agreedTotal = null, agreedReason = null, ...fields } = form
  const current = await findBooking(actor, id)
  const isStaff = holds(actor, 'booking:list-any')
  const edits = version < current.version ? await editsSince(database(), id, version) : []
  const seen = knownBefore(
    knownOf(current),
    edits.map(({ changes }) => changes),
  )
  const sent = isStaff && vehicleId ? { ...fields, vehicleId } : fields
  const touched = touchedOf(seen, sent)
  const lines = agreedOf({ agreedTotal, agreedReason })
  if (edits.length > 0) {
    // What is sent again after its answer was lost is done already.
    const isDone = !isEmpty(touched) && isEmpty(touchedOf(knownOf(current), sent))
    if (isDone && lines.length === 0 && seenTotal === santimOf(current.total)) {
      return { kind: 'changed', booking: current }
    }
    const values = { ...formValuesOf({ ...knownOf(current), ...touched }), ...hiddenValuesOf(current) }
    return { kind: 'conflict', edits, values }
  }
  if ('date' in touched || 'pickupTime' in touched) {
    requirePickupAhead(actor, { ...current, ...touched })
  }
  try {
    const input = { ...touched, ...(lines.length > 0 && { lines }), version: current.version }
    return { kind: 'changed', booking: await changeBooking(actor, { id: current.id, input, seenTotal }) }
  } catch (error) {
    if (error instanceof PriceNotSeen) return { kind: 'asks', booking: error.booking }
    throw error
  }
}
