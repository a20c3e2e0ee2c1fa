import 'server-only'
import { logger } from '@/lib/core/logger'
import { database } from '@/lib/db/client'
import { queueBookingMails } from './mails'
import { lockBooking, writeStatus } from './status-change'

const atOnce = 200

/**
 * Cancels pending bookings whose time is over, because nobody paid or nobody confirmed what was claimed (CONTRACT section
 * 8), and tells their customers; the places are free again. Each booking in a transaction of its own. Returns how many
 * expired.
 */
export async function expireBookings(signal: AbortSignal, now = new Date()): Promise<number> {
  const rows = await database().booking.findMany({
    where: { status: 'pending', holdUntil: { lte: now } },
    select: { id: true },
    orderBy: { holdUntil: 'asc' },
    take: atOnce,
  })
  let expired = 0
  for (const { id } of rows) {
    if (signal.aborted) break
    if (await expire(id, now)) expired += 1
  }
  if (expired > 0) logger.info({ expired }, 'bookings expired')
  return expired
}

async function expire(id: string, now: Date): Promise<boolean> {
  return database().$transaction(async (transaction) => {
    const current = await lockBooking(transaction, id)
    // Confirmed, canceled or paid a moment ago.
    if (current?.status !== 'pending' || !current.holdUntil || current.holdUntil > now) return false
    const reason = current.claimedSantim > 0n ? 'lapsed' : current.isOffer ? 'offer-expired' : 'unpaid'
    const booking = await writeStatus(transaction, { id, from: 'pending', to: 'canceled', reason })
    await queueBookingMails(transaction, booking, reason)
    return true
  })
}
