import { useTranslations } from 'next-intl'
import { formatBirr } from '@/lib/core/i18n/format'
import { Badge } from '@/components/ui/badge'
import { isSoldOut } from '@/lib/vehicles/rules'

/** The price of one day with the driver, in whole Br. */
export function VehiclePrice({ price }: { price: number }) {
  const t = useTranslations('OneDayVehicles')
  return (
    <p>
      <span className="text-xl font-bold text-ink figures">{formatBirr(price)}</span>{' '}
      <span className="text-ink-muted">{t('perDay')}</span>
    </p>
  )
}

/** Sold out, or available now with what is left (SPEC section 2). */
export function AvailabilityBadge({ available }: { available: number }) {
  const t = useTranslations('OneDayVehicles')
  if (isSoldOut(available)) return <Badge>{t('soldOut')}</Badge>
  return (
    <Badge tone="success" icon="check">
      {t('available', { count: available })}
    </Badge>
  )
}
