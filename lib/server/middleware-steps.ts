import { type NextRequest, NextResponse } from 'next/server'
import { can } from '@/lib/auth/permissions'
import { decodeSessionToken, sessionCookieName } from '@/lib/auth/session-token'
import { isHttps } from '@/lib/core/env'
import { flashCookie } from './cookie-header'
import { linkSecretCookieName, linkSecretSeconds } from './link-secret'
import { contentSecurityPolicy, newNonce } from './security-policy'
import { choiceCookie, localeCookie } from '@/lib/core/i18n/request-locale'
import { addressIn, localeOfPublicName } from '@/lib/core/i18n/routing'
import { hrefOf, routeOf, type RoutePath } from '@/lib/routes/routes'
import { isReadableOffline } from '@/lib/routes/public-pages'
import { askedAddressHeader, currentPageRender } from '@/lib/core/page-render'
import { offlineMark, offlinePerson } from './offline-marks'
import type { PageVisit } from './page-visit'

/** Answers the request, or leaves it to the next step. */
export type Step = (visit: PageVisit) => NextResponse | null | Promise<NextResponse | null>

const fileOfPage = /^\/\[locale\](?=\/)/

/**
 * An action that the page it was sent from does not know, because the person has gone on meanwhile, is forwarded by Next
 * to the file of a page that knows it, not to an address. No page is shown for it, so it needs no guard and no policy.
 */
export const forwardAction: Step = ({ request, locale }) => {
  const { method, headers, nextUrl } = request
  const isForwarded = method === 'POST' && headers.has('next-action') && headers.has('x-action-forwarded')
  if (!isForwarded || !fileOfPage.test(nextUrl.pathname)) return null
  return NextResponse.rewrite(new URL(nextUrl.pathname.replace(fileOfPage, `/${locale}`), request.url))
}

/** An unknown address shows the page that says so, with status 404. */
export const answerUnknown: Step = (visit) => (visit.page ? null : rewriteTo(visit, '/NotFound', 404))

/** Another spelling of a page leads to the right one for good. */
export const correctSpelling: Step = ({ request, prefix, path, page }) => {
  if (!page || page === path) return null
  const target = new URL(`${prefix ? `/${prefix}` : ''}${page === '/' && prefix ? '' : page}`, request.url)
  target.search = request.nextUrl.search
  return NextResponse.redirect(target, 308)
}

/**
 * An address with a prefix is always that language; without one it is English, and leads whoever prefers another
 * language to its prefix (CONTRACT section 4). `/en` is how somebody chooses English again.
 */
export const chooseLanguage: Step = (visit) => {
  const { request, prefix, page, locale } = visit
  const isElsewhere = prefix === 'en' || (!prefix && locale !== 'en')
  if (!page || !isElsewhere) return null
  const target = new URL(addressIn(locale, page), request.url)
  target.search = request.nextUrl.search
  const response = NextResponse.redirect(target, 307)
  const chosen = rememberedChoice(visit)
  if (chosen) response.headers.append('Set-Cookie', chosen)
  return response
}

/** The cookie that remembers the language of an address with a prefix, where that was a choice. */
function rememberedChoice({ request, prefix }: PageVisit): string | undefined {
  return choiceCookie({
    named: localeOfPublicName(prefix),
    chosen: request.cookies.get(localeCookie.name)?.value,
    accepted: request.headers.get('accept-language'),
    destination: request.headers.get('sec-fetch-dest'),
  })
}

const askedAddress = ({ nextUrl }: NextRequest) => nextUrl.pathname + nextUrl.search

/** The key of a secret link that a page is asked for with. */
function keyIn({ nextUrl }: NextRequest, page: RoutePath): string | null {
  return routeOf(page).takesKey ? nextUrl.searchParams.get('key') : null
}

