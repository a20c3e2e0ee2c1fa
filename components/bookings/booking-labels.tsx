import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { IconName } from '@/components/ui/icon'
import type { BookingStatus } from '@/lib/bookings/rules'

const looks = {
  pending: { tone: 'warning', icon: 'clock' },
  successful: { tone: 'success', icon: 'check' },
  canceled: { tone: 'danger', icon: 'close' },
} as const satisfies Record<BookingStatus, { tone: BadgeTone; icon: IconName }>

/** A booking's status in words and colour. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const t = useTranslations('Status')
  return <Badge {...looks[status]}>{t(status)}</Badge>
}

/** Who booked; a deleted person's bookings stay without the name (docs/decisions/deleted-people.md). */
export function CustomerName({ name }: { name: string }) {
  const t = useTranslations('BookingOffice')
  if (name) return name
  return <span className="text-ink-muted">{t('customerDeleted')}</span>
}
