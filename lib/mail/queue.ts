import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '@/lib/db/client'
import { env } from '@/lib/core/env'
import type { Locale } from '@/lib/core/i18n/routing'
import { queueJob } from '@/lib/db/job-queue'
import { templates, type ArgsOf, type TemplateName } from './templates'

type Mail<Name extends TemplateName> = {
  template: Name
  args: ArgsOf<Name>
  recipient: string
  locale: Locale
}

/**
 * Puts a mail into the outbox, best in the transaction that gives the reason for it: both happen or none. A worker
 * sends it (`deliver.ts`). Throws when the arguments do not fit the template.
 */
export async function queueMail<Name extends TemplateName>(
  client: Database | Transaction,
  { template, args, recipient, locale }: Mail<Name>,
): Promise<void> {
  const { id } = await client.outboxMail.create({
    data: { template, args: templates[template].parse(args), recipient, locale, messageId: newMessageId() },
    select: { id: true },
  })
  await queueJob(client, 'send-mail', id)
}

/** A Message-ID, by which mail programs know a mail that reached them twice. */
export function newMessageId(): string {
  return `<${randomUUID()}@${new URL(env().SITE_URL).hostname}>`
}
