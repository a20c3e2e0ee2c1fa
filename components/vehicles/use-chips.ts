import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { type Facet, type PriceRangeKey, priceRanges } from '@/lib/vehicles/facet-rules'
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
  const priceText = usePriceRangeText()
  return (facet: Facet): string => {
    switch (facet.group) {
      case 'class':
        return t(`class.${facet.value}`)
      case 'gearbox':
        return facts(`gearbox.${facet.value}`)
      case 'road':
        return t('country')
      case 'price':
        return priceText(facet.value)
      default:
        return t(`least.${facet.group}`, { count: String(facet.value) })
    }
  }
}

/** A price range: SPEC's own spelling of its bands where thousands have a K, whole numbers in Amharic. */
function usePriceRangeText() {
  const t = useTranslations('OneDayVehicles')
  const hasK = useLocale() !== 'am'
  const thousands = (count: number) => (hasK ? `${count}K` : formatNumber(count * 1000))
  return (key: PriceRangeKey): string => {
    const band = priceBandOf(key)
    if (band && hasK) return band.label
    const { min, max } = priceRanges.find((range) => range.key === key) ?? {}
    if (min === undefined) return t('below', { price: thousands(Math.ceil((max ?? 0) / 1000)) })
    if (max === undefined) return `+${thousands(Math.floor(min / 1000))}`
    return `${thousands(Math.floor(min / 1000))}-${thousands(Math.ceil(max / 1000))}`
  }
}
