import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { isSoldOut } from '@/lib/vehicles/one-day/rules'

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
