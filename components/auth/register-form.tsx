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
          fields={register}
          name="firstName"
          label={t('firstName')}
          autoComplete="given-name"
          required
        />
        <FormField
          fields={register}
          name="lastName"
          label={t('lastName')}
          autoComplete="family-name"
          required
        />
      </div>
      <FormField
        fields={register}
        name="email"
        type="email"
        label={t('email')}
        autoComplete="email"
        inputMode="email"
        required
      />
      <FormField
        fields={register}
        name="phone"
        type="tel"
        label={t('phone')}
        hint={t('phoneHint')}
        autoComplete="tel"
        inputMode="tel"
        required
      />
      <PasswordField
        fields={register}
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
