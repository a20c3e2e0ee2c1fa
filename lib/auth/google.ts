import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import NextAuth, { type NextAuthOptions } from 'next-auth'
import GoogleProvider from 'next-auth/providers/google'
import { cookies } from 'next/headers'
import { NextRequest } from 'next/server'
import { z } from 'zod'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { logger } from '@/lib/core/logger'

const idClaims = z.looseObject({ sub: z.string(), email: z.string().optional() })

/** Whether people can sign in with Google, or with the OpenID Connect server that stands in for it. */
export function isGoogleConfigured(): boolean {
  return Boolean(env().AUTH_GOOGLE_ID)
}

// The claims of a token whose signature, issuer, audience and nonce were checked a moment ago.
function claimsOf(idToken: string | undefined) {
  const payload = Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString('utf8')
  return idClaims.parse(JSON.parse(payload))
}

function provider() {
  const { AUTH_GOOGLE_ID: clientId, AUTH_GOOGLE_SECRET: clientSecret, AUTH_GOOGLE_ISSUER: issuer } = env()
  if (!clientId || !clientSecret) throw new AppError('PROVIDER_NOT_CONFIGURED')
  return GoogleProvider({
    clientId,
    clientSecret,
    issuer,
    wellKnown: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    checks: ['pkce', 'state', 'nonce'],
    httpOptions: { timeout: 10_000 },
    userinfo: {
      // Google puts the address into the signed token; other providers only tell it when asked.
      request: async ({ client, tokens }) => {
        const claims = claimsOf(tokens.id_token)
        if (claims.email || !tokens.access_token) return claims
        const told = await client.userinfo(tokens.access_token)
        if (told.sub !== claims.sub) throw new Error('the provider told about somebody else')
        return { ...told, ...claims }
      },
    },
  })
}

function options(takeProfile: (profile: unknown) => void): NextAuthOptions {
  return {
    secret: env().AUTH_SECRET,
    providers: [provider()],
    callbacks: {
      // An address instead of `true` ends next-auth's part here: it opens no session, that is `startSession`'s.
      signIn: ({ profile }) => {
        takeProfile(profile)
        return env().SITE_URL
      },
    },
    // The details would name people and tokens; the code says which step it was.
    logger: {
      error: (code) => logger.warn({ code }, 'sign-in with the provider failed'),
      warn: () => undefined,
      debug: () => undefined,
    },
  }
}

type Step = { location: string | null; setCookies: string[] }

async function runNextAuth(request: NextRequest, path: string[], settings: NextAuthOptions): Promise<Step> {
  const answer: Response = await NextAuth(request, { params: Promise.resolve({ nextauth: path }) }, settings)
  return { location: answer.headers.get('location'), setCookies: answer.headers.getSetCookie() }
}

/**
 * The provider's address to send the browser to (code flow with PKCE, state and nonce), with the cookies that belong to
 * it; null when the provider cannot be asked. Throws PROVIDER_NOT_CONFIGURED.
 */
export async function startGoogle(): Promise<{ location: string; setCookies: string[] } | null> {
  const settings = options(() => undefined)
  // next-auth starts by a form of its own page; we fill it in, with the proof that it asks for.
  const token = randomBytes(32).toString('hex')
  const proof = createHash('sha256')
    .update(`${token}${env().AUTH_SECRET ?? ''}`)
    .digest('hex')
  const isHttps = env().SITE_URL.startsWith('https:')
  const name = `${isHttps ? '__Host-' : ''}next-auth.csrf-token`
  ;(await cookies()).set(name, `${token}|${proof}`, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    path: '/',
  })
  const form = new NextRequest(`${env().SITE_URL}/api/auth/signin/google`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken: token }),
  })
  const { location, setCookies } = await runNextAuth(form, ['signin', 'google'], settings)
  const leadsAway = location !== null && !location.startsWith(env().SITE_URL)
  return leadsAway ? { location, setCookies } : null
}

// What the flow kept in the browser. Removed by hand, because next-auth's own removal does not survive the merge with the
// cookies that we set ourselves.
const flowCookie =
  /^(__(?:Secure|Host)-)?next-auth\.(state|nonce|pkce\.code_verifier|callback-url|csrf-token)$/

async function forgetFlow(): Promise<void> {
  const jar = await cookies()
  for (const { name } of jar.getAll()) {
    if (flowCookie.test(name)) jar.delete({ name, path: '/', httpOnly: true, secure: name.startsWith('__') })
  }
}

/** What the provider says about the person who comes back, unparsed; null when any of the checks failed. */
export async function finishGoogle(request: NextRequest): Promise<unknown> {
  const found: { profile: unknown } = { profile: null }
  const settings = options((profile) => (found.profile = profile))
  await runNextAuth(request, ['callback', 'google'], settings)
  await forgetFlow()
  return found.profile
}
