import { getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { ResetPasswordForm } from '@/components/auth/password-reset-forms'
import { FormMessages } from '@/components/form/form-messages'
import { Alert } from '@/components/ui/alert'
import { buttonClassName } from '@/components/ui/button'
import { visitor } from '@/lib/auth/permissions'
import { readLinkSecret } from '@/lib/server/link-secret'
import { Link } from '@/lib/core/i18n/navigation'
import { findPasswordReset } from '@/lib/users/password-reset'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('ResetPassword', (t) => [t('title'), t('deadLead')])

/** A new password, for whoever came by a link that still counts; the others are shown the way to a new one. */
export default async function ResetPassword() {
  const t = await getTranslations('ResetPassword')
  const secret = await readLinkSecret('/ResetPassword')
  const reset = secret && (await findPasswordReset(visitor, secret))
  if (!reset) {
    return (
      <AuthCard title={t('title')} lead={t('deadLead')}>
        <Alert tone="warning">{t('dead')}</Alert>
        <Link href="/ForgotPassword" className={buttonClassName({ size: 'large' })}>
          {t('askAgain')}
        </Link>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t('title')} lead={t('lead', { email: reset.email })}>
      <FormMessages namespaces={['ResetPassword']}>
        <ResetPasswordForm email={reset.email} />
      </FormMessages>
    </AuthCard>
  )
}
