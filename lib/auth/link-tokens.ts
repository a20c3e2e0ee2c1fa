import 'server-only'
import { database, type Transaction } from '@/lib/db/client'
import { createHash, createHmac } from 'node:crypto'
import { authSecret } from './session-token'
import type { Locale } from '@/lib/core/i18n/routing'

export type LinkPurpose = 'reset_password' | 'confirm_email'

/** How long a link in a mail counts, in minutes from the moment the mail is sent. */
export const linkMinutes = { reset_password: 60, confirm_email: 3 * 24 * 60 } as const satisfies Record<
  LinkPurpose,
  number
>

/** A link of a mail: whose it is, for which address and what it may do; of its secret only the hash. */
export type Link = { userId: string; email: string; purpose: LinkPurpose; tokenHash: string }

/**
 * Makes a link of a mail count from now on. A later attempt to send the same mail renews it unless it was used. False
 * when the person is gone or has another address by now: the mail is worth nothing then.
 */
export async function storeLinkToken({ userId, email, purpose, tokenHash }: Link): Promise<boolean> {
  const person = await database().user.findFirst({ where: { id: userId, email }, select: { id: true } })
  if (!person) return false
  const expiresAt = new Date(Date.now() + linkMinutes[purpose] * 60_000)
  await database().verificationToken.upsert({
    where: { tokenHash },
    create: { userId, email, purpose, tokenHash, expiresAt },
    update: { expiresAt },
    select: { id: true },
  })
  return true
}

type Key = { tokenHash: string; purpose: LinkPurpose }
type Person = { id: string; email: string; firstName: string; locale: Locale }

const person = { select: { id: true, email: true, firstName: true, locale: true } } as const

/** A link that still counts. One to confirm an address does until that is confirmed, which a new password by mail does too. */
const counting = ({ tokenHash, purpose }: Key, now: Date) => ({
  ...{ tokenHash, purpose, usedAt: null, expiresAt: { gt: now } },
  ...(purpose === 'confirm_email' && { user: { emailConfirmedAt: null } }),
})

/** Whose link it is, if it still counts; looking does not use it up. */
export async function ownerOfLink(key: Key): Promise<Person | null> {
  const token = await database().verificationToken.findFirst({
    where: counting(key, new Date()),
    select: { email: true, user: person },
  })
  return token && token.email === token.user.email ? token.user : null
}

/**
 * Uses a link up, and with it every other one of the person for the same purpose. Null when it does not count any more;
 * of several at once exactly one gets the person.
 */
export async function redeemLink(transaction: Transaction, key: Key): Promise<Person | null> {
  const { tokenHash, purpose } = key
  const now = new Date()
  const used = await transaction.verificationToken.updateMany({
    where: counting(key, now),
    data: { usedAt: now },
  })
  if (used.count === 0) return null
  const token = await transaction.verificationToken.findUniqueOrThrow({
    where: { tokenHash },
    select: { email: true, user: person },
  })
  if (token.email !== token.user.email) return null
  await transaction.verificationToken.updateMany({
    where: { userId: token.user.id, purpose, usedAt: null },
    data: { usedAt: now },
  })
  return token.user
}

/**
 * The secret that a mail's link carries. Derived from the mail's id and never stored, so that each attempt to send
 * makes the same mail and nobody who reads the database can use its links (docs/decisions/mails.md).
 */
export function mailSecret(mailId: string): string {
  return createHmac('sha256', authSecret()).update(`link of mail ${mailId}`).digest('base64url')
}

/** What is kept of a secret, to recognise it when it comes back. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
