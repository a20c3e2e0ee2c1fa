import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { AvailabilityBadge, VehiclePrice } from '@/components/vehicles/vehicle-price'
import { DayText } from '@/components/vehicles/day-text'
import { VehiclePicture } from '@/components/vehicles/vehicle-picture'
import type { Day } from '@/lib/core/day'
import { Link } from '@/lib/core/i18n/navigation'
import type { OneDayVehicle } from '@/lib/vehicles/view'
import { hrefOf } from '@/lib/routes/routes'

interface BookedVehicleSummaryProps {
  vehicle: OneDayVehicle
  day: Day
}

/** What is being booked; stays in view beside the form, and as a small card above it on phones. */
export function BookedVehicleSummary({ vehicle, day }: BookedVehicleSummaryProps) {
  const t = useTranslations('OneDayBook')
  const { id, name, model, url, price, available } = vehicle
  return (
    <aside
      aria-label={t('summary')}
      className="sticky top-[calc(var(--bar-height)+0.5rem)] z-10 min-w-0 lg:top-[calc(var(--bar-height)+1.5rem)] lg:order-last"
    >
      <Card padding="none" className="grid grid-cols-[6rem_minmax(0,1fr)] items-center lg:grid-cols-1">
        <VehiclePicture url={url} name={name} isFirst className="pl-2 lg:pl-0" />
        <div className="grid gap-1 p-3 lg:gap-3 lg:p-5">
          <div>
            <h2 className="text-base text-ink lg:text-lg">{name}</h2>
            <p className="hidden text-ink-muted lg:block">{model}</p>
          </div>
          <VehiclePrice price={price} />
          <div className="hidden gap-3 lg:grid lg:justify-items-start">
            <p className="text-ink">
              {t('leftOn')} <DayText day={day} />
            </p>
            <AvailabilityBadge available={available} />
            <Link
              href={hrefOf('/OneDayVehiclesBook', { id, date: day })}
              className="font-semibold text-brand underline"
            >
              {t('otherDay')}
            </Link>
          </div>
        </div>
      </Card>
    </aside>
  )
}
