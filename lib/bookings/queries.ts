import 'server-only'
import { authorize, type Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { changeReasonOf } from './rules'
import { bookingSelect, toBooking, type OneDayBooking, type StatusChange } from './view'

/** One booking for staff, or null when there is none with that id. */
export async function getOneDayBooking(actor: Actor, id: string): Promise<OneDayBooking | null> {
  authorize(actor, 'one-day-booking:list-any')
  const row = await database().oneDayBooking.findUnique({ where: { id }, select: bookingSelect })
  return row && toBooking(row)
}

/** One of the caller's own bookings, or null when it is somebody else's or none. */
export async function getOwnOneDayBooking(actor: Actor, id: string): Promise<OneDayBooking | null> {
  authorize(actor, 'one-day-booking:list-own')
  const row = await database().oneDayBooking.findFirst({
    where: { id, userId: actor.id },
    select: bookingSelect,
  })
  return row && toBooking(row)
}

/** The stored photo of a booking's receipt, for its owner and staff; null when there is none for this person. */
export async function getReceiptPhotoKey(actor: Actor, id: string): Promise<string | null> {
  authorize(actor, 'one-day-booking:list-own')
  const row = await database().oneDayBooking.findFirst({
    where: can(actor.role, 'one-day-booking:list-any') ? { id } : { id, userId: actor.id },
    select: { receiptPhotoKey: true },
  })
  return row?.receiptPhotoKey ?? null
}

/** What happened to a booking and who did it, oldest first. */
export async function listStatusChanges(actor: Actor, bookingId: string): Promise<StatusChange[]> {
  authorize(actor, 'one-day-booking:list-any')
  const rows = await database().bookingStatusChange.findMany({
    where: { bookingId },
    select: {
      id: true,
      fromStatus: true,
      toStatus: true,
      actorId: true,
      actorRole: true,
      reason: true,
      createdAt: true,
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const ids = rows.flatMap(({ actorId }) => actorId ?? [])
  const people = await database().user.findMany({
    where: { id: { in: ids } },
    select: { id: true, firstName: true, lastName: true },
  })
  const nameOf = (id: string | null) => {
    const person = people.find((one) => one.id === id)
    return person ? `${person.firstName} ${person.lastName}`.trim() : null
  }
  return rows.map((row) => ({
    id: row.id,
    from: row.fromStatus,
    to: row.toStatus,
    by: row.actorRole,
    name: nameOf(row.actorId),
    reason: changeReasonOf(row.reason),
    createdAt: row.createdAt.toISOString(),
  }))
}
