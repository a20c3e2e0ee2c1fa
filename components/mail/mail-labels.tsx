import { useMessages, useTranslations } from 'next-intl'
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

function isKeyOf<Table extends object>(table: Table, key: string): key is keyof Table & string {
  return Object.hasOwn(table, key)
}

/** The name of a mail in words; that of a template without one as it is. */
export function useMailName(): (template: string) => string {
  const { name } = useMessages().Outbox
  const t = useTranslations('Outbox.name')
  return (template) => (isKeyOf(name, template) ? t(template) : template)
}
