import 'server-only'
import type { Day } from '@/lib/core/day'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import type { Transaction } from '@/lib/db/client'
import type { Settings } from '@/lib/settings/schema'

/** Of the places that a kind of vehicle has on a day, the share that strangers behind one address may hold. */
const share = 0.03
/** An admin who lets a phone number hold more lets an address hold as many times more. */
const usualPerPhone = 2

type Wanted = {
  /** Where it is made, as `hashedAddress` tells it. */
  madeFrom: string
  vehicleId: string
  days: { date: Day; lastDate: Day }
  limits: Pick<Settings['limits'], 'pendingPerPhone'>
  /** The booking that is moved there, which does not count. */
  bookingId?: string
}

/**
 * Lets somebody who never paid, and whose address nobody confirmed, hold places only as far as few others from the same
 * internet address do: 3 of a hundred places of such vehicles on any of the days, at least one, and one place of the
 * vehicle itself. However many accounts are made, the fleet stays free (docs/decisions/bookings.md). Throws ADDRESS_FULL.
 */
export async function requireRoomForStranger(transaction: Transaction, wanted: Wanted): Promise<void> {
  // One at a time of an address, so that what is counted is what is really there.
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('made_from'), hashtext(${wanted.madeFrom}))`
  if (await isAddressFull(transaction, wanted)) throw new AppError('ADDRESS_FULL')
}

/** Whether strangers behind an address hold all that they may of a vehicle, or of its kind, on any of the days. */
export async function isAddressFull(client: Transaction, wanted: Wanted): Promise<boolean> {
  const { madeFrom, vehicleId, days, limits, bookingId } = wanted
  const [found] = await client.$queryRaw<{ held: number; ofVehicle: number; places: number }[]>`
    WITH wanted AS (SELECT id, kind FROM vehicles WHERE id = ${vehicleId}::uuid),
    held AS (
      SELECT b.vehicle_id FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id, wanted
      WHERE b.made_from = ${madeFrom} AND b.status = 'pending' AND v.kind = wanted.kind
        AND b.id IS DISTINCT FROM ${bookingId ?? null}::uuid
        AND b.day <= ${days.lastDate}::date AND b.last_day >= ${days.date}::date
    )
    SELECT (SELECT count(*)::int FROM held) AS held,
      (SELECT count(*)::int FROM held, wanted WHERE held.vehicle_id = wanted.id) AS "ofVehicle",
      (SELECT coalesce(sum(v.quantity), 0)::int FROM vehicles v, wanted WHERE v.kind = wanted.kind) AS places`
  if (!found) return false
  const factor = env().RATE_LIMIT_FACTOR * Math.max(1, limits.pendingPerPhone / usualPerPhone)
  const most = Math.max(1, Math.floor(found.places * share)) * factor
  return found.held >= most || found.ofVehicle >= factor
}
