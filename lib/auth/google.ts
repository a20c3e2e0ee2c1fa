import 'server-only'
import { cookies } from 'next/headers'
import * as openid from 'openid-client'
import { z } from 'zod'
import { env, isHttps } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { logger } from '@/lib/core/logger'
import { decryptClaims, encryptClaims } from './session-token'

/** Whether people can sign in with Google, or with the OpenID Connect server that stands in for it. */
export function isGoogleConfigured(): boolean {
  return Boolean(env().AUTH_GOOGLE_ID)
}

// What one attempt to sign in needs to remember until the browser comes back, encrypted in a cookie.
const attemptCookie = () => `${isHttps() ? '__Secure-' : ''}google-sign-in`
const attemptSeconds = 15 * 60
const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The page of this site to return to. */
  returnTo: z.string(),
})
type Attempt = z.infer<typeof attempt>

// The redirect address that is registered at the provider.
const callbackPath = '/api/auth/callback/google'
const redirectUri = () => `${env().SITE_URL}${callbackPath}`

const cookieOptions = () =>
  ({ httpOnly: true, sameSite: 'lax', secure: isHttps(), path: callbackPath }) as const

const salt = 'google-sign-in'

async function discoverProvider(): Promise<openid.Configuration> {
  const { AUTH_GOOGLE_ID: clientId, AUTH_GOOGLE_SECRET: clientSecret, AUTH_GOOGLE_ISSUER } = env()
  if (!clientId || !clientSecret) throw new AppError('PROVIDER_NOT_CONFIGURED')
  const issuer = new URL(AUTH_GOOGLE_ISSUER)
  return openid.discovery(issuer, clientId, clientSecret, undefined, {
    timeout: 10,
    execute: [
      // The settings refuse an issuer over plain http unless it runs on this machine.
      ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
      openid.enableNonRepudiationChecks,
    ],
  })
}

/**
 * The provider's address to send the browser to (code flow with PKCE, state and nonce); null when the provider cannot
 * be asked. What the flow must remember, `returnTo` too, is kept in an encrypted cookie.
 */
export async function startGoogle(returnTo: string): Promise<URL | null> {
  const provider = await orNull(discoverProvider)
  if (!provider) return null
  const started: Attempt = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
    returnTo,
  }
  const value = await encryptClaims(started, { salt, seconds: attemptSeconds })
  ;(await cookies()).set(attemptCookie(), value, { ...cookieOptions(), maxAge: attemptSeconds })
  return openid.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri(),
    scope: 'openid email profile',
    state: started.state,
    nonce: started.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(started.verifier),
    code_challenge_method: 'S256',
  })
}

async function takeAttempt(): Promise<Attempt | null> {
  const jar = await cookies()
  const token = jar.get(attemptCookie())?.value
  jar.delete({ name: attemptCookie(), ...cookieOptions() })
  return decryptClaims(attempt, token, { salt })
}

type Return = {
  /** What the provider says about the person, unparsed; null when a check failed or the person said no. */
  profile: unknown
  /** As given to `startGoogle`; null when this browser has started nothing. */
  returnTo: string | null
}

/** Receives a browser that comes back from the provider with the parameters `search`. */
export async function finishGoogle(search: string): Promise<Return> {
  const started = await takeAttempt()
  if (!started) return { profile: null, returnTo: null }
  const profile = await orNull(() => redeemCode(new URL(`${redirectUri()}${search}`), started))
  return { profile, returnTo: started.returnTo }
}

async function redeemCode(address: URL, { state, nonce, verifier }: Attempt): Promise<unknown> {
  const provider = await discoverProvider()
  const tokens = await openid.authorizationCodeGrant(provider, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  // Google puts the address into the signed token; other providers only tell it when asked.
  if (!claims || claims.email) return claims
  return { ...(await openid.fetchUserInfo(provider, tokens.access_token, claims.sub)), ...claims }
}

// The details of a failure would name people and tokens; the code says which step it was.
async function orNull<Result>(step: () => Promise<Result>): Promise<Result | null> {
  try {
    return await step()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    logger.warn({ code }, 'sign-in with the provider failed')
    return null
  }
}
