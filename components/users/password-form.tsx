'use client'

import { useTranslations } from 'next-intl'
import { FormFrame } from '@/components/form/form-frame'
import { PasswordField } from '@/components/form/password-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { changeOwnPasswordAction } from '@/lib/users/actions'

/** A new password; the old one must be known. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('Profile')
  const password = useActionForm({
    action: changeOwnPasswordAction,
    schema: async () => (await import('@/lib/users/schema')).passwordInput,
  })
  return (
    <FormFrame {...password}>
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        fields={password}
        name="currentPassword"
        label={t('currentPassword')}
        autoComplete="current-password"
        required
      />
      <PasswordField
        fields={password}
        name="newPassword"
        label={t('newPassword')}
        hint={t('newPasswordHint')}
        autoComplete="new-password"
        required
      />
      <SubmitButton variant="secondary" className="justify-self-start">
        {t('changePassword')}
      </SubmitButton>
    </FormFrame>
  )
}
