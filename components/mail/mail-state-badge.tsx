import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { IconName } from '@/components/ui/icon'
import type { MailState } from '@/lib/mail/schema'

const looks = {
  queued: { tone: 'warning', icon: 'clock' },
  sent: { tone: 'success', icon: 'check' },
  failed: { tone: 'danger', icon: 'close' },
} as const satisfies Record<MailState, { tone: BadgeTone; icon: IconName }>

/** How far a mail got. */
export function MailStateBadge({ state }: { state: MailState }) {
  const t = useTranslations('Outbox')
  return <Badge {...looks[state]}>{t(`state.${state}`)}</Badge>
}
