import { useLocale, useTranslations } from 'next-intl'
import { VehicleGallery } from '@/components/vehicles/vehicle-gallery'
import { VehiclePrice } from '@/components/vehicles/vehicle-price'
import { formatBirr } from '@/lib/core/i18n/format'
import type { Picture } from '@/lib/vehicles/pictures'
import type { DayPrices } from '@/lib/vehicles/rules'

interface ChosenCarProps {
  car: DayPrices & { name: string; text: string; price: string | null; pictures: readonly Picture[] }
  /** How many days are asked for, and what they cost, in santim; null for a price on request. */
  days: number
  total: number | null
}

/** The car of a request with its prices on the days that were searched for. */
export function ChosenCar({ car, days, total }: ChosenCarProps) {
  const locale = useLocale()
  const t = useTranslations('OneDayVehicles')
  return (
    <article className="grid gap-3 lg:col-start-2">
      <VehicleGallery name={car.name} pictures={car.pictures} className="rounded-lg" />
      <h2 className="text-xl text-ink">{car.name}</h2>
      {car.text && <p className="text-ink-muted">{car.text}</p>}
      {total !== null && days > 1 && (
        <p>
          <span className="text-xl font-bold text-ink figures">{formatBirr(total / 100, locale)}</span>{' '}
          <span className="text-ink-muted">{t('days.car', { count: days })}</span>
        </p>
      )}
      <VehiclePrice vehicle={car} typed={car.price ?? undefined} />
    </article>
  )
}
