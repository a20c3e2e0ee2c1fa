import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'

/** Whether somebody has dealt with a message or a request. */
export function DoneBadge({ isDone }: { isDone: boolean }) {
  const t = useTranslations('Requests')
  return isDone ? (
    <Badge tone="success" icon="check">
      {t('done')}
    </Badge>
  ) : (
    <Badge tone="warning" icon="clock">
      {t('open')}
    </Badge>
  )
}
