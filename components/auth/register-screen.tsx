import { getTranslations } from 'next-intl/server'
import { FormMessages } from '@/components/form/form-messages'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { AuthCard } from './auth-card'
import { GoogleButton } from './google-button'
import { RegisterForm } from './register-form'

interface RegisterScreenProps {
  callbackUrl: string | undefined
  /** Where signing in with Google starts; null while it is not set up. */
  googleHref: string | null
}

/** What `/register` and `/SignUp` show (CONTRACT section 4). */
export async function RegisterScreen({ callbackUrl, googleHref }: RegisterScreenProps) {
  const t = await getTranslations('Register')
  return (
    <AuthCard title={t('title')} lead={t('lead')}>
      <FormMessages namespaces={['Register']}>
        <RegisterForm callbackUrl={callbackUrl} />
      </FormMessages>
      <p className="text-ink-muted">
        {t('haveAccount')}{' '}
        <Link href={hrefOf('/Login', { callbackUrl })} className="font-semibold text-brand underline">
          {t('toLogin')}
        </Link>
      </p>
      <GoogleButton href={googleHref} />
    </AuthCard>
  )
}
