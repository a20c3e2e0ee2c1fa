'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { useActionForm } from '@/components/form/use-action-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { loginAction } from '@/lib/users/actions'
import { loginInput } from '@/lib/users/schema'

/** Email and password; the texts of a refusal are those of SPEC section 8. */
export function LoginForm({ callbackUrl }: { callbackUrl: string | undefined }) {
  const t = useTranslations('Login')
  const login = useActionForm({ action: loginAction, schema: loginInput })
  return (
    <form {...login.formProps}>
      <fieldset disabled={login.isPending} className="grid gap-5">
        {login.formError && <Alert tone="danger">{login.formError}</Alert>}
        {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
        <FormField fields={login} name="email" type="email" label={t('email')} autoComplete="username" />
        <FormField
          fields={login}
          name="password"
          type="password"
          label={t('password')}
          autoComplete="current-password"
        />
        <Button type="submit" variant="primary" size="large" isBusy={login.isPending} busyLabel={t('sending')}>
          {t('submit')}
        </Button>
      </fieldset>
    </form>
  )
}
