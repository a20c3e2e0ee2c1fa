import { getLocale } from 'next-intl/server'
import { getPathname } from '@/lib/core/i18n/navigation'
import type { RoutePath } from '@/lib/routes/routes'

/** The address of a page in the language of the page that is shown. */
export async function localHref(path: RoutePath): Promise<string> {
  return getPathname({ href: path, locale: await getLocale() })
}
