import 'server-only'
import { randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { isHttps } from '@/lib/core/env'

// Tells a browser in which somebody signed in before; it opens nothing.
const name = 'device'
const days = 365

/** The id of this browser, or one that it gets once somebody has signed in (`keepDevice`). */
export async function currentDevice(): Promise<string> {
  const known = (await cookies()).get(name)?.value
  return known && /^[\w-]{24}$/.test(known) ? known : randomBytes(18).toString('base64url')
}

/** Leaves a browser its id, by which the limits know it again (docs/decisions/rate-limits.md). */
export async function keepDevice(device: string): Promise<void> {
  ;(await cookies()).set(name, device, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(),
    path: '/',
    maxAge: days * 24 * 60 * 60,
  })
}
