import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '@/lib/db/client'
import { env } from '@/lib/core/env'
import type { Locale } from '@/lib/core/i18n/routing'
import type { Prisma } from '@/lib/db/generated/client'
import { dropJob, queueJobs } from '@/lib/db/job-queue'
import type { BookingMailArgs } from './booking-facts'
import type { ArgsOf, TemplateName } from './templates'

type Mail<Name extends TemplateName> = {
  template: Name
  args: ArgsOf<Name>
  recipient: string
  locale: Locale
}

/**
 * Mails about an account, which are its holder's whoever owns the address (the database's `forget_customer` names them as
 * well). Somebody waits for them, or must know at once: they overtake whatever else waits.
 */
export const accountMails: readonly TemplateName[] = [
  'reset-password',
  'confirm-email',
  'password-changed',
  'factor-changed',
]
const isAccountMail = (template: TemplateName) => accountMails.includes(template)
// Lower goes first: nobody waits for a newsletter, which has many readers.
const priorityOf = (template: TemplateName | undefined) =>
  template === 'newsletter' ? 10 : template && isAccountMail(template) ? -10 : 0

/**
 * Puts mails into the outbox, best in the transaction that gives the reason for them: both happen or none. A worker
 * writes and sends them (`jobs.ts`), not before `delaySeconds`, so that their cause can be taken back.
 */
export async function queueMails<Name extends TemplateName>(
  client: Database | Transaction,
  mails: readonly Mail<Name>[],
  delaySeconds = 0,
): Promise<void> {
  const rows = await client.outboxMail.createManyAndReturn({
    data: mails.map((mail) => ({ ...mail, messageId: newMessageId() })),
    select: { id: true },
  })
  await queueJobs(
    client,
    'send-mail',
    rows.map(({ id }) => id),
    { delaySeconds, priority: priorityOf(mails[0]?.template) },
  )
}

/** Puts one mail into the outbox. */
export const queueMail = <Name extends TemplateName>(client: Database | Transaction, mail: Mail<Name>) =>
  queueMails(client, [mail])

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
  await dropMails(transaction, { ...about, state: 'queued', attempts: 0 })
  return transaction.outboxMail.count({ where: about })
}

/** Takes back the mails to a subscriber of the newsletter that still wait, also those that a mail server put off. */
export async function withdrawNewsletterMails(
  transaction: Transaction,
  { email, subscriberId }: { email: string } & ArgsOf<'newsletter-confirm'>,
): Promise<void> {
  await dropMails(transaction, {
    ...{ recipient: email, state: 'queued' },
    args: { path: ['subscriberId'], equals: subscriberId },
  })
}

async function dropMails(transaction: Transaction, waiting: Prisma.OutboxMailWhereInput): Promise<void> {
  const mails = await transaction.outboxMail.findMany({ where: waiting, select: { id: true } })
  await transaction.outboxMail.deleteMany({ where: { ...waiting, id: { in: mails.map(({ id }) => id) } } })
  for (const { id } of mails) await dropJob(transaction, 'send-mail', id)
}

/** A Message-ID, by which mail programs know a mail that reached them twice. */
export function newMessageId(): string {
  return `<${randomUUID()}@${new URL(env().SITE_URL).hostname}>`
}
