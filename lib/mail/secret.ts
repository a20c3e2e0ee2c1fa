import 'server-only'
import { createHash, createHmac } from 'node:crypto'
import { env } from '@/lib/core/env'

/**
 * The secret that a mail's link carries. Derived from the mail's id and never stored, so that each attempt to send
 * makes the same mail and nobody who reads the database can use its links (docs/decisions/mails.md).
 */
export function mailSecret(mailId: string): string {
  const key = env().AUTH_SECRET
  if (!key) throw new Error('AUTH_SECRET: required')
  return createHmac('sha256', key).update(`link of mail ${mailId}`).digest('base64url')
}

/** What is kept of a secret, to recognise it when it comes back. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
