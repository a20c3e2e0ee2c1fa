import { decode, encode, type JWT } from 'next-auth/jwt'
import { z } from 'zod'
import { env, isHttps } from '@/lib/core/env'

/** Days a sign-in lasts. */
const sessionDays = 30
export const sessionSeconds = sessionDays * 24 * 60 * 60

const claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  role: z.enum(['user', 'subadmin', 'admin']),
})
export type SessionClaims = z.infer<typeof claims>

/** Name of the cookie, as next-auth has it; browsers accept the `__Secure-` prefix on https only. */
export function sessionCookieName(): string {
  return isHttps() ? '__Secure-next-auth.session-token' : 'next-auth.session-token'
}

/** The cookie of somebody whose password was right and who still has to type a code. */
export const secondStepCookie = 'second-step'

/** The key of everything that this site encrypts or signs. Throws without AUTH_SECRET. */
export function authSecret(): string {
  const value = env().AUTH_SECRET
  if (!value) throw new Error('AUTH_SECRET: required')
  return value
}

type Encryption = {
  /** Of a cookie for anything but a session, so that it can never be taken for one. */
  salt?: string
  /** For how long it counts. */
  seconds: number
}

/** Encrypts claims, to be kept in a cookie. */
export function encryptClaims(token: JWT, { salt = '', seconds }: Encryption): Promise<string> {
  return encode({ token, secret: authSecret(), salt, maxAge: seconds })
}

/** The claims that a cookie holds; null when it is missing, forged, expired, or was encrypted with another salt. */
export async function decryptClaims<Schema extends z.ZodType>(
  schema: Schema,
  value: string | undefined,
  { salt = '' }: Pick<Encryption, 'salt'> = {},
): Promise<z.output<Schema> | null> {
  if (!value) return null
  try {
    return schema.safeParse(await decode({ token: value, secret: authSecret(), salt })).data ?? null
  } catch {
    // A cookie that cannot be decrypted is somebody's old or made-up one: the same as none.
    return null
  }
}

/** Encrypts the claims of a sign-in for the cookie. */
export const encodeSessionToken = (token: SessionClaims): Promise<string> =>
  encryptClaims(token, { seconds: sessionSeconds })

/**
 * What the cookie says, or null when it is missing, forged or expired. It proves nothing about today: whether
 * the session still exists is asked of the database (`currentActor`).
 */
export const decodeSessionToken = (value: string | undefined): Promise<SessionClaims | null> =>
  decryptClaims(claims, value)
