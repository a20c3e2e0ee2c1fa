import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { isCityOnly, seatsOfCategory } from '@/lib/vehicles/rules'
import type { Car } from '@/lib/vehicles/view'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { ClassFacts } from './class-facts'
import { VehiclePicture } from './vehicle-picture'

/** One car of the public list: its price is shown as staff typed it (CONTRACT section 4). */
export function CarCard({ car, isFirst }: { car: Car; isFirst: boolean }) {
  const t = useTranslations('VehiclesTypes')
  const className = useTranslations('VehicleClass')
  return (
    <Card as="article" padding="none" className="flex h-full flex-col">
      <VehiclePicture url={car.url} name={car.name} isFirst={isFirst} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="grid">
          <h3 className="text-lg text-ink">{car.name}</h3>
          <p className="text-ink-muted">{className(car.category)}</p>
        </div>
        <ClassFacts seats={seatsOfCategory[car.category]} isCityOnly={isCityOnly(car.category)} />
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-2">
          <p className="grid min-w-0">
            <span className="text-sm text-ink-muted">{t('price')}</span>
            <span className="text-xl font-bold text-ink figures">{car.price}</span>
          </p>
          <Link
            href={hrefOf('/Booking', { type: car.category })}
            aria-label={t('bookNowOf', { name: car.name })}
            className={buttonClassName({ variant: 'brand' })}
          >
            {t('bookNow')}
          </Link>
        </div>
      </div>
    </Card>
  )
}
