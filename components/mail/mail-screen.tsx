import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { FormMessages } from '@/components/form/form-messages'
import { SubmitButton } from '@/components/form/submit-button'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { Facts } from '@/components/ui/facts'
import { formatMoment } from '@/lib/core/i18n/format'
import { resendOutboxMailAction } from '@/lib/mail/actions'
import type { MailPreview } from '@/lib/mail/queries'
import type { OutboxMail } from '@/lib/mail/view'
import { MailStateBadge } from './mail-labels'

interface MailScreenProps {
  mail: OutboxMail & { nextAttemptAt: string | null }
  preview: MailPreview | null
  /** Whether the preview carries the real link. */
  isDemo: boolean
}

/** One mail: how far it got, and how it reads. */
export function MailScreen({ mail, preview, isDemo }: MailScreenProps) {
  const t = useTranslations('Outbox')
  const locale = useLocale()
  const facts = [
    { label: t('recipient'), value: mail.recipient },
    { label: t('stateLabel'), value: <MailStateBadge state={mail.state} /> },
    { label: t('created'), value: formatMoment(mail.createdAt, locale) },
    ...(mail.sentAt ? [{ label: t('sentAt'), value: formatMoment(mail.sentAt, locale) }] : []),
    ...(mail.state === 'queued' && mail.nextAttemptAt
      ? [{ label: t('nextAttempt'), value: formatMoment(mail.nextAttemptAt, locale) }]
      : []),
    { label: t('attempts'), value: String(mail.attempts) },
    ...(mail.lastError ? [{ label: t('lastError'), value: mail.lastError }] : []),
  ]
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card as="section" className="grid gap-4">
        {preview ? (
          <>
            <h2 className="text-xl" lang={mail.locale === locale ? undefined : mail.locale}>
              {preview.subject}
            </h2>
            {preview.action && isDemo && (
              <p>
                {t('link')}{' '}
                <a href={preview.action.url} className="break-all text-brand underline">
                  {preview.action.url}
                </a>
              </p>
            )}
            <iframe
              title={t('preview')}
              src={`/mail-preview/${mail.id}.html`}
              sandbox=""
              className="h-[36rem] w-full rounded-md border border-line bg-ground"
            />
            <details>
              <summary className="cursor-pointer font-semibold">{t('asText')}</summary>
              <pre
                className="mt-3 rounded-md bg-sunken p-4 font-sans text-sm break-words whitespace-pre-wrap"
                lang={mail.locale === locale ? undefined : mail.locale}
              >
                {preview.text}
              </pre>
            </details>
          </>
        ) : (
          <Alert tone="warning">{t('pointless')}</Alert>
        )}
      </Card>
      <Card as="section" className="grid gap-6">
        <Facts facts={facts} />
        {preview && (
          <FormMessages>
            <ActionForm action={resendOutboxMailAction}>
              <input type="hidden" name="id" value={mail.id} />
              <SubmitButton variant="brand">{t('resend')}</SubmitButton>
            </ActionForm>
          </FormMessages>
        )}
      </Card>
    </div>
  )
}
