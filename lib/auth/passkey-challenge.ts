import 'server-only'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { isHttps } from '@/lib/core/env'
import { decryptClaims, encryptClaims } from './session-token'

const cookie = 'passkey'
/** Seconds that a device may take to answer. */
export const passkeySeconds = 5 * 60
const salt = 'passkey'

const claims = z.object({
  challenge: z.string(),
  purpose: z.enum(['register', 'sign-in', 'second-step', 'prove']),
  /** Who was asked; none where the passkey itself says who it is. */
  sub: z.uuid().optional(),
})
type Asked = { purpose: z.output<typeof claims>['purpose']; userId?: string | undefined }

/**
 * Remembers in the browser, encrypted and for five minutes, what a device was asked. A cookie and no row: whoever is not signed
 * in may ask as often as they like and fill no table. That it counts once is held by whoever checks the answer.
 */
export async function keepChallenge({
  purpose,
  userId,
  challenge,
}: Asked & { challenge: string }): Promise<void> {
  const token = { challenge, purpose, ...(userId && { sub: userId }) }
  const value = await encryptClaims(token, { salt, seconds: passkeySeconds })
  const options = { httpOnly: true, sameSite: 'lax', secure: isHttps(), path: '/' } as const
  ;(await cookies()).set(cookie, value, { ...options, maxAge: passkeySeconds })
}

/** What this browser's device was asked for this purpose and this person; null where it was not, or too long ago. */
export async function readChallenge({ purpose, userId }: Asked): Promise<string | null> {
  const kept = await decryptClaims(claims, (await cookies()).get(cookie)?.value, { salt })
  return kept?.purpose === purpose && kept.sub === userId ? kept.challenge : null
}