/** People without the right are led away: a courtesy, the wall stands in page and service. */
export const redirectIfDenied: Step = async ({ request, prefix, page }) => {
  // The action of a form answers for itself, and keeps what was typed until its person is back.
  if (!page || request.method === 'POST') return null
  const { permission } = routeOf(page)
  if (can('visitor', permission) || keyIn(request, page)) return null
  const claims = await decodeSessionToken(request.cookies.get(sessionCookieName())?.value)
  // What no role opens, but a key alone, is answered by the page, which asks the database who is there.
  if (claims && (can(claims.role, permission) || !can('admin', permission))) return null
  const href = claims ? '/Dashboard' : hrefOf('/Login', { callbackUrl: askedAddress(request) })
  return NextResponse.redirect(new URL(`${prefix ? `/${prefix}` : ''}${href}`, request.url), 307)
}

/**
 * A secret in an address would stay in the browser's history, in logs and in the Referer of the next page. It moves into
 * a cookie that no script reads, and the page is asked for again without it. Looking at a link does not use it up, so
 * that programs that follow the links of a mail do no harm.
 */
export const putSecretAside: Step = ({ request, page }) => {
  const secret = request.nextUrl.searchParams.get('token')
  if (!page || !routeOf(page).takesSecret || secret === null) return null
  const response = NextResponse.redirect(new URL(request.nextUrl.pathname, request.url), 303)
  response.headers.set('Referrer-Policy', 'no-referrer')
  response.headers.set('Cache-Control', 'no-store')
  response.cookies.set(linkSecretCookieName(page), secret.slice(0, 200), {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(),
    path: '/',
    maxAge: linkSecretSeconds,
  })
  return response
}

// The address of the page is its key: nobody is told of it, nothing keeps it, and no search engine lists it.
const secretPageHeaders = {
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** The page itself, with its policy, its mark for reading offline, and the message of the last page forgotten. */
export const renderPage: Step = (visit) => {
  const { request, page = '/' } = visit
  const { cookies } = request
  const response = rewriteTo(visit, page)
  const chosen = rememberedChoice(visit)
  // What is kept for everybody remembers nobody's choice; the server adds it where it is sent.
  if (chosen && !currentPageRender()?.isShared) response.headers.append('Set-Cookie', chosen)
  // Without a script the message is forgotten here, `/Dashboard` only passes it on; a script that asks for a page forgets it
  // once it is shown. By header and not by `cookies`, which would hide the message from the page that is about to show it.
  const isAskedByScript = request.headers.get('sec-fetch-dest') === 'empty'
  if (
    routeOf(page).frame !== 'bare' &&
    request.method === 'GET' &&
    cookies.has('flash') &&
    !isAskedByScript
  ) {
    response.headers.append('Set-Cookie', flashCookie('', 0))
  }
  if (keyIn(request, page)) {
    for (const [name, value] of Object.entries(secretPageHeaders)) response.headers.set(name, value)
  }
  const session = cookies.get(sessionCookieName())?.value
  const isOfPerson = session !== undefined || cookies.has('flash')
  response.headers.set('X-Offline-Person', offlinePerson(session))
  if (routeOf(page).isKeptByHolder) response.headers.set('X-Offline-Reading', 'own')
  if (isReadableOffline(page)) response.headers.set('X-Offline-Reading', offlineMark(isOfPerson))
  return response
}

/** Shows a page of a language. One that is kept gets its policy when it is kept, every other one a nonce. */
function rewriteTo(
  { request, locale }: PageVisit,
  page: RoutePath | '/NotFound',
  status = 200,
): NextResponse {
  const target = new URL(`/${locale}${page === '/' ? '' : page}`, request.url)
  target.search = request.nextUrl.search
  const headers = new Headers(request.headers)
  headers.set('x-next-intl-locale', locale)
  headers.set(askedAddressHeader, askedAddress(request))
  // A page that tells nobody its address hides its origin too where a form is sent without a script; that it is this site,
  // the browser says in a header that no page can set.
  if (headers.get('origin') === 'null' && headers.get('sec-fetch-site') === 'same-origin') {
    headers.set('origin', `${request.nextUrl.protocol}//${headers.get('host') ?? request.nextUrl.host}`)
  }
  if (currentPageRender()?.isShared) {
    headers.delete('Content-Security-Policy')
    return NextResponse.rewrite(target, { status, request: { headers } })
  }
  const policy = contentSecurityPolicy(`'nonce-${newNonce()}'`)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.rewrite(target, { status, request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}
