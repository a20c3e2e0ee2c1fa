import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '@/lib/db/client'
import { env } from '@/lib/core/env'
import type { Locale } from '@/lib/core/i18n/routing'
import { dropJob, queueJob } from '@/lib/db/job-queue'
import type { ArgsOf, BookingMailArgs, TemplateName } from './templates'

type Mail<Name extends TemplateName> = {
  template: Name
  args: ArgsOf<Name>
  recipient: string
  locale: Locale
  /** How long it waits before it leaves, so that its cause can be taken back. */
  delaySeconds?: number
}

/**
 * Puts a mail into the outbox, best in the transaction that gives the reason for it: both happen or none. A worker
 * writes and sends it (`jobs.ts`).
 */
export async function queueMail<Name extends TemplateName>(
  client: Database | Transaction,
  { template, args, recipient, locale, delaySeconds }: Mail<Name>,
): Promise<void> {
  const { id } = await client.outboxMail.create({
    data: { template, args, recipient, locale, messageId: newMessageId() },
    select: { id: true },
  })
  await queueJob(client, 'send-mail', id, delaySeconds)
}

/**
 * Takes back the mails about a booking's `event` that were queued since a moment and that no worker has begun to send.
 * A worker who begins at the same time waits for the end of this transaction, or this for the worker's first step.
 * Returns how many could not be taken back.
 */
export async function withdrawBookingMails(
  transaction: Transaction,
  { bookingId, event, since }: Pick<BookingMailArgs, 'bookingId' | 'event'> & { since: Date },
): Promise<number> {
  const about = {
    createdAt: { gte: since },
    AND: [{ args: { path: ['bookingId'], equals: bookingId } }, { args: { path: ['event'], equals: event } }],
  }
  const waiting = { ...about, state: 'queued', attempts: 0 } as const
  const mails = await transaction.outboxMail.findMany({ where: waiting, select: { id: true } })
  await transaction.outboxMail.deleteMany({ where: { ...waiting, id: { in: mails.map(({ id }) => id) } } })
  for (const { id } of mails) await dropJob(transaction, 'send-mail', id)
  return transaction.outboxMail.count({ where: about })
}

/** A Message-ID, by which mail programs know a mail that reached them twice. */
export function newMessageId(): string {
  return `<${randomUUID()}@${new URL(env().SITE_URL).hostname}>`
}
