'use client'

import { useTranslations } from 'next-intl'
import { FormFrame } from '@/components/form/form-frame'
import { PasswordField } from '@/components/form/password-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { confirmEmailAction, confirmEmailWithNewPasswordAction } from '@/lib/users/sign-in-actions'

/** Confirms an address with the password of its account. */
export function ConfirmWithPasswordForm({ email }: { email: string }) {
  const t = useTranslations('ConfirmEmail')
  const confirming = useActionForm({
    action: confirmEmailAction,
    schema: async () => (await import('@/lib/users/schema')).confirmEmailForm,
  })
  return (
    <FormFrame {...confirming}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        form={confirming}
        name="password"
        label={t('password')}
        autoComplete="current-password"
        required
      />
      <SubmitButton size="large">{t('confirm')}</SubmitButton>
    </FormFrame>
  )
}

/** Confirms an address with a new password, which shuts out whoever made the account. */
export function TakeOverForm({ email }: { email: string }) {
  const t = useTranslations('ConfirmEmail')
  const taking = useActionForm({
    action: confirmEmailWithNewPasswordAction,
    schema: async () => (await import('@/lib/users/schema')).takeOverForm,
  })
  return (
    <FormFrame {...taking}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        form={taking}
        name="newPassword"
        label={t('newPassword')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        required
      />
      <SubmitButton variant="secondary">{t('takeOver')}</SubmitButton>
    </FormFrame>
  )
}
