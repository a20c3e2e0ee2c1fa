import { useLocale, useTranslations } from 'next-intl'
import { MailStateBadge, useMailName } from '@/components/mail/mail-labels'
import { Card } from '@/components/ui/card'
import { formatMoment } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import type { OutboxMail } from '@/lib/mail/queries'
import { hrefOf } from '@/lib/routes/routes'

/** The mails about a booking, newest first, each leading to how it reads. */
export function BookingMails({ mails }: { mails: readonly OutboxMail[] }) {
  const locale = useLocale()
  const t = useTranslations('BookingOffice')
  const nameOf = useMailName()
  if (mails.length === 0) return null
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-lg text-ink">{t('mails')}</h2>
      <ul className="divide-y divide-line">
        {mails.map(({ id, template, recipient, state, createdAt }) => (
          <li key={id} className="grid justify-items-start gap-1 py-2.5">
            <Link href={hrefOf('/Outbox', { id })} className="font-semibold underline">
              {nameOf(template)}
            </Link>
            <span className="text-sm break-all text-ink-muted">{recipient}</span>
            <span className="flex flex-wrap items-center gap-2 text-sm text-ink-muted figures">
              {formatMoment(createdAt, locale)} <MailStateBadge state={state} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
