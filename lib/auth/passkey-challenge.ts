import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { isHttps } from '@/lib/core/env'
import { authSecret } from './session-token'

const cookie = 'passkey'
/** Seconds that a device may take to answer. */
export const passkeySeconds = 5 * 60
// A salt of its own: this cookie can never be taken for one of a session.
const key = () => ({ secret: authSecret(), salt: 'passkey' })

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
  const value = await encode({ token, maxAge: passkeySeconds, ...key() })
  const options = { httpOnly: true, sameSite: 'lax', secure: isHttps(), path: '/' } as const
  ;(await cookies()).set(cookie, value, { ...options, maxAge: passkeySeconds })
}

/** What this browser's device was asked for this purpose and this person; null where it was not, or too long ago. */
export async function readChallenge({ purpose, userId }: Asked): Promise<string | null> {
  const token = (await cookies()).get(cookie)?.value
  if (!token) return null
  try {
    const { data } = claims.safeParse(await decode({ token, ...key() }))
    return data?.purpose === purpose && data.sub === userId ? data.challenge : null
  } catch {
    // Expired or made up: the same as none.
    return null
  }
}
