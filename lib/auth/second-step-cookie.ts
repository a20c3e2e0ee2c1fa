import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { isHttps } from '@/lib/core/env'
import { authSecret } from './session-token'

/** The cookie of somebody whose password was right and who still has to type a code. */
export const secondStepCookie = 'second-step'

const seconds = 10 * 60
// A salt of its own: this cookie can never be taken for one of a session.
const key = () => ({ secret: authSecret(), salt: 'second-step' })
const options = () => ({ httpOnly: true, sameSite: 'lax', secure: isHttps(), path: '/' }) as const

const claims = z.object({ sub: z.uuid(), epoch: z.int() })
/** Whose password was right, in which epoch of their sessions. */
type FirstStep = { userId: string; sessionEpoch: number }

/** Remembers in the browser, encrypted and for ten minutes, that the first step of a sign-in is done. */
export async function keepFirstStep({ userId, sessionEpoch }: FirstStep): Promise<void> {
  const token = { sub: userId, epoch: sessionEpoch }
  const value = await encode({ token, maxAge: seconds, ...key() })
  ;(await cookies()).set(secondStepCookie, value, { ...options(), maxAge: seconds })
}

/** The first step that this browser has done, if it did one a moment ago. */
export async function readFirstStep(): Promise<FirstStep | null> {
  const token = (await cookies()).get(secondStepCookie)?.value
  if (!token) return null
  try {
    const { data } = claims.safeParse(await decode({ token, ...key() }))
    return data ? { userId: data.sub, sessionEpoch: data.epoch } : null
  } catch {
    // Expired or made up: the same as none.
    return null
  }
}

/** Begins the sign-in anew. */
export async function forgetFirstStep(): Promise<void> {
  ;(await cookies()).delete({ name: secondStepCookie, ...options() })
}
