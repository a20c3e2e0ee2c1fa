import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { database } from '@/lib/db/client'
import { RetryLater, type Attempt } from '@/lib/db/job-queue'
import { logger } from '@/lib/core/logger'
import { isOvertaken } from './overtaken'
import { activateSecret, writeMail, type StoredMail } from './prepare'
import { isRefusedForGood, SendingFailed, type MailTransport } from './transport'
import { DiscardMail } from './template'

type QueuedMail = StoredMail & { recipient: string; messageId: string; createdAt: Date }

/**
 * Sends a queued mail and records that it was sent, or why not. The queue gives a mail to one worker at a time; no
 * connection is held while the mail server is talked to. Throws RetryLater unless the mail is given up.
 */
export async function deliverMail(
  id: string,
  { transport, attempt }: { transport: MailTransport; attempt: Attempt },
): Promise<void> {
  // Its first step decides between sending it and taking it back (`withdrawBookingMails`).
  const [mail]: QueuedMail[] = await database().outboxMail.updateManyAndReturn({
    where: { id, state: 'queued' },
    data: { attempts: attempt.number },
    select: {
      ...{ id: true, template: true, args: true, locale: true },
      ...{ recipient: true, messageId: true, createdAt: true },
    },
  })
  // Sent before its process was killed, taken back, or dropped with its person.
  if (!mail) return
  try {
    // Once a mail was put off, those behind it go their own way.
    if (attempt.number > 1 && (await isOvertaken(mail))) {
      throw new DiscardMail('a later mail about the booking was sent')
    }
    await send(mail, transport)
  } catch (error) {
    return recordFailure(mail, attempt, error)
  }
  await recordSent(id)
}

/** Longer than the primary of a database takes to change; with four minutes of talk less than a dead process is given. */
const recordPatienceMs = 40_000
const againMs = 1000

/** Records that a mail was sent, also where the database is away just then: without the record it would be sent again. */
async function recordSent(id: string): Promise<void> {
  const sentAt = new Date()
  for (;;) {
    try {
      await database().outboxMail.updateMany({
        where: { id },
        data: { state: 'sent', sentAt, lastError: null },
      })
      return
    } catch (error) {
      if (Date.now() - sentAt.getTime() > recordPatienceMs) throw error
      await sleep(againMs)
    }
  }
}

async function send(mail: QueuedMail, transport: MailTransport): Promise<void> {
  const secret = await activateSecret(mail)
  const { subject, html, text, replyTo, leave } = await writeMail(mail, secret)
  const { messageId, recipient } = mail
  await transport({ messageId, recipient, subject, html, text, replyTo, leaveUrl: leave?.url })
}

async function recordFailure(mail: QueuedMail, attempt: Attempt, error: unknown): Promise<void> {
  const problem = error instanceof SendingFailed ? error.problem : undefined
  const isDiscarded = error instanceof DiscardMail
  const isGivenUp = isDiscarded || attempt.isLast || (problem !== undefined && isRefusedForGood(problem))
  // An unexpected error may quote what it worked on; the outbox keeps the words of mail servers and our own.
  const isTold = problem !== undefined || isDiscarded
  const lastError = isTold && error instanceof Error ? error.message.slice(0, 300) : 'unexpected error'
  await database().outboxMail.updateMany({
    where: { id: mail.id, state: 'queued' },
    data: {
      lastError,
      ...(isGivenUp && { state: 'failed', givenUpAt: new Date() }),
    },
  })
  const cause = problem ?? { name: error instanceof Error ? error.name : typeof error }
  logger.warn(
    { mailId: mail.id, template: mail.template, attempts: attempt.number, isGivenUp, cause },
    'mail not sent',
  )
  if (!isGivenUp) throw new RetryLater('the mail was not taken')
}
