import 'server-only'
import { cookies } from 'next/headers'
import { z } from 'zod'
import type { RoutePath } from '@/lib/routes/routes'
import { linkSecretCookieName } from './link-secret-cookie'

const secret = z.string().regex(/^[\w-]{20,200}$/)

/** The secret of the link by which the person came to a page, which the middleware put aside; null when none. */
export async function readLinkSecret(path: RoutePath): Promise<string | null> {
  return secret.safeParse((await cookies()).get(linkSecretCookieName(path))?.value).data ?? null
}

/** Forgets it, once it has done its work. */
export async function forgetLinkSecret(path: RoutePath): Promise<void> {
  ;(await cookies()).delete(linkSecretCookieName(path))
}
