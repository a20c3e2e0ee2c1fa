import 'server-only'
import type { NextRequest } from 'next/server'
import type { Actor } from '@/lib/auth/permissions'
import { localPath } from '@/lib/auth/callback-url'
import { finishGoogle, isGoogleConfigured, startGoogle } from '@/lib/auth/google'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { addressIn, type Locale, localeOfAddress } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import type { GoogleProblem } from './rules'
import { openSession } from './open-session'
import { providerProfile } from './schema'
import { signInWithProvider } from './sign-in'

type Call = { request: NextRequest; actor: Actor }

// `to` is a path of this site, or the provider's address.
function leadTo(to: string): Response {
  const location = new URL(to, env().SITE_URL).href
  return new Response(null, { status: 303, headers: { 'cache-control': 'no-store', location } })
}

/** To the login, which says why; whoever was on the way to a page still gets there. */
function leadToLogin(google: GoogleProblem, back: string): Response {
  const locale = localeOfAddress(back)
  const callbackUrl = back === addressIn(locale, '/Dashboard') ? undefined : back
  return leadTo(addressIn(locale, hrefOf('/Login', { google, callbackUrl })))
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
    return leadToLogin('missing', back)
  }
  const provider = await startGoogle(back)
  return provider ? leadTo(provider.href) : leadToLogin('failed', back)
}

/** Receives whoever comes back from the provider: with the same session as after a password, or with the reason. */
export async function finishGoogleSignIn({ request, actor }: Call): Promise<Response> {
  const { profile, returnTo } = await finishGoogle(request.nextUrl.search)
  const back = localPath(returnTo ?? undefined) ?? '/Dashboard'
  const locale = localeOfAddress(back)
  if (!isGoogleConfigured()) return leadToLogin('missing', back)
  if (!profile) {
    const isDenied = request.nextUrl.searchParams.get('error') === 'access_denied'
    return leadToLogin(isDenied ? 'denied' : 'failed', back)
  }
  const verified = providerProfile.safeParse(profile)
  if (!verified.success) return leadToLogin('unverified', back)
  try {
    const person = await signInWithProvider(actor, { provider: 'google', profile: verified.data, locale })
    if (await openSession(person)) return leadTo(back)
  } catch (error) {
    if (error instanceof AppError && error.code === 'ACCOUNT_CLOSED') return leadToLogin('closed', back)
    if (error instanceof AppError && error.code === 'NO_ROLE') return leadToLogin('failed', back)
    throw error
  }
  return leadTo(addressIn(locale, hrefOf('/Login', { callbackUrl: back })))
}
