import { useTranslations } from 'next-intl'
import { Button, buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { Day } from '@/lib/core/day'
import { Link } from '@/lib/core/i18n/navigation'
import { isSoldOut } from '@/lib/vehicles/rules'
import type { OneDayVehicle } from '@/lib/vehicles/view'
import { hrefOf } from '@/lib/routes/routes'
import { AvailabilityBadge, VehiclePrice } from './vehicle-price'
import { DayText } from './day-text'

interface OrderPanelProps {
  vehicle: OneDayVehicle
  /** The day that `vehicle.available` speaks of. */
  day: Day
  /** Where a sold-out day sends people; null when none is known. */
  nextFreeDay: Day | null
}

/** Price, what is left on the chosen day and the way to order it. */
export function OrderPanel({ vehicle, day, nextFreeDay }: OrderPanelProps) {
  const t = useTranslations('OneDayVehicle')
  const { id, available } = vehicle
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <VehiclePrice vehicle={vehicle} />
        <AvailabilityBadge available={available} />
      </div>
      <p className="text-ink">
        <span className="text-ink-muted">{t('chosenDay')}</span> <DayText day={day} />
      </p>
      {isSoldOut(available) ? (
        <>
          <Button disabled size="large" aria-describedby="sold-out-hint">
            {t('order')}
          </Button>
          <p id="sold-out-hint" className="text-ink-muted">
            {t('soldOutHint')}
          </p>
          {nextFreeDay && (
            <Link
              href={hrefOf('/OneDayVehiclesBook', { id, date: nextFreeDay })}
              scroll={false}
              className={buttonClassName({ variant: 'secondary' })}
            >
              <span>
                {t('nextFreeDay')} <DayText day={nextFreeDay} />
              </span>
            </Link>
          )}
        </>
      ) : (
        <Link href={hrefOf('/OneDayBook', { id, date: day })} className={buttonClassName({ size: 'large' })}>
          {t('order')}
        </Link>
      )}
      <p className="text-sm text-ink-muted">{t('paymentHint')}</p>
    </Card>
  )
}
