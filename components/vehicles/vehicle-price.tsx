import { useTranslations } from 'next-intl'
import { formatBirr } from '@/lib/core/i18n/format'

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
