import { getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { ForgotPasswordForm } from '@/components/auth/password-reset-forms'
import { FormMessages } from '@/components/form/form-messages'
import { Link } from '@/lib/core/i18n/navigation'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('ForgotPassword', (t) => [t('title'), t('lead')])

/** Asks for a link to a new password (CONTRACT section 4). */
export default async function ForgotPassword() {
  const t = await getTranslations('ForgotPassword')
  return (
    <AuthCard title={t('title')} lead={t('lead')}>
      <FormMessages namespaces={['ForgotPassword']}>
        <ForgotPasswordForm />
      </FormMessages>
      <p>
        <Link href="/Login" className="font-semibold text-brand underline">
          {t('toLogin')}
        </Link>
      </p>
    </AuthCard>
  )
}
