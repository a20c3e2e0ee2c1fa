import createIntlMiddleware from 'next-intl/middleware'
import { NextResponse, type NextRequest } from 'next/server'
import { can } from '@/lib/auth/permissions'
import { decodeSessionToken, sessionCookieName } from '@/lib/auth/session-token'
import { env } from '@/lib/core/env'
import { routing, type Locale } from '@/lib/core/i18n/routing'
import { hrefOf, isRoutePath, routeOf, routePaths, type RoutePath } from '@/lib/routes/routes'
import { isReadableOffline } from '@/lib/site/public-pages'
import { linkSecretCookieName, linkSecretSeconds } from './link-secret-cookie'
import { recordExists, type RecordKind } from './record-exists'
import { contentSecurityPolicy, newNonce, scriptHashesOf } from './security-policy'

const intl = createIntlMiddleware(routing)

const prefixPattern = /^\/(en|am|or)(?=\/|$)/
const localeOfPrefix: Record<string, Locale> = { en: 'en', am: 'am', or: 'om' }
const fileOfPage = /^\/\[locale\](?=\/)/
const canonical = new Map<string, RoutePath>(routePaths.map((path) => [path.toLowerCase(), path]))

/**
 * What happens before a page is rendered: unknown addresses get the 404 page, other spellings the right one, people
 * without the right are led away (a courtesy: the wall stands in page and service), and every page its policy.
 */
export async function answerPageRequest(request: NextRequest): Promise<NextResponse> {
  if (isHandedOn(request)) return toPageOfAction(request)
  const { pathname } = request.nextUrl
  const prefix = prefixPattern.exec(pathname)?.[1]
  const path = (prefix ? pathname.slice(prefix.length + 1) : pathname) || '/'
  const spelled = isRoutePath(path) ? path : canonical.get(path.toLowerCase().replace(/(.)\/$/, '$1'))
  if (!spelled) return notFound(request, prefix)
  if (spelled !== path) return redirectTo(request, prefix, spelled, 308)

  const carried = carryQuery(request, spelled)
  if (carried) return carried
  const led = await leadAway(request, prefix, spelled)
  if (led) return led
  const kept = keepLinkSecret(request, spelled)
  if (kept) return kept
  const { record, frame } = routeOf(spelled)
  // A form posted to a record's page runs even when somebody has just removed the record, and says so.
  if (record && isRead(request) && !(await isThere(request, record))) return notFound(request, prefix)
  const response = withPolicy(request, `/${localeOf(request, prefix)}${spelled === '/' ? '' : spelled}`)
  // Without a script the message of the last page is forgotten here, `/Dashboard` only passes it on. By header and not
  // by `cookies`, which would hide the message from the page that is about to show it.
  if (frame !== 'bare' && request.method === 'GET' && request.cookies.has('flash')) {
    response.headers.append('Set-Cookie', 'flash=; Path=/; Max-Age=0; SameSite=Lax')
  }
  if (isReadableOffline(spelled)) response.headers.set('X-Offline-Reading', offlineMark(request))
  return response
}

/**
 * How the service worker may keep a public page: this answer, or, where it goes to somebody who is signed in or brings
 * a message, a copy that is asked for without cookies.
 */
function offlineMark({ cookies }: NextRequest): 'keep' | 'copy' {
  return cookies.has(sessionCookieName()) || cookies.has('flash') ? 'copy' : 'keep'
}

/**
 * An action that the page it was sent from does not know, because the person has gone on meanwhile, is handed on by Next
 * to the file of a page that knows it, not to an address.
 */
function isHandedOn({ method, headers, nextUrl }: NextRequest): boolean {
  const isAction = method === 'POST' && headers.has('next-action') && headers.has('x-action-forwarded')
  return isAction && fileOfPage.test(nextUrl.pathname)
}

// No page is shown for it, so there is nothing to lead away from and no policy.
function toPageOfAction(request: NextRequest): NextResponse {
  const target = new URL(request.url)
  target.pathname = target.pathname.replace(fileOfPage, `/${localeOf(request, undefined)}`)
  return NextResponse.rewrite(target)
}

