import 'server-only'
import { changeAudited } from '@/lib/audit/audit-writer'
import { authorize, authorizeAnyone, type Actor, type SignedInActor } from '@/lib/auth/permissions'
import { type BulkOutcome, withEach } from '@/lib/core/bulk'
import { AppError } from '@/lib/core/errors'
import { dateOfDay, dayInAddis } from '@/lib/core/day'
import type { Locale } from '@/lib/core/i18n/routing'
import { database } from '@/lib/db/client'
import { consumeLimit } from '@/lib/server/rate-limit'
import { isBookableDay } from '@/lib/vehicles/rules'
import { type MarkedAs, requestKinds, storedAs } from './kinds'
import type { RequestKind } from './rules'
import type { CreateContactInput, CreateTravelBookingInput } from './schema'
import { contactView, travelBookingView, type Contact, type TravelBooking } from './view'

/**
 * What was sent, in which language; `address` is the sender's, for counting. The same words that a form sends again within the hour,
 * because its page heard nothing, count once.
 */
type Sent<Input> = { input: Input; locale: Locale; address: string; isOfForm?: boolean }

const anHourAgo = () => new Date(Date.now() - 60 * 60 * 1000)

/** Stores a message from the contact form. Throws TOO_MANY_TRIES. */
export async function createContact(
  actor: Actor,
  { input, locale, address, isOfForm = false }: Sent<CreateContactInput>,
): Promise<Contact> {
  authorizeAnyone(actor, 'contact:create')
  await consumeLimit('public-form', address)
  const { select, toView } = contactView
  const data = { ...input, locale, isAdmin: actor.role === 'admin' }
  const table = database().contactMessage
  const same = { where: { ...data, createdAt: { gt: anHourAgo() } }, select }
  return toView((isOfForm && (await table.findFirst(same))) || (await table.create({ data, select })))
}

/**
 * Stores a request from the travel booking form. Throws TOO_MANY_TRIES, and DATE_OUT_OF_RANGE for a day before today
 * or more than a year ahead.
 */
export async function createTravelBooking(
  actor: Actor,
  { input: { date, ...input }, locale, address, isOfForm = false }: Sent<CreateTravelBookingInput>,
): Promise<TravelBooking> {
  authorizeAnyone(actor, 'travel-booking:create')
  await consumeLimit('public-form', address)
  if (!isBookableDay(date, dayInAddis(new Date()))) {
    throw new AppError('DATE_OUT_OF_RANGE', { date: 'dayOutOfRange' })
  }
  const { select, toView } = travelBookingView
  const data = { ...input, day: dateOfDay(date), locale, isAdmin: actor.role === 'admin' }
  const table = database().travelBooking
  const same = { where: { ...data, createdAt: { gt: anHourAgo() } }, select }
  return toView((isOfForm && (await table.findFirst(same))) || (await table.create({ data, select })))
}

type Marking = { id: string; isDone: boolean }

/** Marks a request as done or as open again. Throws NOT_FOUND. */
export async function setRequestDone(actor: Actor, kind: RequestKind, marking: Marking): Promise<void> {
  authorize(actor, requestKinds[kind].permissions.setDone)
  await mark(actor, kind, marking)
}

/**
 * Marks those of some requests that are there as done or as open; what was marked so before is left, so that taking this back
 * takes back nobody else's mark.
 */
export async function setRequestsDone(
  actor: Actor,
  kind: RequestKind,
  { ids, isDone }: { ids: readonly string[]; isDone: boolean },
): Promise<BulkOutcome> {
  authorize(actor, requestKinds[kind].permissions.setDone)
  const doneAt = isDone ? null : { not: null }
  return withEach(ids, async (id) => {
    await mark(actor, kind, { id, isDone, doneAt })
    return true
  })
}

/** Marks a request, or one that is marked in a way. Throws NOT_FOUND. */
async function mark(
  actor: SignedInActor,
  kind: RequestKind,
  { id, isDone, ...markedAs }: Marking & MarkedAs,
): Promise<void> {
  const action = isDone ? 'set-done' : 'set-open'
  const data = { doneAt: isDone ? new Date() : null }
  await changeAudited(actor, { action, entity: kind, entityId: id }, (transaction) =>
    storedAs(kind)
      .tableOf(transaction)
      .updateMany({ where: { id, ...markedAs }, data }),
  )
}

/** Deletes a request for good. Throws NOT_FOUND. */
export async function removeRequest(actor: Actor, kind: RequestKind, id: string): Promise<void> {
  authorize(actor, requestKinds[kind].permissions.remove)
  await changeAudited(actor, { action: 'remove', entity: kind, entityId: id }, (transaction) =>
    storedAs(kind).tableOf(transaction).deleteMany({ where: { id } }),
  )
}
