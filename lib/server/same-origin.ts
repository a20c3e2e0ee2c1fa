import { env } from '@/lib/core/env'

/** Whether a change comes from this site or from a client that is no browser (CONTRACT section 6). */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (!origin) return headers.get('sec-fetch-site') !== 'cross-site'
  if (origin === env().SITE_URL) return true
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')
}
