import 'server-only'
import { addDays, dateOfDay, type Day, dayInAddis, dayOfDate } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { queueBookingMails, lockBooking, writeStatus } from './status-change'
import { lastDayToConfirm } from '@/lib/bookings/rules'

const atOnce = 200

/**
 * Cancels pending bookings that nobody confirmed in time (CONTRACT section 7) and tells their customers; the place is
 * free again. Each booking in a transaction of its own. Returns how many expired.
 */
export async function expireBookings(signal: AbortSignal, now = new Date()): Promise<number> {
  const daysBefore = env().BOOKING_LAPSE_DAYS
  const today = dayInAddis(now)
  const rows = await database().booking.findMany({
    where: { status: 'pending', day: { lt: dateOfDay(addDays(today, Math.max(daysBefore, 1))) } },
    select: { id: true, day: true, createdAt: true },
    orderBy: { day: 'asc' },
    take: atOnce,
  })
  const isOver = ({ day, createdAt }: { day: Date; createdAt: Date }): boolean => {
    const last: Day = lastDayToConfirm({ date: dayOfDate(day), madeOn: dayInAddis(createdAt) }, daysBefore)
    return last < today
  }
  let expired = 0
  for (const { id } of rows.filter(isOver)) {
    if (signal.aborted) break
    if (await expire(id)) expired += 1
  }
  if (expired > 0) logger.info({ expired }, 'bookings expired')
  return expired
}

async function expire(id: string): Promise<boolean> {
  return database().$transaction(async (transaction) => {
    const current = await lockBooking(transaction, id)
    // Confirmed or canceled a moment ago.
    if (current?.status !== 'pending') return false
    const booking = await writeStatus(transaction, { id, from: 'pending', to: 'canceled', reason: 'lapsed' })
    await queueBookingMails(transaction, booking, 'lapsed')
    return true
  })
}
