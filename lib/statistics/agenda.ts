import 'server-only'
import { authorize, type Actor } from '@/lib/auth/permissions'
import { type Day, dayOfDate } from '@/lib/core/day'
import { database } from '@/lib/db/client'

/** A booking that holds its place while nothing was sent for it. */
type HeldBooking = {
  id: string
  code: string
  day: Day
  vehicleName: string
  customerName: string
  /** E.164. */
  phone: string
  /** When its place is given back; ISO 8601. */
  holdUntil: string
}

/** Bookings that hold a place and are not paid for, those whose time runs out first; `limit` of them (CONTRACT section 8). */
export async function listHeldBookings(actor: Actor, limit: number): Promise<HeldBooking[]> {
  authorize(actor, 'booking:list-any')
  const rows = await database().booking.findMany({
    where: {
      ...{ status: 'pending', hiddenAt: null, claimedSantim: 0, paidSantim: 0 },
      holdUntil: { gt: new Date() },
    },
    select: {
      ...{ id: true, code: true, day: true, vehicleName: true, customerName: true },
      ...{ phone: true, holdUntil: true },
    },
    orderBy: [{ holdUntil: 'asc' }, { id: 'asc' }],
    take: limit,
  })
  return rows.flatMap(({ day, holdUntil, ...row }) =>
    holdUntil ? [{ ...row, day: dayOfDate(day), holdUntil: holdUntil.toISOString() }] : [],
  )
}
