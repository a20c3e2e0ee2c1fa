'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { SubmitButton } from '@/components/form/submit-button'
import { resendOutboxMailAction } from '@/lib/mail/actions'

/** Sends a mail again. */
export function ResendForm({ id }: { id: string }) {
  const t = useTranslations('Outbox')
  return (
    <ActionForm action={resendOutboxMailAction}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton variant="brand">{t('resend')}</SubmitButton>
    </ActionForm>
  )
}
