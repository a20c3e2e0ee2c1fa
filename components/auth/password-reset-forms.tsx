'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { PasswordField } from '@/components/form/password-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { askPasswordResetAction, resetPasswordAction } from '@/lib/users/sign-in-actions'

/** Asks for the address of an account whose password was forgotten. */
export function ForgotPasswordForm() {
  const t = useTranslations('ForgotPassword')
  const asking = useActionForm({
    action: askPasswordResetAction,
    schema: async () => (await import('@/lib/users/schema')).askResetInput,
  })
  return (
    <FormFrame {...asking}>
      <FormField form={asking} name="email" label={t('email')} autoComplete="username" required />
      <SubmitButton size="large">{t('submit')}</SubmitButton>
    </FormFrame>
  )
}

/** The new password; the address is there for password managers. */
export function ResetPasswordForm({ email }: { email: string }) {
  const t = useTranslations('ResetPassword')
  const reset = useActionForm({
    action: resetPasswordAction,
    schema: async () => (await import('@/lib/users/schema')).newPasswordInput,
  })
  return (
    <FormFrame {...reset}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        form={reset}
        name="password"
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        required
      />
      <SubmitButton size="large">{t('submit')}</SubmitButton>
    </FormFrame>
  )
}
