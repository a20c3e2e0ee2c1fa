import { useLocale, useMessages, useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { IconName } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'
import { toldIn } from '@/lib/mail/rules'
import type { MailState } from '@/lib/mail/schema'
import type { OutboxMail } from '@/lib/mail/view'

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

/** What a mail tells, where it is about a booking, and which of the site's mails it is, as the reader calls it. */
export function MailName({ mail, href }: { mail: OutboxMail; href: string }) {
  const { name } = useMessages().Outbox
  const locale = useLocale()
  const t = useTranslations('Outbox.name')
  const told = toldIn(mail, useTranslations('Mails'), locale)
  const { template } = mail
  const kind = isKeyOf(name, template) ? t(template) : template
  return (
    <span className="cell-facts">
      <Link href={href} className="font-semibold wrap-anywhere underline">
        {told ?? kind}
      </Link>
      {told && <span className="text-sm text-ink-muted">{kind}</span>}
    </span>
  )
}
