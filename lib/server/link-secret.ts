import 'server-only'
import { cookies } from 'next/headers'
import { z } from 'zod'
import type { RoutePath } from '@/lib/routes/routes'

const secret = z.string().regex(/^[\w-]{20,200}$/)

/** The secret of the link by which the person came to a page, which the middleware put aside; null when none. */
export async function readLinkSecret(path: RoutePath): Promise<string | null> {
  return secret.safeParse((await cookies()).get(linkSecretCookieName(path))?.value).data ?? null
}

/** Removes it, once it has been used. */
export async function clearLinkSecret(path: RoutePath): Promise<void> {
  ;(await cookies()).delete(linkSecretCookieName(path))
}

/** Seconds that a page may be left open before its link must be followed again. */
export const linkSecretSeconds = 60 * 60

/** The cookie that holds the secret of a link to a page after it was taken out of the address. */
export function linkSecretCookieName(path: RoutePath): string {
  return `link${path.replaceAll('/', '-').toLowerCase()}`
}
