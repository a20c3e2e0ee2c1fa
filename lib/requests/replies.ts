import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize, type SignedInActor } from '@/lib/auth/actor'
import { database, type Transaction } from '@/lib/db/client'
import { AppError } from '@/lib/core/errors'
import type { Locale } from '@/lib/core/i18n/routing'
import { queueMail } from '@/lib/mail/queue'
import type { ReplyInput } from './reply-schema'

/** What staff answered by mail. */
export type Reply = {
  id: string
  text: string
  /** Who of the staff; null when the account is gone. */
  by: string | null
  /** ISO 8601. */
  sentAt: string
}

const asked = { firstName: true, email: true, locale: true, message: true } as const
type Asked = {
  firstName: string
  email: string | null
  locale: Locale
  message: string | null
}

/** Answers a message by mail and marks it as done. Throws NOT_FOUND. */
export async function replyToContact(actor: Actor, { id, text }: ReplyInput): Promise<void> {
  authorize(actor, 'contact:reply')
  await database().$transaction(async (transaction) => {
    const contact = await transaction.contactMessage.findUnique({ where: { id }, select: asked })
    if (!contact) throw new AppError('NOT_FOUND')
    await transaction.requestReply.create({
      data: { contactId: id, text, actorId: actor.id },
      select: { id: true },
    })
    await transaction.contactMessage.updateMany({ where: { id, doneAt: null }, data: { doneAt: new Date() } })
    await send(transaction, actor, { entity: 'contact', id, text, asked: contact })
  })
}

/** Answers a travel request by mail and marks it as done. Throws NOT_FOUND, also where nobody left an address. */
export async function replyToTravelBooking(actor: Actor, { id, text }: ReplyInput): Promise<void> {
  authorize(actor, 'travel-booking:reply')
  await database().$transaction(async (transaction) => {
    const booking = await transaction.travelBooking.findUnique({ where: { id }, select: asked })
    if (!booking) throw new AppError('NOT_FOUND')
    await transaction.requestReply.create({
      data: { travelBookingId: id, text, actorId: actor.id },
      select: { id: true },
    })
    await transaction.travelBooking.updateMany({ where: { id, doneAt: null }, data: { doneAt: new Date() } })
    await send(transaction, actor, { entity: 'travel-booking', id, text, asked: booking })
  })
}

type Sending = { entity: 'contact' | 'travel-booking'; id: string; text: string; asked: Asked }

async function send(
  transaction: Transaction,
  { id: actorId, role }: SignedInActor,
  { entity, id, text, asked: { firstName, email, locale, message } }: Sending,
): Promise<void> {
  if (!email) throw new AppError('NOT_FOUND')
  await queueMail(transaction, {
    template: 'request-reply',
    args: { firstName, text, asked: message ?? '' },
    recipient: email,
    locale,
  })
  await recordAudit(transaction, { id: actorId, role }, { action: 'reply', entity, entityId: id })
}

/** What was answered to a message, oldest first. */
export async function listContactReplies(actor: Actor, contactId: string): Promise<Reply[]> {
  authorize(actor, 'contact:list')
  return repliesWhere({ contactId })
}

/** What was answered to a travel request, oldest first. */
export async function listTravelBookingReplies(actor: Actor, travelBookingId: string): Promise<Reply[]> {
  authorize(actor, 'travel-booking:list')
  return repliesWhere({ travelBookingId })
}

async function repliesWhere(where: { contactId: string } | { travelBookingId: string }): Promise<Reply[]> {
  const rows = await database().requestReply.findMany({
    where,
    select: {
      id: true,
      text: true,
      createdAt: true,
      actor: { select: { firstName: true, lastName: true } },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: 100,
  })
  return rows.map(({ id, text, createdAt, actor }) => ({
    id,
    text,
    by: actor && `${actor.firstName} ${actor.lastName}`.trim(),
    sentAt: createdAt.toISOString(),
  }))
}
