import { isHttps } from '@/lib/core/env'

/** The value of a cookie in a `Cookie` header; undefined where it is not sent. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/** Whether a cookie is sent, be it empty. */
export function hasCookie(header: string | undefined, name: string): boolean {
  return cookieValue(header, name) !== undefined
}

/**
 * The `Set-Cookie` of the message that the next page shows (lib/server/flash.ts), where the framework's own cookies cannot be used;
 * `seconds` is how long it waits for that page, and 0 takes it away.
 */
export const flashCookie = (value: string, seconds: number): string =>
  `flash=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isHttps() ? '; Secure' : ''}`
