'use client'

import { useTranslations } from 'next-intl'
import { FormFrame } from '@/components/form/form-frame'
import { MessageText } from '@/components/form/message-text'
import { RequestKeyField } from '@/components/form/request-key-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import type { Locale } from '@/lib/core/i18n/routing'
import { messageCustomersAction } from '@/lib/statistics/bulk-actions'

interface MessageFormProps {
  ids: readonly string[]
  /** A message is sent once for it, however often the form is. */
  requestKey: string
  /** The list that is shown again. */
  here: string
  /** What the customers read, with its name and how many of them do. */
  languages: readonly { locale: Locale; name: string; count: number }[]
}

/** Writes to the customers of chosen bookings, in each language that they read. */
export function MessageForm({ ids, here, languages, requestKey }: MessageFormProps) {
  const t = useTranslations('MessageForms')
  const message = useActionForm({
    action: messageCustomersAction,
    schema: async () => (await import('@/lib/bookings/list-schema')).messageForm,
    defaults: { ids: ids.join(','), here },
  })
  return (
    <FormFrame {...message}>
      <input type="hidden" name="ids" value={ids.join(',')} />
      <input type="hidden" name="here" value={here} />
      <RequestKeyField value={requestKey} />
      {languages.map(({ locale, name, count }) => (
        <MessageText
          key={locale}
          form={message}
          locale={locale}
          label={t('text', { language: name })}
          hint={t('textHint', { count, language: name })}
          maxLength={4000}
          className="min-h-24"
        />
      ))}
      {languages.length > 1 && <p className="text-sm text-ink-muted">{t('leaveEmpty')}</p>}
      <SubmitButton className="sm:justify-self-start">{t('send')}</SubmitButton>
    </FormFrame>
  )
}
