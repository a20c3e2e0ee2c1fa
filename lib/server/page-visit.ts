import type { NextRequest } from 'next/server'
import { localeCookie, preferredLocale } from '@/lib/core/i18n/request-locale'
import { type Locale, localeOfPublicName } from '@/lib/core/i18n/routing'
import { isRoutePath, routePaths, type RoutePath } from '@/lib/routes/routes'

const canonical = new Map<string, RoutePath>(routePaths.map((path) => [path.toLowerCase(), path]))

/** What an address says: its language prefix, its path as written, and the page that is meant. */
export type PageAddress = { prefix: string | undefined; path: string; page: RoutePath | undefined }

/** A request for a page, as the steps of the middleware see it. */
export type PageVisit = PageAddress & {
  request: NextRequest
  /** That of the address; without a prefix the one that the person prefers. */
  locale: Locale
}

/** Takes an address apart. `page` is found in any case of its letters. */
export function readPageAddress(pathname: string): PageAddress {
  const first = /^\/(\w+)(?=\/|$)/.exec(pathname)?.[1]
  const prefix = localeOfPublicName(first) && first
  const path = (prefix ? pathname.slice(prefix.length + 1) : pathname) || '/'
  const page = isRoutePath(path) ? path : canonical.get(path.toLowerCase().replace(/(.)\/$/, '$1'))
  return { prefix, path, page }
}

/** Reads a request for a page. */
export function readPageVisit(request: NextRequest): PageVisit {
  const address = readPageAddress(request.nextUrl.pathname)
  const { cookies, headers } = request
  const preferred = () =>
    preferredLocale(cookies.get(localeCookie.name)?.value, headers.get('accept-language'))
  return { ...address, request, locale: localeOfPublicName(address.prefix) ?? preferred() }
}
