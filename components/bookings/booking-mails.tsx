import { useLocale, useTranslations } from 'next-intl'
import { MailName, MailStateBadge } from '@/components/mail/mail-labels'
import { Card } from '@/components/ui/card'
import { formatMoment } from '@/lib/core/i18n/format'
import type { OutboxMail } from '@/lib/mail/view'
import { hrefOf } from '@/lib/routes/routes'

/** The mails about a booking, newest first, each leading to how it reads. */
export function BookingMails({ mails }: { mails: readonly OutboxMail[] }) {
  const locale = useLocale()
  const t = useTranslations('BookingOffice')
  if (mails.length === 0) return null
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-lg text-ink">{t('mails')}</h2>
      <ul className="divide-y divide-line">
        {mails.map((mail) => (
          <li key={mail.id} className="grid justify-items-start gap-1 py-2.5">
            <MailName mail={mail} href={hrefOf('/Outbox', { id: mail.id })} />
            <span className="text-sm break-all text-ink-muted">{mail.recipient}</span>
            <span className="flex flex-wrap items-center gap-2 text-sm text-ink-muted figures">
              {formatMoment(mail.createdAt, locale)} <MailStateBadge state={mail.state} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
