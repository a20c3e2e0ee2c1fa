import 'server-only'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { addDays, dateOfDay, type Day, dayOfDate, daysBetween } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { cursorPage, type Page, type PageRequest } from '@/lib/db/cursor'
import type { BookingStatus } from '@/lib/db/generated/enums'
import { vehicleTitle } from '@/lib/vehicles/rules'
import { bookedIn, type Time, vehiclesPage } from './queries'

const vehiclesPerPage = 200
// Bars beyond these are not drawn; that places are taken is always told.
const mostBars = 4000

/** How a bar looks: confirmed, pending with a transfer to check, paid in part, held without either, or blocked by staff. */
export type BarLook = 'confirmed' | 'claimed' | 'part' | 'held' | 'blocked'

/**
 * A bar of the timeline, as short as it can be written, for there may be thousands: the code of its booking, or nothing where
 * staff blocked it; the column of its first day, from 1 on, less for a booking that began before; how many days it is long, those
 * that are not shown among them; its look; and whose it is, or why.
 */
export type PlannerBar = [code: string, from: number, days: number, look: BarLook, text: string]

export type PlannerRow = { id: string; name: string; quantity: number; bars: PlannerBar[] }

/** A page of vehicles with their bars, and how many places are left on each day, over all of them. */
export type Planner = Page<PlannerRow> & { free: number[]; places: number }

type PlannerRequest = PageRequest & Time & { q?: string | undefined; isBusy?: boolean }

/** Vehicles of both kinds by name, each with what is booked and blocked over a time, for staff (CONTRACT section 7). */
export async function getPlanner(actor: Actor, { from, days, ...request }: PlannerRequest): Promise<Planner> {
  authorize(actor, 'schedule:read')
  const { rows, place } = await vehiclesPage({ ...request, from, days, limit: vehiclesPerPage })
  const page = cursorPage(rows, place, (vehicle) => vehicle)
  const ids = page.rows.map(({ id }) => id)
  const last = addDays(from, days - 1)
  const inTime = { gte: dateOfDay(from), lte: dateOfDay(last) }
  const [held, bookings, blocks] = await Promise.all([
    database().vehicleDay.groupBy({
      by: ['day'],
      where: { vehicleId: { in: ids }, day: inTime },
      _sum: { booked: true, blocked: true },
    }),
    database().booking.findMany({
      where: bookedIn(ids, { from, to: last }),
      select: {
        ...{ code: true, vehicleId: true, day: true, lastDay: true, customerName: true },
        ...{ status: true, claimedSantim: true, paidSantim: true },
      },
      orderBy: [{ day: 'asc' }, { id: 'asc' }],
      take: mostBars,
    }),
    database().blockedPlace.groupBy({
      by: ['vehicleId', 'blockId', 'places', 'reason'],
      where: { vehicleId: { in: ids }, day: inTime },
      _min: { day: true },
      _max: { day: true },
      orderBy: { blockId: 'asc' },
    }),
  ])
  const barsOf = new Map(ids.map((id): [string, PlannerBar[]] => [id, []]))
  const draw = (id: string | null, first: Day, end: Day, [code, look, text]: [string, BarLook, string]) => {
    const column = first < from ? 2 - daysBetween(first, from).length : daysBetween(from, first).length
    barsOf.get(id ?? '')?.push([code, column, daysBetween(first, end).length, look, text])
  }
  for (const { code, vehicleId, day, lastDay, customerName, ...booking } of bookings) {
    draw(vehicleId, dayOfDate(day), dayOfDate(lastDay), [code, lookOf(booking), customerName])
  }
  for (const { vehicleId, places, reason, _min, _max } of blocks) {
    if (!_min.day || !_max.day) continue
    const text = [places > 1 ? `${places} ×` : '', reason].filter(Boolean).join(' ')
    draw(vehicleId, dayOfDate(_min.day), dayOfDate(_max.day), ['', 'blocked', text])
  }
  const places = page.rows.reduce((sum, { quantity }) => sum + quantity, 0)
  const takenOn = new Map(
    held.map(({ day, _sum }) => [dayOfDate(day), (_sum.booked ?? 0) + (_sum.blocked ?? 0)]),
  )
  return {
    ...page,
    rows: page.rows.map(({ id, quantity, ...vehicle }) => ({
      ...{ id, name: vehicleTitle(vehicle), quantity },
      bars: barsOf.get(id) ?? [],
    })),
    free: daysBetween(from, last).map((day) => Math.max(0, places - (takenOn.get(day) ?? 0))),
    places,
  }
}

type Paid = { status: BookingStatus; claimedSantim: bigint; paidSantim: bigint }

function lookOf({ status, claimedSantim, paidSantim }: Paid): BarLook {
  if (status === 'successful') return 'confirmed'
  if (claimedSantim > 0n) return 'claimed'
  return paidSantim > 0n ? 'part' : 'held'
}
