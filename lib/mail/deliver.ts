import 'server-only'
import { database, type Transaction } from '@/lib/db/client'
import { logger } from '@/lib/core/logger'
import { activateSecret, writeMail, type StoredMail } from './prepare'
import { isRefusedForGood, isServerProblem, nextAttemptAt } from './rules'
import { PointlessMail } from './template'
import { SendingFailed, type MailTransport } from './transport'

type DueMail = StoredMail & { recipient: string; messageId: string; attempts: number }
type Outcome = 'none' | 'sent' | 'failed' | 'server-problem'

// Longer than the transport's patience: the lock must outlive every attempt.
const transactionOptions = { maxWait: 15_000, timeout: 240_000 }

/**
 * Sends what is due, oldest first, until nothing is due, the server fails or `signal` asks to stop. Any number of
 * workers may run at once: a mail is locked by the one that sends it, and the lock goes with its process.
 */
export async function deliverDueMails(transport: MailTransport, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const outcome = await database().$transaction((transaction) => deliverOne(transaction, transport), {
      ...transactionOptions,
    })
    if (outcome === 'none' || outcome === 'server-problem') return
  }
}

async function deliverOne(transaction: Transaction, transport: MailTransport): Promise<Outcome> {
  const mail = await lockDueMail(transaction)
  if (!mail) return 'none'
  try {
    const secret = await activateSecret(mail)
    const { subject, html, text, replyTo, leave } = await writeMail(mail, secret)
    const { messageId, recipient } = mail
    await transport({ messageId, recipient, subject, html, text, replyTo, leaveUrl: leave?.url })
  } catch (error) {
    return recordFailure(transaction, mail, error)
  }
  await transaction.outboxMail.update({
    where: { id: mail.id },
    data: { state: 'sent', sentAt: new Date(), attempts: { increment: 1 }, lastError: null },
    select: { id: true },
  })
  return 'sent'
}

async function lockDueMail(transaction: Transaction): Promise<DueMail | null> {
  const [row] = await transaction.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "outbox_mails" WHERE "state" = 'queued' AND "next_attempt_at" <= now()
    ORDER BY "next_attempt_at", "id" LIMIT 1 FOR UPDATE SKIP LOCKED`
  if (!row) return null
  return transaction.outboxMail.findUniqueOrThrow({
    where: { id: row.id },
    select: {
      id: true,
      template: true,
      args: true,
      locale: true,
      recipient: true,
      messageId: true,
      attempts: true,
    },
  })
}

async function recordFailure(transaction: Transaction, mail: DueMail, error: unknown): Promise<Outcome> {
  const attempts = mail.attempts + 1
  const problem = error instanceof SendingFailed ? error.problem : undefined
  const isHopeless = error instanceof PointlessMail || (problem && isRefusedForGood(problem))
  const again = isHopeless ? null : nextAttemptAt(attempts, new Date())
  // An unexpected error may quote what it worked on; the outbox keeps the words of mail servers and our own.
  const isTold = problem !== undefined || error instanceof PointlessMail
  const lastError = isTold && error instanceof Error ? error.message.slice(0, 300) : 'unexpected error'
  await transaction.outboxMail.update({
    where: { id: mail.id },
    data: { attempts, lastError, ...(again ? { nextAttemptAt: again } : { state: 'failed' }) },
    select: { id: true },
  })
  const cause = problem ?? { name: error instanceof Error ? error.name : typeof error }
  logger.warn(
    { mailId: mail.id, template: mail.template, attempts, isGivenUp: !again, cause },
    'mail not sent',
  )
  return problem && isServerProblem(problem) ? 'server-problem' : 'failed'
}
