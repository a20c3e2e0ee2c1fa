import { useLocale, useTranslations } from 'next-intl'
import { hrefOf } from '@/lib/routes/routes'
import { type Facet, priceRangeText } from '@/lib/vehicles/facet-rules'
import { resultsAddress, type ShownResults } from '@/lib/vehicles/results-rules'
import { priceBandOf, type VehicleKind } from '@/lib/vehicles/rules'
import type { Chip } from './facet-chips'

/** The ways to narrow results down in words, each with the address that it leads to. */
export function useChips(kind: VehicleKind, facets: readonly Facet[], shown: ShownResults): Chip[] {
  const t = useTranslations('OneDayVehicles')
  const textOf = useFacetText()
  return facets.map((facet) => {
    const band = facet.group === 'price' ? (facet.isActive ? undefined : facet.value) : shown.band
    const { path, query } = resultsAddress(kind, {
      ...shown,
      filter: facet.filter,
      band: priceBandOf(band)?.key,
    })
    const { count, isActive } = facet
    return {
      href: hrefOf(path, query),
      text: textOf(facet),
      count,
      countText: t('vehicles', { count: count ?? 0 }),
      isActive,
    }
  })
}

/** A way to narrow results down, in words. */
export function useFacetText() {
  const t = useTranslations('OneDayVehicles')
  const facts = useTranslations('VehicleFacts')
  const locale = useLocale()
  return (facet: Facet): string => {
    switch (facet.group) {
      case 'class':
        return t(`class.${facet.value}`)
      case 'gearbox':
        return facts(`gearbox.${facet.value}`)
      case 'road':
        return t('country')
      case 'price':
        return priceRangeText(facet.value, { locale, below: (price) => t('below', { price }) })
      default:
        return t(`least.${facet.group}`, { count: String(facet.value) })
    }
  }
}
