import { getTranslations } from 'next-intl/server'
import { FormMessages } from '@/components/form/form-messages'
import { Alert } from '@/components/ui/alert'
import { ResendConfirmationForm } from './confirm-email-forms'

/** Reminds a person whose address is not confirmed, and sends the mail again. */
export async function ConfirmEmailBanner({ email }: { email: string }) {
  const t = await getTranslations('ConfirmEmail')
  return (
    <Alert tone="info" role="note" title={t('bannerTitle')}>
      <p className="mb-3">{t('bannerText', { email })}</p>
      <FormMessages namespaces={['ConfirmEmail']}>
        <ResendConfirmationForm isSmall />
      </FormMessages>
    </Alert>
  )
}
