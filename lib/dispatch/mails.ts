import 'server-only'
import { recipientsOf } from '@/lib/bookings/mails'
import type { Transaction } from '@/lib/db/client'
import { queueMails } from '@/lib/mail/queue'
import type { Departure } from './view'

type Replaced = {
  /** Who drove. */
  driverId: string
  /** Each trip with who drives it now; null where nobody could. */
  moved: readonly { trip: Departure; driverId: string | null }[]
}

/**
 * Tells the customers of some trips who drives them now, and the drivers, before and now, what is theirs: those who may be
 * written to. The duty pages say it in any case. Returns how many customers and drivers of now no mail reaches.
 */
export async function queueReplacementMails(
  transaction: Transaction,
  { driverId, moved }: Replaced,
): Promise<number> {
  const ids = [driverId, ...moved.flatMap((one) => one.driverId ?? [])]
  const drivers = await transaction.driver.findMany({
    where: { id: { in: ids } },
    select: { id: true, firstName: true, email: true, locale: true, linkNumber: true },
  })
  const bookings = await transaction.booking.findMany({
    where: { id: { in: moved.map(({ trip }) => trip.bookingId) } },
    select: { id: true, code: true, userId: true, customerName: true, customerEmail: true, locale: true },
  })
  const recipients = await recipientsOf(transaction, bookings)
  const toCustomers = moved.flatMap(({ trip, driverId: now }) => {
    const booking = bookings.find(({ id }) => id === trip.bookingId)
    const driver = drivers.find(({ id }) => id === now)
    const recipient = booking && recipients.get(booking.id)
    if (!recipient || !driver) return []
    const { customerName, code, locale } = booking
    const args = {
      ...{ bookingId: booking.id, code, customerName, date: trip.day, vehicleName: trip.vehicleName },
      ...{ driver: driver.firstName, plate: trip.unit?.plate ?? null, hasAccount: booking.userId !== null },
    }
    return [{ template: 'driver-changed', recipient, locale, args } as const]
  })
  const toDrivers = drivers.flatMap(({ id, firstName, email: recipient, locale, linkNumber }) => {
    if (!recipient) return []
    const trips = moved
      .filter((one) => (id === driverId ? true : one.driverId === id))
      .map(({ trip }) => trip)
    const [first] = trips
    if (!first) return []
    const args = {
      ...{ firstName, date: first.day, trips: trips.length, isGiven: id !== driverId },
      link: { driverId: id, linkNumber },
    }
    return [{ template: 'duty-changed', recipient, locale, args } as const]
  })
  await queueMails(transaction, toCustomers)
  await queueMails(transaction, toDrivers)
  const unreached = moved.flatMap(({ trip, driverId: now }) => [
    ...(now && !recipients.has(trip.bookingId) ? [trip.bookingId] : []),
    ...drivers.filter(({ id, email }) => id === now && !email).map(({ id }) => id),
  ])
  return new Set(unreached).size
}