function isRead({ method }: NextRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

async function isThere(request: NextRequest, record: RecordKind): Promise<boolean> {
  const claims = await decodeSessionToken(request.cookies.get(sessionCookieName())?.value)
  return recordExists(record, request.nextUrl.searchParams.get('id'), claims)
}

function localeOf(request: NextRequest, prefix: string | undefined): Locale {
  const chosen = request.cookies.get('NEXT_LOCALE')?.value
  return (
    localeOfPrefix[prefix ?? ''] ??
    routing.locales.find((locale) => locale === chosen) ??
    routing.defaultLocale
  )
}

/**
 * A link to this page in another language is the same for everybody and knows no query. Without a script the browser
 * still tells which vehicle or search the person was looking at.
 */
function carryQuery(request: NextRequest, path: RoutePath): NextResponse | null {
  const from = request.headers.get('referer') ?? ''
  if (!isRead(request) || request.nextUrl.search || !URL.canParse(from)) return null
  const referer = new URL(from)
  // The same address without its query is a wish to start anew, unless the page is nothing without one.
  const isSameAddress = referer.pathname === request.nextUrl.pathname
  if (!referer.search || (isSameAddress && !routeOf(path).record)) return null
  const isOwn = referer.host === request.headers.get('host')
  const isSamePage = (referer.pathname.replace(prefixPattern, '') || '/') === path
  if (!isOwn || !isSamePage) return null
  const target = new URL(request.nextUrl.pathname, request.url)
  target.search = referer.search
  return NextResponse.redirect(target, 307)
}

function redirectTo(
  request: NextRequest,
  prefix: string | undefined,
  href: string,
  status: 307 | 308,
): NextResponse {
  const target = new URL(`${prefix ? `/${prefix}` : ''}${href === '/' && prefix ? '' : href}`, request.url)
  if (status === 308) target.search = request.nextUrl.search
  return NextResponse.redirect(target, status)
}

// A secret in an address would stay in the browser's history, in logs and in the Referer of the next page. It moves into
// a cookie that no script reads, and the page is asked for again without it. Looking at a link does not use it up, so
// that programs that follow the links of a mail do no harm.
function keepLinkSecret(request: NextRequest, path: RoutePath): NextResponse | null {
  const secret = request.nextUrl.searchParams.get('token')
  if (!routeOf(path).takesSecret || secret === null) return null
  const target = new URL(request.nextUrl.pathname, request.url)
  const response = NextResponse.redirect(target, 303)
  response.headers.set('Referrer-Policy', 'no-referrer')
  response.headers.set('Cache-Control', 'no-store')
  response.cookies.set(linkSecretCookieName(path), secret.slice(0, 200), {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.nextUrl.protocol === 'https:' || env().SITE_URL.startsWith('https:'),
    path: '/',
    maxAge: linkSecretSeconds,
  })
  return response
}

async function leadAway(
  request: NextRequest,
  prefix: string | undefined,
  path: RoutePath,
): Promise<NextResponse | null> {
  const { permission } = routeOf(path)
  if (can('visitor', permission)) return null
  const claims = await decodeSessionToken(request.cookies.get(sessionCookieName())?.value)
  if (!claims) {
    const callbackUrl = request.nextUrl.pathname + request.nextUrl.search
    return redirectTo(request, prefix, hrefOf('/Login', { callbackUrl }), 307)
  }
  return can(claims.role, permission) ? null : redirectTo(request, prefix, '/Dashboard', 307)
}

function notFound(request: NextRequest, prefix: string | undefined): NextResponse {
  const innerPath = `/${localeOf(request, prefix)}/NotFound`
  const target = new URL(innerPath, request.url)
  const { requestHeaders, policy } = policyFor(request, innerPath)
  const response = NextResponse.rewrite(target, { status: 404, request: { headers: requestHeaders } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

function withPolicy(request: NextRequest, innerPath: string): NextResponse {
  const { requestHeaders, policy } = policyFor(request, innerPath)
  requestHeaders.forEach((value, name) => request.headers.set(name, value))
  const response = intl(request)
  response.headers.set('Content-Security-Policy', policy)
  return response
}

// A prerendered page has its hashes; a form posted to it is rendered anew and needs a nonce like any dynamic page.
function policyFor(request: NextRequest, innerPath: string): { requestHeaders: Headers; policy: string } {
  const requestHeaders = new Headers(request.headers)
  const hashes = isRead(request) ? scriptHashesOf(innerPath) : undefined
  if (hashes) return { requestHeaders, policy: contentSecurityPolicy(hashes) }
  const policy = contentSecurityPolicy(`'nonce-${newNonce()}'`)
  requestHeaders.set('Content-Security-Policy', policy)
  return { requestHeaders, policy }
}
