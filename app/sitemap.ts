import type { MetadataRoute } from 'next'
import { visitor } from '@/lib/auth/permissions'
import { env } from '@/lib/core/env'
import { addressIn, routing } from '@/lib/core/i18n/routing'
import { listOneDayVehicleIds } from '@/lib/vehicles/queries'
import { hrefOf } from '@/lib/routes/routes'
import { listedHrefs } from '@/lib/site/listed-addresses'

/** A sitemap holds 50,000 addresses at most, and each vehicle has one per language. */
const mostVehicles = 16_000

// It lists vehicles, which staff change.
export const dynamic = 'force-dynamic'

/** Every public page and every one-day vehicle in each language (CONTRACT section 4). */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const vehicles = await listOneDayVehicleIds(visitor, mostVehicles)
  return [
    ...listedHrefs.flatMap((href) => entriesOf(href)),
    ...vehicles.flatMap(({ id, updatedAt }) => entriesOf(hrefOf('/OneDayVehiclesBook', { id }), updatedAt)),
  ]
}

function entriesOf(href: string, lastModified?: Date): MetadataRoute.Sitemap {
  const full = (address: string) => new URL(address, env().SITE_URL).href
  const languages = Object.fromEntries(
    routing.locales.map((locale) => [locale, full(addressIn(locale, href))]),
  )
  return routing.locales.map((locale) => ({
    url: full(addressIn(locale, href)),
    ...(lastModified && { lastModified }),
    alternates: { languages: { ...languages, 'x-default': full(addressIn('en', href)) } },
  }))
}
