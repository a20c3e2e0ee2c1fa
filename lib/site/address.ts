import { env } from '@/lib/core/env'
import type { Locale } from '@/lib/core/i18n/routing'

// As lib/core/i18n/routing.ts has them; its own helper needs a request.
const prefixes: Record<Locale, string> = { en: '', am: '/am', om: '/or' }

/** The whole address of a page in a language, for what leaves the site: mails, codes, calendar files. */
export function siteAddress(locale: Locale, href: string): string {
  return `${env().SITE_URL}${prefixes[locale]}${href}`
}
