'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { SubmitButton } from '@/components/form/submit-button'
import { buttonClassName } from '@/components/ui/button-class-name'
import { addressIn } from '@/lib/core/i18n/routing'
import { removeAuthenticatorAction, renewRecoveryCodesAction } from '@/lib/users/second-factor-actions'

/** Recovery codes, which are shown this once: until they are kept, whatever the rest of the page does. */
export function RecoveryCodes({ codes }: { codes: string }) {
  const t = useTranslations('SecurityForms')
  // The page anew, or what the form was answered with would stay.
  const href = addressIn(useLocale(), '/Security')
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <p className="font-semibold text-ink">{t('codesTitle')}</p>
      <p className="text-ink-muted">{t('codesText')}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-brand-soft p-4 font-mono text-ink">
        {codes.split(' ').map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a href={href} className={buttonClassName({ variant: 'secondary' })}>
        {t('codesKept')}
      </a>
    </div>
  )
}

/** New recovery codes in place of the old ones. */
export function RenewCodesForm() {
  const t = useTranslations('SecurityForms')
  return (
    <ActionForm
      action={renewRecoveryCodesAction}
      answered={({ codes = '' }) => <RecoveryCodes codes={codes} />}
    >
      <SubmitButton variant="secondary">{t('renewCodes')}</SubmitButton>
    </ActionForm>
  )
}

/** Takes the authenticator app away. */
export function RemoveFactorForm() {
  const t = useTranslations('SecurityForms')
  return (
    <ActionForm action={removeAuthenticatorAction}>
      <SubmitButton variant="danger">{t('remove')}</SubmitButton>
    </ActionForm>
  )
}
