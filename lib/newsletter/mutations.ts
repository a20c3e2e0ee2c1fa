import 'server-only'
import { randomUUID } from 'node:crypto'
import { recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize, authorizeAnyone } from '@/lib/auth/permissions'
import { subscriberOfKey } from '@/lib/auth/secret-link'
import { messageOnce } from '@/lib/bookings/new-booking'
import { database } from '@/lib/db/client'
import { AppError } from '@/lib/core/errors'
import { consumeLimit } from '@/lib/server/rate-limit'
import type { Locale } from '@/lib/core/i18n/routing'
import { queueMail, queueMails, withdrawNewsletterMails } from '@/lib/mail/queue'
import { secretHash } from '@/lib/auth/link-tokens'
import type { NewsletterInput } from './schema'

const askAgainAfterMs = 60 * 60 * 1000

/**
 * Keeps an address once and asks its owner by mail. The answer is the same for an address that is known already: nobody
 * learns who reads the newsletter, and nobody's mailbox is filled by asking over and over. Throws TOO_MANY_TRIES.
 */
export async function subscribeToNewsletter(
  actor: Actor,
  { email, locale, address }: { email: string; locale: Locale; address: string },
): Promise<void> {
  authorizeAnyone(actor, 'newsletter:subscribe')
  await consumeLimit('public-form', address)
  await database().$transaction(async (transaction) => {
    const added = await transaction.newsletterSubscriber.createMany({
      data: { email, locale },
      skipDuplicates: true,
    })
    const isDue =
      added.count === 1 ||
      (
        await transaction.newsletterSubscriber.updateMany({
          where: { email, confirmedAt: null, askedAt: { lt: new Date(Date.now() - askAgainAfterMs) } },
          data: { askedAt: new Date(), locale },
        })
      ).count === 1
    if (!isDue) return
    const { id } = await transaction.newsletterSubscriber.findUniqueOrThrow({
      where: { email },
      select: { id: true },
    })
    // Of two that a mail server puts off, either may come last and end the link of the other.
    await withdrawNewsletterMails(transaction, { email, subscriberId: id })
    await queueMail(transaction, {
      template: 'newsletter-confirm',
      args: { subscriberId: id },
      recipient: email,
      locale,
    })
  })
}

// The link that asks whether the newsletter is wanted, or that of one of its mails.
function ofLink(secret: string) {
  const id = subscriberOfKey(secret)
  return id ? { id } : { tokenHash: secretHash(secret) }
}

export type Subscription = { email: string; isConfirmed: boolean }

/** The subscription that the link of a mail belongs to, or null; looking changes nothing. */
export async function getSubscription(actor: Actor, secret: string): Promise<Subscription | null> {
  authorizeAnyone(actor, 'newsletter:confirm-own')
  const row = await database().newsletterSubscriber.findUnique({
    where: ofLink(secret),
    select: { email: true, confirmedAt: true },
  })
  return row && { email: row.email, isConfirmed: row.confirmedAt !== null }
}

/** Confirms the subscription of a link. Throws NOT_FOUND for a link that does not count. */
export async function confirmSubscription(actor: Actor, secret: string): Promise<void> {
  authorizeAnyone(actor, 'newsletter:confirm-own')
  const confirmed = await database().newsletterSubscriber.updateMany({
    where: ofLink(secret),
    data: { confirmedAt: new Date() },
  })
  if (confirmed.count === 0) throw new AppError('NOT_FOUND')
}

/**
 * Ends the subscription of a link and forgets the address, with the mails that still wait to ask its owner. Leaving twice is
 * no mistake.
 */
export async function removeSubscription(actor: Actor, secret: string): Promise<void> {
  authorizeAnyone(actor, 'newsletter:leave-own')
  await database().$transaction(async (transaction) => {
    const row = await transaction.newsletterSubscriber.findUnique({
      where: ofLink(secret),
      select: { id: true, email: true },
    })
    if (!row) return
    const { id, email } = row
    // First: whoever asks anew at the same moment has queued their mail by then, or finds no subscriber.
    await transaction.newsletterSubscriber.deleteMany({ where: { id } })
    await withdrawNewsletterMails(transaction, { email, subscriberId: id })
  })
}

/** How many people read each language of the newsletter. */
export type NewsletterReaders = { locale: Locale; count: number }[]

/** Whom a newsletter would reach: those who have confirmed that they want it. */
export async function countNewsletterReaders(actor: Actor): Promise<NewsletterReaders> {
  authorize(actor, 'newsletter:send')
  const groups = await database().newsletterSubscriber.groupBy({
    by: ['locale'],
    where: { confirmedAt: { not: null } },
    orderBy: { locale: 'asc' },
    _count: true,
  })
  return groups.map(({ locale, _count: count }) => ({ locale, count }))
}

// Tens of thousands of mails are written in a minute: one portion well within the time of a statement.
const perPortion = 1000
const sendingMs = 120_000

/**
 * Sends a newsletter to everybody who has confirmed that they want it, in the language they read; a language without words
 * gets none. Returns how many get it. The same `requestKey` sends once and gets the same answer. Throws IDEMPOTENCY_CONFLICT.
 */
export async function sendNewsletter(
  actor: Actor,
  { subjects, texts, requestKey }: NewsletterInput,
): Promise<number> {
  authorize(actor, 'newsletter:send')
  return database().$transaction(
    (transaction) =>
      messageOnce(transaction, { actor, requestKey, input: { subjects, texts } }, async () => {
        const readers = await transaction.newsletterSubscriber.findMany({
          where: { confirmedAt: { not: null } },
          select: { id: true, email: true, locale: true },
        })
        const mails = readers.flatMap(({ id, email, locale }) => {
          const [subject, text] = [subjects[locale], texts[locale]]
          if (!subject || !text) return []
          const args = { subscriberId: id, subject, text }
          return [{ template: 'newsletter', recipient: email, locale, args } as const]
        })
        for (let from = 0; from < mails.length; from += perPortion) {
          await queueMails(transaction, mails.slice(from, from + perPortion))
        }
        await recordAudit(transaction, actor, {
          action: 'send',
          entity: 'newsletter',
          entityId: randomUUID(),
        })
        return mails.length
      }),
    { timeout: sendingMs },
  )
}
