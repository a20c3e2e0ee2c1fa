import 'server-only'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { type BulkOutcome, withEach } from '@/lib/core/bulk'
import { assignEveryDay } from './mutations'

/**
 * Gives some bookings a driver on every day that is still to come; those whom the driver cannot take on one of these days, that
 * need none or have another one stay as they are.
 */
export async function assignDriver(
  actor: Actor,
  { ids, driverId }: { ids: readonly string[]; driverId: string },
): Promise<BulkOutcome> {
  authorize(actor, 'assignment:manage')
  return withEach(ids, (bookingId) => assignEveryDay(actor, { bookingId, driverId }))
}
