import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import type { Day } from '@/lib/core/day'
import { formatBirr } from '@/lib/core/i18n/format'
import { isSoldOut } from '@/lib/vehicles/rules'
import type { OneDayVehicle } from '@/lib/vehicles/view'
import { hrefOf } from '@/lib/routes/routes'
import { VehicleCardView } from './vehicle-card-view'
import { useLongerPrices, useVehicleFacts } from './vehicle-facts'

interface OneDayVehicleCardProps {
  vehicle: OneDayVehicle
  /** The day that `vehicle.available` speaks of. */
  day: Day
  isFirst?: boolean
  /** Where the button of a free vehicle leads; one that is gone always leads to its days. */
  leadsTo: 'details' | 'order'
}

/** One vehicle of the public list (SPEC section 2). */
export function OneDayVehicleCard({ vehicle, day, isFirst = false, leadsTo }: OneDayVehicleCardProps) {
  const t = useTranslations('OneDayVehicles')
  const { id, name, model, features, dayPrice, available, url } = vehicle
  const isGone = isSoldOut(available)
  const isOrder = leadsTo === 'order' && !isGone
  return (
    <Card as="article" padding="none" className="flex h-full flex-col">
      <VehicleCardView
        name={name}
        model={model}
        url={url}
        isFirst={isFirst}
        isGone={isGone}
        left={
          isGone ? (
            <Badge>{t('soldOut')}</Badge>
          ) : (
            <Badge tone="success" icon="check">
              {t('available', { count: available })}
            </Badge>
          )
        }
        // What people choose by at a glance; the page of the vehicle has the rest.
        facts={useVehicleFacts({ ...vehicle, category: null, fuel: null })}
        price={formatBirr(dayPrice)}
        perDay={t('perDay')}
        longerPrices={useLongerPrices(vehicle)}
        features={features}
        href={hrefOf(isOrder ? '/OneDayBook' : '/OneDayVehiclesBook', { id, date: day })}
        action={t(isGone ? 'otherDays' : isOrder ? 'order' : 'bookNow')}
        actionLabel={t(isGone ? 'otherDaysOf' : isOrder ? 'orderOf' : 'bookNowOf', { name })}
      />
    </Card>
  )
}
