'use client'

import { useTranslations } from 'next-intl'
import { FormFrame } from '@/components/form/form-frame'
import { PasswordField } from '@/components/form/password-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { resetPasswordAction } from '@/lib/users/sign-in-actions'

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
        fields={reset}
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
