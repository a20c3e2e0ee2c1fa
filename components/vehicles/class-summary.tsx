import { useTranslations } from 'next-intl'
import { VehicleStage } from '@/components/pictures/vehicle-stage'
import { isCityOnly, seatsOfCategory, type CarCategory } from '@/lib/vehicles/cars/rules'
import { kindOfCategory, printedPrices } from '@/lib/site/vehicle-classes'
import { ClassFacts } from './class-facts'

/** A class before its cars: its drawing, its starting price, its facts. */
export function ClassSummary({ category }: { category: CarCategory }) {
  const t = useTranslations('VehiclesTypes')
  return (
    <div className="grid overflow-hidden rounded-lg border border-line bg-raised sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <VehicleStage kind={kindOfCategory[category]} isFirst className="flex items-end" />
      <div className="grid content-center gap-3 p-4 sm:p-6">
        <p className="grid">
          <span className="text-sm text-ink-muted">{t('startingPrice')}</span>
          <span className="text-2xl font-bold text-ink figures">{printedPrices[category]}</span>
        </p>
        <ClassFacts seats={seatsOfCategory[category]} isCityOnly={isCityOnly(category)} />
      </div>
    </div>
  )
}
