import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { isCityOnly, seatsOfCategory } from '@/lib/vehicles/rules'
import type { Picture } from '@/lib/vehicles/pictures'
import type { Car } from '@/lib/vehicles/view'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { ClassFacts } from './class-facts'
import { FactList } from './fact-list'
import { useVehicleFacts } from './vehicle-facts'
import { VehicleGallery } from './vehicle-gallery'
import { VehiclePrice } from './vehicle-price'

interface CarCardProps {
  car: Car
  /** Those after the first. */
  pictures: readonly Picture[]
  isFirst: boolean
}

/** One car of the public list; without a day price its text stays as staff typed it (CONTRACT section 4). */
export function CarCard({ car, pictures, isFirst }: CarCardProps) {
  const t = useTranslations('VehiclesTypes')
  const className = useTranslations('VehicleClass')
  const facts = useVehicleFacts({ ...car, category: null })
  const { text, lang } = car.features
  return (
    <Card as="article" padding="none" className="flex h-full flex-col">
      <VehicleGallery name={car.name} pictures={[car, ...pictures]} isFirst={isFirst} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="grid">
          <h3 className="text-lg text-ink">{car.name}</h3>
          <p className="text-ink-muted">{className(car.category)}</p>
        </div>
        {car.seats === null ? (
          <ClassFacts seats={seatsOfCategory[car.category]} isCityOnly={isCityOnly(car.category)} />
        ) : (
          <FactList
            facts={[
              ...facts,
              ...(isCityOnly(car.category) ? [{ icon: 'pin', text: className('cityOnly') } as const] : []),
            ]}
          />
        )}
        {text && (
          <p lang={lang ?? undefined} className="text-ink">
            {text}
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-2">
          <VehiclePrice vehicle={car} typed={car.price} />
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
