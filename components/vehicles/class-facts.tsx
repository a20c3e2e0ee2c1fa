import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { carCategories, type CarCategory, isCityOnly, seatsOfCategory } from '@/lib/vehicles/rules'
import { kindOfCategory, printedPrices } from '@/lib/site/vehicle-classes'
import { ClassPrice } from './class-price'
import { VehicleStage } from './vehicle-stage'
import { buttonClassName } from '@/components/ui/button'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'

interface ClassFactsProps {
  seats: { from: number; to: number }
  isCityOnly: boolean
}

/** What is the same for every car of a class: seats, transmission, and where it may go (SPEC sections 3 and 9). */
export function ClassFacts({ seats, isCityOnly }: ClassFactsProps) {
  const t = useTranslations('VehicleClass')
  const { from, to } = seats
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-muted">
      <li className="flex items-center gap-2 figures">
        <Icon name="seat" className="size-5 text-brand" />
        {from === to
          ? t('seats', { count: String(to) })
          : t('seatRange', { from: String(from), to: String(to) })}
      </li>
      <li className="flex items-center gap-2">
        <Icon name="gears" className="size-5 text-brand" />
        {t('transmission')}
      </li>
      {isCityOnly && (
        <li className="flex items-center gap-2">
          <Icon name="pin" className="size-5 text-brand" />
          {t('cityOnly')}
        </li>
      )}
    </ul>
  )
}

/** A class before its cars: its drawing, what its cheapest car costs for a day, its facts. */
export function ClassSummary({ category, price }: { category: CarCategory; price: number | null }) {
  return (
    <div className="grid overflow-hidden rounded-lg border border-line bg-raised sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <VehicleStage kind={kindOfCategory[category]} isFirst className="flex items-end" />
      <div className="grid content-center gap-3 p-4 sm:p-6">
        <ClassPrice price={price} printed={printedPrices[category]} />
        <ClassFacts seats={seatsOfCategory[category]} isCityOnly={isCityOnly(category)} />
      </div>
    </div>
  )
}

/** The five categories and all of them, as links: the address holds the choice. */
export function ClassChoice({ current }: { current: CarCategory | undefined }) {
  const t = useTranslations('VehiclesTypes')
  const className = useTranslations('VehicleClass')
  return (
    <nav aria-label={t('choose')}>
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...carCategories].map((category) => (
          <li key={category ?? 'all'}>
            <Link
              href={hrefOf('/VehiclesTypes', { type: category })}
              aria-current={category === current ? 'true' : undefined}
              className={buttonClassName({ variant: category === current ? 'brand' : 'secondary' })}
            >
              {category ? className(category) : t('all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
