import type { IncomingHttpHeaders } from 'node:http'
import { can } from '@/lib/auth/permissions'
import { secondStepCookie, sessionCookieName } from '@/lib/auth/session-token'
import { localeCookie, preferredLocale } from '@/lib/core/i18n/request-locale'
import { addressIn, type Locale, localeOfPublicName } from '@/lib/core/i18n/routing'
import { routeOf, type RoutePath } from '@/lib/routes/routes'
import { cookieValue, hasCookie } from './cookie-header'
import { readPageAddress } from './page-visit'
import { readTarget } from './request-target'

/** A public page that is the same for everybody who asks for it like this. */
export type CachedPageAddress = {
  locale: Locale
  /** Undefined for the page that answers every unknown address. */
  page: RoutePath | undefined
  /** The address to ask Next for: its language, and of its query what the page knows, in a fixed order. */
  href: string
}

// Next's router asks for parts of a page, and for what is not cached.
const routerHeaders = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-action']
/** Longer queries are not cached, so that nobody fills the memory with them. */
const longestQuery = 400
// What the middleware answers in another way: other spellings of a path.
const otherSpelling = /[%\\;]|\/\/|.\/$/

type Request = { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders }

/** Which cached page answers a request; null where it needs an answer of its own. */
export function cachedPageAddress({ method, url = '/', headers }: Request): CachedPageAddress | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (routerHeaders.some((name) => name in headers) || hasCookie(headers.cookie, 'flash')) return null
  const [pathname = '/', search = ''] = splitOnce(url)
  if (readTarget(pathname).kind !== 'page' || otherSpelling.test(pathname)) return null
  const { prefix, path, page } = readPageAddress(pathname)
  const preferred = preferredLocale(
    cookieValue(headers.cookie, localeCookie.name),
    headers['accept-language'],
  )
  if (!page) {
    const locale = localeOfPublicName(prefix) ?? preferred
    return { locale, page, href: addressIn(locale, '/NotFound') }
  }
  // Another spelling, the way back to English, and a preferred language are redirects.
  if (page !== path || prefix === 'en' || (!prefix && preferred !== 'en')) return null
  const { permission, takesSecret, isForVisitors, query: known = [] } = routeOf(page)
  if (!can('visitor', permission) || takesSecret) return null
  const personal = [sessionCookieName(), secondStepCookie]
  if (isForVisitors && personal.some((name) => hasCookie(headers.cookie, name))) return null
  const query = knownQuery(search, known)
  if (query.length > longestQuery) return null
  const locale = localeOfPublicName(prefix) ?? 'en'
  return { locale, page, href: addressIn(locale, page) + (query && `?${query}`) }
}

function splitOnce(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

/** The first value of each known parameter, in the order of the route; what is unknown or blank changes no page. */
function knownQuery(search: string, known: readonly string[]): string {
  if (search === '' || known.length === 0) return ''
  const given = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const name of known) {
    const value = given.get(name)
    if (value?.trim()) query.set(name, value)
  }
  return query.toString()
}
