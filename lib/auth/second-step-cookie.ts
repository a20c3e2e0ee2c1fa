import 'server-only'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { isHttps } from '@/lib/core/env'
import { decryptClaims, encryptClaims, secondStepCookie } from './session-token'

const seconds = 10 * 60
const salt = 'second-step'
const options = () => ({ httpOnly: true, sameSite: 'lax', secure: isHttps(), path: '/' }) as const

const claims = z.object({ sub: z.uuid(), epoch: z.int() })
/** Whose password was right, in which epoch of their sessions. */
type FirstStep = { userId: string; sessionEpoch: number }

/** Remembers in the browser, encrypted and for ten minutes, that the first step of a sign-in is done. */
export async function keepFirstStep({ userId, sessionEpoch }: FirstStep): Promise<void> {
  const token = { sub: userId, epoch: sessionEpoch }
  const value = await encryptClaims(token, { salt, seconds })
  ;(await cookies()).set(secondStepCookie, value, { ...options(), maxAge: seconds })
}

/** The first step that this browser has done, if it did one a moment ago. */
export async function readFirstStep(): Promise<FirstStep | null> {
  const kept = await decryptClaims(claims, (await cookies()).get(secondStepCookie)?.value, { salt })
  return kept && { userId: kept.sub, sessionEpoch: kept.epoch }
}

/** Begins the sign-in anew. */
export async function forgetFirstStep(): Promise<void> {
  ;(await cookies()).delete({ name: secondStepCookie, ...options() })
}
