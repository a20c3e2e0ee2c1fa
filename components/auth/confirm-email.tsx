import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { FormMessages } from '@/components/form/form-messages'
import { SubmitButton } from '@/components/form/submit-button'
import { Alert } from '@/components/ui/alert'
import { Disclosure } from '@/components/ui/disclosure'
import { confirmEmailAction, resendEmailConfirmationAction } from '@/lib/users/sign-in-actions'
import { ConfirmWithPasswordForm, TakeOverForm } from './prove-account-forms'

/** The button that confirms an address. A press of a person, because programs follow the links of mails as well. */
export function ConfirmEmailForm() {
  const t = useTranslations('ConfirmEmail')
  return (
    <FormMessages>
      <ActionForm action={confirmEmailAction}>
        <SubmitButton size="large">{t('confirm')}</SubmitButton>
      </ActionForm>
    </FormMessages>
  )
}

/** For whoever is not signed in to the account: its password, or a new one. The address is there for password managers. */
export function ProveAccountForms({ email }: { email: string }) {
  const t = useTranslations('ConfirmEmail')
  return (
    <FormMessages namespaces={['ConfirmEmail']}>
      <ConfirmWithPasswordForm email={email} />
      <Disclosure title={t('notMine')}>
        <p className="text-sm text-ink-muted">{t('notMineText')}</p>
        <TakeOverForm email={email} />
      </Disclosure>
    </FormMessages>
  )
}

/** The button that sends the mail with the link once more. */
export function ResendConfirmationForm({ isSmall = false }: { isSmall?: boolean }) {
  const t = useTranslations('ConfirmEmail')
  return (
    <FormMessages>
      <ActionForm action={resendEmailConfirmationAction}>
        <SubmitButton variant="secondary" size={isSmall ? 'small' : 'medium'}>
          {t('resend')}
        </SubmitButton>
      </ActionForm>
    </FormMessages>
  )
}

/** Reminds a person whose address is not confirmed, and sends the mail again. */
export function ConfirmEmailBanner({ email }: { email: string }) {
  const t = useTranslations('ConfirmEmail')
  return (
    <Alert tone="info" role="note" title={t('bannerTitle')}>
      <p className="mb-3">{t('bannerText', { email })}</p>
      <ResendConfirmationForm isSmall />
    </Alert>
  )
}
