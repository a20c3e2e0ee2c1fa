'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { PasswordField } from '@/components/form/password-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { registerAction } from '@/lib/users/sign-in-actions'

/** The registration form of `/register` and `/SignUp` (SPEC section 2). */
export function RegisterForm({ callbackUrl }: { callbackUrl: string | undefined }) {
  const t = useTranslations('Register')
  const register = useActionForm({
    action: registerAction,
    schema: async () => (await import('@/lib/users/schema')).registerInput,
  })
  return (
    <FormFrame {...register}>
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormField
          form={register}
          name="firstName"
          label={t('firstName')}
          autoComplete="given-name"
          required
        />
        <FormField
          form={register}
          name="lastName"
          label={t('lastName')}
          autoComplete="family-name"
          required
        />
      </div>
      <FormField form={register} name="email" label={t('email')} autoComplete="email" required />
      <FormField
        form={register}
        name="phone"
        label={t('phone')}
        hint={t('phoneHint')}
        autoComplete="tel"
        required
      />
      <PasswordField
        form={register}
        name="password"
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        required
      />
      <SubmitButton size="large" pendingLabel={t('sending')}>
        {t('submit')}
      </SubmitButton>
    </FormFrame>
  )
}
