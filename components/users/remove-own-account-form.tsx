'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { PasswordField } from '@/components/form/password-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { removeOwnAccountAction } from '@/lib/customers/actions'

/**
 * Ends the own account; typing the password is the question and the answer in one, with a script and without. Who signs in with
 * Google alone has none and types the address.
 */
export function RemoveOwnAccountForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslations('OwnAccount')
  const removal = useActionForm({
    action: removeOwnAccountAction,
    schema: () => import('@/lib/users/schema').then(({ removeOwnAccountInput }) => removeOwnAccountInput),
  })
  return (
    <FormFrame {...removal}>
      {hasPassword ? (
        <PasswordField
          form={removal}
          name="password"
          label={t('password')}
          autoComplete="current-password"
          required
        />
      ) : (
        <FormField form={removal} name="email" label={t('email')} autoComplete="off" required />
      )}
      <SubmitButton variant="danger" icon="trash" pendingLabel={t('deleting')} className="justify-self-start">
        {t('delete')}
      </SubmitButton>
    </FormFrame>
  )
}
