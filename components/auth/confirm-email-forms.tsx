'use client'

import { useTranslations } from 'next-intl'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { confirmEmailAction, resendEmailConfirmationAction } from '@/lib/users/email-confirmation-actions'

const loadSchema = async () => (await import('@/lib/users/email-confirmation-schema')).nothingInput

/** The button that confirms an address. A press of a person, because programs follow the links of mails as well. */
export function ConfirmEmailForm() {
  const t = useTranslations('ConfirmEmail')
  const confirmation = useActionForm({ action: confirmEmailAction, schema: loadSchema })
  return (
    <FormFrame {...confirmation}>
      <SubmitButton size="large" isPending={confirmation.isPending}>
        {t('confirm')}
      </SubmitButton>
    </FormFrame>
  )
}

/** The button that sends the mail with the link once more. */
export function ResendConfirmationForm({ isSmall = false }: { isSmall?: boolean }) {
  const t = useTranslations('ConfirmEmail')
  const resending = useActionForm({ action: resendEmailConfirmationAction, schema: loadSchema })
  return (
    <FormFrame {...resending}>
      <SubmitButton variant="secondary" size={isSmall ? 'small' : 'medium'} isPending={resending.isPending}>
        {t('resend')}
      </SubmitButton>
    </FormFrame>
  )
}
