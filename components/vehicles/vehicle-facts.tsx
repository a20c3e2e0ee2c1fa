import { useLocale, useTranslations } from 'next-intl'
import { formatBirr } from '@/lib/core/i18n/format'
import type { DayPrices } from '@/lib/vehicles/rules'
import type { VehicleFacts } from '@/lib/vehicles/view'
import { type Fact, FactList } from './fact-list'

type ShownFacts = Pick<VehicleFacts, 'category' | 'seats' | 'bags' | 'gearbox' | 'fuel'>

/** What people choose a vehicle by, in words; what staff did not say is left out. */
function useVehicleFacts(vehicle: ShownFacts): Fact[] {
  const t = useTranslations('VehicleFacts')
  const classes = useTranslations('VehicleClass')
  const { category, seats, bags, gearbox, fuel } = vehicle
  return [
    ...(category ? [{ icon: 'car', text: classes(category) } as const] : []),
    ...(seats === null ? [] : [{ icon: 'seat', text: t('seats', { count: seats }) } as const]),
    ...(bags === null ? [] : [{ icon: 'bag', text: t('bags', { count: bags }) } as const]),
    ...(gearbox ? [{ icon: 'gears', text: t(`gearbox.${gearbox}`) } as const] : []),
    ...(fuel ? [{ icon: 'fuel', text: t(`fuel.${fuel}`) } as const] : []),
  ]
}

/** The facts of a vehicle with their icons. */
export function VehicleFactList({ vehicle }: { vehicle: ShownFacts }) {
  return <FactList facts={useVehicleFacts(vehicle)} />
}

/** What a day of a longer rental costs, in words; none where it costs what one day does. */
export function useLongerPrices({ priceFrom7, priceFrom30 }: Omit<DayPrices, 'dayPrice'>): string[] {
  const locale = useLocale()
  const t = useTranslations('VehicleFacts')
  return [
    ...(priceFrom7 === null ? [] : [t('from7', { price: formatBirr(priceFrom7, locale) })]),
    ...(priceFrom30 === null ? [] : [t('from30', { price: formatBirr(priceFrom30, locale) })]),
  ]
}
