'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { useActionForm } from '@/components/form/use-action-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { registerAction } from '@/lib/users/actions'
import { registerInput } from '@/lib/users/schema'

/** The registration form of `/register` and `/SignUp` (SPEC section 2). */
export function RegisterForm({ callbackUrl }: { callbackUrl: string | undefined }) {
  const t = useTranslations('Register')
  const form = useTranslations('Form')
  const register = useActionForm({ action: registerAction, schema: registerInput })
  return (
    <form {...register.formProps}>
      <fieldset disabled={register.isPending} className="grid gap-5">
        <ErrorSummary title={form('problems')} problems={register.problems} />
        {register.formError && <Alert tone="danger">{register.formError}</Alert>}
        {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField fields={register} name="firstName" label={t('firstName')} autoComplete="given-name" />
          <FormField fields={register} name="lastName" label={t('lastName')} autoComplete="family-name" />
        </div>
        <FormField fields={register} name="email" type="email" label={t('email')} autoComplete="email" />
        <FormField
          fields={register}
          name="phone"
          type="tel"
          label={t('phone')}
          hint={t('phoneHint')}
          autoComplete="tel"
        />
        <FormField
          fields={register}
          name="password"
          type="password"
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" size="large" isBusy={register.isPending} busyLabel={t('sending')}>
          {t('submit')}
        </Button>
      </fieldset>
    </form>
  )
}
