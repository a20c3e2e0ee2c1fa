import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { Day } from '@/lib/core/day'
import { Link } from '@/lib/core/i18n/navigation'
import { isSoldOut } from '@/lib/vehicles/one-day/rules'
import type { OneDayVehicle } from '@/lib/vehicles/one-day/view'
import { hrefOf } from '@/lib/routes/routes'
import { AvailabilityBadge, VehiclePrice } from './vehicle-price'
import { VehiclePicture } from './vehicle-picture'

interface OneDayVehicleCardProps {
  vehicle: OneDayVehicle
  /** The day that `vehicle.available` speaks of. */
  day: Day
  isFirst?: boolean
  /** Where the button of a free vehicle leads; one that is gone always leads to its days. */
  leadsTo: 'details' | 'order'
}

/** One vehicle of the public list (SPEC section 2). */
export function OneDayVehicleCard({ vehicle, day, isFirst, leadsTo }: OneDayVehicleCardProps) {
  const t = useTranslations('OneDayVehicles')
  const { id, name, model, seats, features, price, available, url } = vehicle
  const isGone = isSoldOut(available)
  const isOrder = leadsTo === 'order' && !isGone
  return (
    <Card as="article" padding="none" className="flex h-full flex-col">
      <VehiclePicture url={url} name={name} isFirst={isFirst} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="text-lg text-ink">{name}</h2>
            <p className="text-ink-muted">{model}</p>
          </div>
          <AvailabilityBadge available={available} />
        </div>
        <p className="flex items-center gap-2 text-ink-muted">
          <Icon name="seat" />
          {t('seats', { count: seats })}
        </p>
        <p lang={features.lang ?? undefined} className="text-ink">
          {features.text}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-2">
          <VehiclePrice price={price} />
          <Link
            href={hrefOf(isOrder ? '/OneDayBook' : '/OneDayVehiclesBook', { id, date: day })}
            aria-label={t(isGone ? 'otherDaysOf' : isOrder ? 'orderOf' : 'bookNowOf', { name })}
            className={buttonClassName({ variant: isGone ? 'secondary' : 'brand' })}
          >
            {t(isGone ? 'otherDays' : isOrder ? 'order' : 'bookNow')}
          </Link>
        </div>
      </div>
    </Card>
  )
}
