import { useLocale, useTranslations } from 'next-intl'
import { formatBirr, formatTypedPrice } from '@/lib/core/i18n/format'
import type { DayPrices } from '@/lib/vehicles/rules'
import { useLongerPrices } from './vehicle-facts'

interface VehiclePriceProps {
  vehicle: DayPrices
  /** Shown as information where a day has no price yet: a car's, as staff typed it (CONTRACT section 4). */
  typed?: string
}

/** What a day costs in whole Br, and a day of a longer rental. */
export function VehiclePrice({ vehicle, typed }: VehiclePriceProps) {
  const locale = useLocale()
  const t = useTranslations('VehicleFacts')
  const longer = useLongerPrices(vehicle)
  if (vehicle.dayPrice === null) {
    return (
      <div className="min-w-0">
        <p className="font-bold text-ink">{t('onRequest')}</p>
        {typed && <p className="text-sm text-ink-muted figures">{formatTypedPrice(typed, locale)}</p>}
      </div>
    )
  }
  return (
    <div className="min-w-0">
      <p>
        <span className="text-xl font-bold text-ink figures">{formatBirr(vehicle.dayPrice, locale)}</span>{' '}
        <span className="text-ink-muted">{t('perDay')}</span>
      </p>
      {longer.map((text) => (
        <p key={text} className="text-sm text-ink-muted figures">
          {text}
        </p>
      ))}
    </div>
  )
}
