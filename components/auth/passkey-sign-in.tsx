import { useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { PasskeyButton } from '@/components/security/passkey-button'
import { signInWithPasskeyAction, startPasskeySignInAction } from '@/lib/users/passkey-actions'

/** Sign-in with a passkey alone, beside the form of email and password. */
export function PasskeySignIn({ callbackUrl }: { callbackUrl: string | undefined }) {
  const t = useTranslations('Login')
  return (
    <FormMessages namespaces={['PasskeyForms']}>
      <PasskeyButton
        start={startPasskeySignInAction}
        action={signInWithPasskeyAction}
        submit={t('passkey')}
        variant="secondary"
        callbackUrl={callbackUrl}
      />
    </FormMessages>
  )
}
