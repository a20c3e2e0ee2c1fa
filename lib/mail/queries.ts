import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { database, type Transaction } from '@/lib/db/client'
import {
  cursorArgs,
  cursorPage,
  cursorWhere,
  momentOrders,
  type Page,
  type PageRequest,
} from '@/lib/db/cursor'
import { searchWords } from '@/lib/db/search'
import { soughtText } from '@/lib/db/sought-text'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { nextAttemptOf, queueJobs } from '@/lib/db/job-queue'
import { newMessageId } from './queue'
import { activateSecret, hiddenSecret, type StoredMail, writeMail } from './prepare'
import { DiscardMail } from './template'
import type { OutboxQuery } from './schema'
import { type OutboxMail, outboxSelect, toMail } from './view'

const perPage = 30

/** How a mail reads. The secret of its link is shown on a demo installation only. */
export type MailPreview = {
  subject: string
  text: string
  html: string
  action: { label: string; url: string } | null
}

/** The mails of the outbox, by state and by any part of the recipient, in any spelling. */
export async function listOutboxMails(
  actor: Actor,
  { q, state, sort = 'newest', limit = perPage, ...request }: Partial<OutboxQuery> & PageRequest,
): Promise<Page<OutboxMail>> {
  authorize(actor, 'outbox:read')
  const place = { ...request, order: momentOrders[sort], limit }
  const where = { ...(state && { state }), AND: [...searchWords(q).map(soughtText), cursorWhere(place)] }
  const rows = await database().outboxMail.findMany({ where, select: outboxSelect, ...cursorArgs(place) })
  return cursorPage(rows, place, toMail)
}

/** The most mails of one booking that are shown, the newest. */
const mostOfBooking = 30

/** The mails about a booking, newest first. */
export async function listBookingMails(actor: Actor, bookingId: string): Promise<OutboxMail[]> {
  authorize(actor, 'outbox:read')
  const ids = await database().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "outbox_mails" WHERE "args" ->> 'bookingId' = ${bookingId}
    ORDER BY "created_at" DESC, "id" DESC LIMIT ${mostOfBooking}`
  const rows = await database().outboxMail.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: outboxSelect,
  })
  return rows.map(toMail)
}

/** One mail and when it is tried next, or null when there is none with that id. */
export async function getOutboxMail(
  actor: Actor,
  id: string,
): Promise<(OutboxMail & { nextAttemptAt: string | null }) | null> {
  authorize(actor, 'outbox:read')
  const [row, nextAttemptAt] = await Promise.all([
    database().outboxMail.findUnique({ where: { id }, select: outboxSelect }),
    nextAttemptOf(database(), 'send-mail', id),
  ])
  return row && { ...toMail(row), nextAttemptAt: nextAttemptAt?.toISOString() ?? null }
}

/** How a mail reads, or null when it is gone or has lost its sense. */
export async function previewOutboxMail(actor: Actor, id: string): Promise<MailPreview | null> {
  authorize(actor, 'outbox:read')
  const stored: StoredMail | null = await database().outboxMail.findUnique({
    where: { id },
    select: { id: true, template: true, args: true, locale: true },
  })
  if (!stored) return null
  try {
    const secret = env().IS_DEMO ? await activateSecret(stored) : hiddenSecret
    const { subject, text, html, action = null } = await writeMail(stored, secret)
    return { subject, text, html, action }
  } catch (error) {
    if (error instanceof DiscardMail) return null
    throw error
  }
}

/**
 * Sends a mail again: one that waits or failed as it is, with all its attempts before it; one that was sent as a new
 * mail with a Message-ID and a link of its own. Throws NOT_FOUND.
 */
export async function resendOutboxMail(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'outbox:resend')
  const staff = { id: actor.id, role: actor.role }
  await database().$transaction(async (transaction) => {
    const isWaiting = await queueAgain(transaction, id)
    if (!isWaiting && !(await queueCopy(transaction, id))) throw new AppError('NOT_FOUND')
    await recordAudit(transaction, staff, { action: 'resend', entity: 'mail', entityId: id })
  })
}

async function queueAgain(transaction: Transaction, id: string): Promise<boolean> {
  const queued = await transaction.outboxMail.updateMany({
    where: { id, state: { in: ['queued', 'failed'] } },
    data: { state: 'queued', attempts: 0, givenUpAt: null },
  })
  if (queued.count === 0) return false
  await queueJobs(transaction, 'send-mail', [id])
  return true
}

async function queueCopy(transaction: Transaction, id: string): Promise<boolean> {
  const sent = await transaction.outboxMail.findUnique({
    where: { id },
    select: { template: true, args: true, recipient: true, locale: true },
  })
  if (!sent) return false
  const copy = await transaction.outboxMail.create({
    data: { ...sent, args: sent.args ?? {}, messageId: newMessageId() },
    select: { id: true },
  })
  await queueJobs(transaction, 'send-mail', [copy.id])
  return true
}
