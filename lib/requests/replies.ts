import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { authorize, type Actor } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import { fullName } from '@/lib/core/i18n/format'
import { database, lockRow } from '@/lib/db/client'
import { queueMail } from '@/lib/mail/queue'
import { requestKinds, storedAs } from './kinds'
import type { RequestKind } from './rules'
import type { ReplyInput } from './schema'

/** What staff answered by mail. */
export type Reply = {
  id: string
  text: string
  /** Who of the staff; null when the account is gone. */
  by: string | null
  /** ISO 8601. */
  sentAt: string
}

/** As long as this, the same words of one person to one request are one answer that was sent twice. */
const sameAnswerMs = 24 * 60 * 60 * 1000

/**
 * Answers a request by mail and marks it as done; an answer that is sent again, because its page heard nothing, counts once.
 * Throws NOT_FOUND, also where nobody left an address.
 */
export async function replyToRequest(
  actor: Actor,
  kind: RequestKind,
  { id, text }: ReplyInput,
): Promise<void> {
  authorize(actor, requestKinds[kind].permissions.reply)
  await database().$transaction(async (transaction) => {
    const { tableOf, select } = storedAs(kind)
    const table = tableOf(transaction)
    await lockRow(transaction, requestKinds[kind].tableName, id)
    const asked = await table.findUnique({ where: { id }, select })
    if (!asked?.email) throw new AppError('NOT_FOUND')
    const answer = { ...requestKinds[kind].replyOf(id), text, actorId: actor.id }
    const since = new Date(Date.now() - sameAnswerMs)
    const sent = await transaction.requestReply.count({ where: { ...answer, createdAt: { gt: since } } })
    if (sent > 0) return
    const { firstName, email, locale, message } = asked
    await transaction.requestReply.create({ data: answer, select: { id: true } })
    await table.updateMany({ where: { id, doneAt: null }, data: { doneAt: new Date() } })
    const args = { firstName, text, asked: message ?? '' }
    await queueMail(transaction, { template: 'request-reply', args, recipient: email, locale })
    await recordAudit(transaction, actor, { action: 'reply', entity: kind, entityId: id })
  })
}

/** What was answered to a request, oldest first. */
export async function listReplies(actor: Actor, kind: RequestKind, id: string): Promise<Reply[]> {
  authorize(actor, requestKinds[kind].permissions.list)
  const rows = await database().requestReply.findMany({
    where: requestKinds[kind].replyOf(id),
    select: {
      id: true,
      text: true,
      createdAt: true,
      actor: { select: { firstName: true, lastName: true } },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: 100,
  })
  return rows.map(({ createdAt, actor: staff, ...reply }) => ({
    ...reply,
    by: staff && fullName(staff),
    sentAt: createdAt.toISOString(),
  }))
}
