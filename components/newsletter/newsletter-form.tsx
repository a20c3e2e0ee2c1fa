'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { MessageText } from '@/components/form/message-text'
import { RequestKeyField } from '@/components/form/request-key-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import type { Locale } from '@/lib/core/i18n/routing'
import { sendNewsletterAction } from '@/lib/newsletter/actions'

interface NewsletterFormProps {
  /** A newsletter is sent once for it, however often the form is. */
  requestKey: string
  /** What the readers read, with its name and how many of them do. */
  languages: readonly { locale: Locale; name: string; count: number }[]
}

/** Writes to the readers of the newsletter, in each language that they read. */
export function NewsletterForm({ requestKey, languages }: NewsletterFormProps) {
  const t = useTranslations('MessageForms')
  const newsletter = useActionForm({
    action: sendNewsletterAction,
    schema: async () => (await import('@/lib/newsletter/schema')).newsletterForm,
  })
  return (
    <FormFrame {...newsletter}>
      <RequestKeyField value={requestKey} />
      {languages.map(({ locale, name, count }) => (
        <div key={locale} className="grid gap-4">
          <FormField
            form={newsletter}
            name={`subjects.${locale}`}
            label={t('subject', { language: name })}
            lang={locale}
            maxLength={120}
          />
          <MessageText
            form={newsletter}
            locale={locale}
            label={t('text', { language: name })}
            hint={t('readers', { count, language: name })}
            maxLength={10_000}
            className="min-h-48"
          />
        </div>
      ))}
      {languages.length > 1 && <p className="text-sm text-ink-muted">{t('leaveEmpty')}</p>}
      <SubmitButton className="sm:justify-self-start">{t('send')}</SubmitButton>
    </FormFrame>
  )
}
