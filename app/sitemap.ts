import type { MetadataRoute } from 'next'
import { vehiclePaths } from '@/components/vehicles/vehicle-href'
import { visitor } from '@/lib/auth/permissions'
import { env } from '@/lib/core/env'
import { addressIn, routing } from '@/lib/core/i18n/routing'
import { listPricedVehicleIds } from '@/lib/vehicles/queries'
import { hrefOf } from '@/lib/routes/routes'
import { listedHrefs } from '@/lib/site/listed-addresses'

/** A sitemap holds 50,000 addresses at most, and each vehicle has one per language. */
const mostVehicles = 16_000

// It lists vehicles, which staff change.
export const dynamic = 'force-dynamic'

/** Every public page and every vehicle with a day price in each language (CONTRACT section 4). */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const vehicles = await listPricedVehicleIds(visitor, mostVehicles)
  return [
    ...listedHrefs.flatMap((href) => entriesOf(href)),
    ...vehicles.flatMap(({ id, kind, updatedAt }) =>
      entriesOf(hrefOf(vehiclePaths[kind], { id }), updatedAt),
    ),
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
