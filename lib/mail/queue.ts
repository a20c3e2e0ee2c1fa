import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '@/lib/db/client'
import { env } from '@/lib/core/env'
import type { Locale } from '@/lib/core/i18n/routing'
import { queueJob } from '@/lib/db/job-queue'
import type { ArgsOf, TemplateName } from './templates'

type Mail<Name extends TemplateName> = {
  template: Name
  args: ArgsOf<Name>
  recipient: string
  locale: Locale
}

/**
 * Puts a mail into the outbox, best in the transaction that gives the reason for it: both happen or none. A worker
 * writes and sends it (`jobs.ts`).
 */
export async function queueMail<Name extends TemplateName>(
  client: Database | Transaction,
  { template, args, recipient, locale }: Mail<Name>,
): Promise<void> {
  const { id } = await client.outboxMail.create({
    data: { template, args, recipient, locale, messageId: newMessageId() },
    select: { id: true },
  })
  await queueJob(client, 'send-mail', id)
}

/** A Message-ID, by which mail programs know a mail that reached them twice. */
export function newMessageId(): string {
  return `<${randomUUID()}@${new URL(env().SITE_URL).hostname}>`
}
