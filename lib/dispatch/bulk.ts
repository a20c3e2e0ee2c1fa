import 'server-only'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { type BulkOutcome, withEach } from '@/lib/core/bulk'
import { dayOfDate } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { assign } from './mutations'

/** Gives the first day of each of some bookings a driver; those whom the driver cannot take stay as they are. */
export async function assignDriver(
  actor: Actor,
  { ids, driverId }: { ids: readonly string[]; driverId: string },
): Promise<BulkOutcome> {
  authorize(actor, 'assignment:manage')
  return withEach(ids, async (bookingId) => {
    const booking = await database().booking.findUnique({
      where: { id: bookingId },
      select: { day: true },
    })
    if (!booking) return false
    await assign(actor, { bookingId, day: dayOfDate(booking.day), driverId })
    return true
  })
}
