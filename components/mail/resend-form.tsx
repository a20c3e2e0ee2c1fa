'use client'

import { useTranslations } from 'next-intl'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { resendOutboxMailAction } from '@/lib/mail/actions'

const loadSchema = async () => (await import('@/lib/mail/schema')).resendInput

/** Sends a mail again. */
export function ResendForm({ id }: { id: string }) {
  const t = useTranslations('Outbox')
  const resending = useActionForm({ action: resendOutboxMailAction, schema: loadSchema })
  return (
    <FormFrame {...resending}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton variant="brand" isPending={resending.isPending}>
        {t('resend')}
      </SubmitButton>
    </FormFrame>
  )
}
