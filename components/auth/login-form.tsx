'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { PasswordField } from '@/components/form/password-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { loginAction } from '@/lib/users/sign-in-actions'

/** Email and password; the texts of a refusal are those of SPEC section 8. */
export function LoginForm({ callbackUrl }: { callbackUrl: string | undefined }) {
  const t = useTranslations('Login')
  const login = useActionForm({
    action: loginAction,
    schema: async () => (await import('@/lib/users/schema')).loginInput,
  })
  return (
    <FormFrame {...login}>
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <FormField form={login} name="email" label={t('email')} autoComplete="username" required />
      <PasswordField
        form={login}
        name="password"
        label={t('password')}
        autoComplete="current-password"
        required
      />
      <SubmitButton size="large" pendingLabel={t('sending')}>
        {t('submit')}
      </SubmitButton>
    </FormFrame>
  )
}
