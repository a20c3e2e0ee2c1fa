import 'server-only'
import { type Actor, authorize, authorizeAnyone } from '@/lib/auth/actor'
import { changeAudited } from '@/lib/audit/audit-writer'
import { dateOfDay, dayInAddis } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { AppError } from '@/lib/core/errors'
import { consumeLimit } from '@/lib/server/rate-limit'
import type { Locale } from '@/lib/core/i18n/routing'
import { isBookableDay } from '@/lib/vehicles/one-day/rules'
import type { CreateTravelBookingInput } from './travel-booking-schema'
import { toTravelBooking, type TravelBooking, travelBookingColumns } from './travel-booking-view'

/**
 * Keeps a request from the form; `address` is the sender's, for counting. Throws TOO_MANY_TRIES, and DATE_OUT_OF_RANGE
 * for a day before today or more than a year ahead.
 */
export async function createTravelBooking(
  actor: Actor,
  {
    input: { date, ...input },
    locale,
    address,
  }: { input: CreateTravelBookingInput; locale: Locale; address: string },
): Promise<TravelBooking> {
  authorizeAnyone(actor, 'travel-booking:create')
  await consumeLimit('public-form', address)
  if (!isBookableDay(date, dayInAddis(new Date()))) {
    throw new AppError('DATE_OUT_OF_RANGE', { date: 'dayOutOfRange' })
  }
  const row = await database().travelBooking.create({
    data: { ...input, day: dateOfDay(date), locale, isAdmin: actor.role === 'admin' },
    select: travelBookingColumns,
  })
  return toTravelBooking(row)
}

/** One request, or null when there is none with that id. */
export async function getTravelBooking(actor: Actor, id: string): Promise<TravelBooking | null> {
  authorize(actor, 'travel-booking:list')
  const row = await database().travelBooking.findUnique({ where: { id }, select: travelBookingColumns })
  return row && toTravelBooking(row)
}

/** Marks a request as done or as open again. Throws NOT_FOUND. */
export async function setTravelBookingDone(
  actor: Actor,
  { id, isDone }: { id: string; isDone: boolean },
): Promise<void> {
  authorize(actor, 'travel-booking:set-done')
  await changeAudited(
    actor,
    { action: isDone ? 'set-done' : 'set-open', entity: 'travel-booking', entityId: id },
    (transaction) =>
      transaction.travelBooking.updateMany({ where: { id }, data: { doneAt: isDone ? new Date() : null } }),
  )
}

/** Deletes a request for good. Throws NOT_FOUND. */
export async function removeTravelBooking(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'travel-booking:remove')
  await changeAudited(actor, { action: 'remove', entity: 'travel-booking', entityId: id }, (transaction) =>
    transaction.travelBooking.deleteMany({ where: { id } }),
  )
}
