import 'server-only'
import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import type { Actor } from '@/lib/auth/actor'
import { localPath } from '@/lib/auth/callback-url'
import { finishGoogle, isGoogleConfigured, startGoogle } from '@/lib/auth/google'
import { startSession } from '@/lib/auth/session'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { addressIn, type Locale, localeOfAddress } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import type { GoogleProblem } from './google-rules'
import { providerProfile } from './google-schema'
import { signInWithProvider } from './provider-sign-in'

// The page to come back to, which also tells the language; nothing in it is secret or trusted.
const returnCookie = 'google_return'
const quarterHour = 15 * 60

type Call = { request: NextRequest; actor: Actor }

function leadTo(path: string, setCookies: readonly string[] = []): Response {
  const answer = new Response(null, { status: 303, headers: { 'cache-control': 'no-store' } })
  answer.headers.set('location', URL.canParse(path) ? path : `${env().SITE_URL}${path}`)
  for (const cookie of setCookies) answer.headers.append('set-cookie', cookie)
  return answer
}

function leadToLogin(problem: GoogleProblem, locale: Locale): Response {
  return leadTo(addressIn(locale, hrefOf('/Login', { google: problem })))
}

/** The address that starts signing in with Google from a page in a language; null while it is not set up. */
export function googleHref(locale: Locale, callbackUrl: string | undefined): string | null {
  if (!isGoogleConfigured()) return null
  const back = callbackUrl ?? addressIn(locale, '/Dashboard')
  return `/api/auths/google?${new URLSearchParams({ callbackUrl: back })}`
}

/** Sends a browser to the provider. Throws PROVIDER_NOT_CONFIGURED to clients; browsers are led to `/Login`. */
export async function startGoogleSignIn({ request, locale }: Call & { locale: Locale }): Promise<Response> {
  const named = localPath(request.nextUrl.searchParams.get('callbackUrl') ?? undefined)
  const back = named ?? addressIn(locale, '/Dashboard')
  const isBrowser = request.headers.get('accept')?.includes('text/html') ?? false
  if (!isGoogleConfigured()) {
    if (!isBrowser) throw new AppError('PROVIDER_NOT_CONFIGURED')
    return leadToLogin('missing', localeOfAddress(back))
  }
  const start = await startGoogle()
  if (!start) return leadToLogin('failed', localeOfAddress(back))
  const secure = env().SITE_URL.startsWith('https:')
  ;(await cookies()).set(returnCookie, back, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/api',
    maxAge: quarterHour,
  })
  return leadTo(start.location, start.setCookies)
}

/** Receives whoever comes back from the provider: with the same session as after a password, or with the reason. */
export async function finishGoogleSignIn({ request, actor }: Call): Promise<Response> {
  const jar = await cookies()
  const back = localPath(jar.get(returnCookie)?.value) ?? '/Dashboard'
  jar.delete({ name: returnCookie, path: '/api' })
  const locale = localeOfAddress(back)
  if (!isGoogleConfigured()) return leadToLogin('missing', locale)
  const profile = await finishGoogle(request)
  if (!profile) {
    const isDenied = request.nextUrl.searchParams.get('error') === 'access_denied'
    return leadToLogin(isDenied ? 'denied' : 'failed', locale)
  }
  const verified = providerProfile.safeParse(profile)
  if (!verified.success) return leadToLogin('unverified', locale)
  await startSession(await signInWithProvider(actor, { provider: 'google', profile: verified.data, locale }))
  return leadTo(back)
}
