import 'server-only'
import { driverKey } from '@/lib/auth/driver-key'
import { env } from '@/lib/core/env'
import { languageHref, languages } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import type { Driver } from '../drivers/view'

/** The whole address of a driver's duty page, in their language whatever their phone prefers; a renewed link ends it. */
export function linkOfDriver({
  id,
  linkNumber,
  locale,
}: Pick<Driver, 'id' | 'linkNumber' | 'locale'>): string {
  const key = driverKey({ driverId: id, linkNumber })
  return env().SITE_URL + languageHref(languages[locale].publicName, hrefOf('/Duty', { key }))
}
