import { env } from '@/lib/core/env'

/** Whether a change that names its origin was sent from a page of this site, at its own address or the one that it was asked at. */
export function isOwnOrigin(origin: string, host: string | null | undefined): boolean {
  if (origin === env().SITE_URL) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
