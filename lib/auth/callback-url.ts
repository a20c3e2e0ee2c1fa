import { z } from 'zod'
import { addressIn, type Locale, withoutLanguage } from '@/lib/core/i18n/routing'

/**
 * The path of this site that a `callbackUrl` names, or null: nothing that a browser could read as another site
 * (CONTRACT section 4).
 */
export function localPath(callbackUrl: string | undefined): string | null {
  if (!callbackUrl || !/^\/(?![/\\])[^\\\s]*$/.test(callbackUrl)) return null
  const base = 'http://local.invalid'
  if (!URL.canParse(callbackUrl, base)) return null
  const url = new URL(callbackUrl, base)
  // `/.//elsewhere` is a path of this site that a browser would read as another one once it stands alone.
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : null
}

/** Where a form leads whoever signed in or proved who they are: back to where they were, else to a path of the route table. */
export function leadingBack(callbackUrl: string | undefined, fallback: string): string | { exactly: string } {
  const back = localPath(callbackUrl)
  // The path already carries its language, so it is not prefixed again.
  return back ? { exactly: back } : fallback
}

const query = z.object({ callbackUrl: z.string().max(2000).optional().catch(undefined) })

/**
 * The path of this site to go back to after signing in, if the query names one (CONTRACT section 4). Whoever chose another
 * language on the way comes back in that one.
 */
export function callbackOf(
  searchParams: Record<string, string | string[] | undefined>,
  locale: Locale,
): string | undefined {
  const path = localPath(query.parse(searchParams).callbackUrl)
  if (!path) return undefined
  const plain = withoutLanguage(path)
  // An address without a language leads on to the one that the person prefers.
  return plain === path ? path : addressIn(locale, plain)
}

/** Whether a way back leads to a booking that was begun, so that the pages on it belong to the way to a booking. */
export function leadsToBooking(callbackUrl: string | undefined): boolean {
  return callbackUrl?.split('?')[0]?.endsWith('/OneDayBook') ?? false
}
