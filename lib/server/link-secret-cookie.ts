import type { RoutePath } from '@/lib/routes/routes'

/** Seconds that a page may be left open before its link must be followed again. */
export const linkSecretSeconds = 60 * 60

/** The cookie that holds the secret of a link to a page after it was taken out of the address. */
export function linkSecretCookieName(path: RoutePath): string {
  return `link${path.replaceAll('/', '-').toLowerCase()}`
}
