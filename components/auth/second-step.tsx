import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { FormMessages } from '@/components/form/form-messages'
import { SubmitButton } from '@/components/form/submit-button'
import { CodeForm } from '@/components/security/code-form'
import { PasskeyButton } from '@/components/security/passkey-button'
import { finishSignInWithPasskeyAction, startPasskeyStepAction } from '@/lib/users/passkey-actions'
import { cancelSignInAction, finishSignInAction } from '@/lib/users/second-factor-actions'

interface SecondStepProps {
  /** Whether the person has a passkey. */
  hasPasskey: boolean
  callbackUrl: string | undefined
}

/** The second step of signing in: a passkey, a code of the person's app, or a recovery code. */
export function SecondStep({ hasPasskey, callbackUrl }: SecondStepProps) {
  const t = useTranslations('Security')
  return (
    <FormMessages namespaces={['SecurityForms', 'PasskeyForms']}>
      {hasPasskey && (
        <PasskeyButton
          start={startPasskeyStepAction}
          action={finishSignInWithPasskeyAction}
          submit={t('usePasskey')}
          callbackUrl={callbackUrl}
        />
      )}
      <CodeForm
        action={finishSignInAction}
        hint={t('codeHint')}
        submit={t('signIn')}
        callbackUrl={callbackUrl}
        isFirstChoice={!hasPasskey}
      />
      <ActionForm action={cancelSignInAction}>
        {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
        <SubmitButton variant="quiet">{t('another')}</SubmitButton>
      </ActionForm>
    </FormMessages>
  )
}
