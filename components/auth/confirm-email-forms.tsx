'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { SubmitButton } from '@/components/form/submit-button'
import { confirmEmailAction, resendEmailConfirmationAction } from '@/lib/users/sign-in-actions'

/** The button that confirms an address. A press of a person, because programs follow the links of mails as well. */
export function ConfirmEmailForm() {
  const t = useTranslations('ConfirmEmail')
  return (
    <ActionForm action={confirmEmailAction}>
      <SubmitButton size="large">{t('confirm')}</SubmitButton>
    </ActionForm>
  )
}

/** The button that sends the mail with the link once more. */
export function ResendConfirmationForm({ isSmall = false }: { isSmall?: boolean }) {
  const t = useTranslations('ConfirmEmail')
  return (
    <ActionForm action={resendEmailConfirmationAction}>
      <SubmitButton variant="secondary" size={isSmall ? 'small' : 'medium'}>
        {t('resend')}
      </SubmitButton>
    </ActionForm>
  )
}
