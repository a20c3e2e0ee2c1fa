import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { env } from '@/lib/core/env'

const isDevelopment = process.env.NODE_ENV === 'development'

const hashFile = z.record(z.string(), z.string())
let pageHashes: Record<string, string> | undefined

// Written after the build (scripts/build.ts). Without it every page gets a nonce, which a prerendered one cannot
// carry, so a missing file shows at once.
function hashes(): Record<string, string> {
  if (pageHashes) return pageHashes
  try {
    const file = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'csp.json')
    pageHashes = hashFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    pageHashes = {}
  }
  return pageHashes
}

/** The hashes of a prerendered page's inline scripts, by its inner path such as `/en/Home`. */
export function scriptHashesOf(innerPath: string): string | undefined {
  return isDevelopment ? undefined : hashes()[innerPath]
}

/** The content-security policy of a page; `scripts` are hashes or a nonce (STACK: hashes for static, nonce for dynamic). */
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
