import { useTranslations } from 'next-intl'

/** Who booked; a deleted person's bookings stay without the name (docs/decisions/deleted-people.md). */
export function CustomerName({ name }: { name: string }) {
  const t = useTranslations('BookingOffice')
  if (name) return name
  return <span className="text-ink-muted">{t('customerDeleted')}</span>
}
