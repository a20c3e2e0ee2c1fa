import { getLocale } from 'next-intl/server'
import { addressIn } from '@/lib/core/i18n/routing'
import type { RoutePath } from '@/lib/routes/routes'

/** The address of a page in the language of the page that is shown. */
export async function localHref(path: RoutePath): Promise<string> {
  return addressIn(await getLocale(), path)
}
