import { env } from '@/lib/core/env'

/** Whether the site runs for its developers: nothing is kept, and the policy allows what their tools need. */
export const isDevelopment = process.env.NODE_ENV === 'development'

/** The content-security policy of a page; `scripts` are hashes or a nonce (docs/decisions/csp.md). */
export function contentSecurityPolicy(scripts: string): string {
  const provider = env().AUTH_GOOGLE_ID ? ` ${new URL(env().AUTH_GOOGLE_ISSUER).origin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${isDevelopment ? " 'unsafe-eval'" : ''}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    // A chosen picture is shown from memory, and a browser may read it there once more.
    "connect-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${provider}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

/** A fresh nonce for one response. */
export function newNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
}
