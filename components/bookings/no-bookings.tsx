import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/core/i18n/navigation'

/** Stands where a customer has booked nothing yet, with the way to the first booking. */
export function NoBookings() {
  const t = useTranslations('Bookings')
  return (
    <EmptyState
      icon="calendar"
      title={t('empty')}
      description={t('emptyText')}
      action={
        <Link href="/OneDayVehicles" className={buttonClassName()}>
          {t('emptyAction')}
        </Link>
      }
    />
  )
}
