import { getLocale, getTranslations } from 'next-intl/server'
import { AuthCard, GoogleButton } from '@/components/auth/auth-card'
import { RegisterForm } from '@/components/auth/register-form'
import { FormMessages } from '@/components/form/form-messages'
import { callbackOf } from '@/lib/auth/callback-url'
import { redirectSignedInHome } from '@/lib/auth/guard'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { publicPage } from '@/lib/site/metadata'
import { googleHref } from '@/lib/users/google-sign-in'

export const generateMetadata = publicPage('/register', 'Register', (t) => [t('title'), t('lead')])

/** The registration form; `/SignUp` shows the same (CONTRACT section 4). */
export default async function Register({ searchParams }: PageProps<'/[locale]/register'>) {
  await redirectSignedInHome()
  const t = await getTranslations('Register')
  const callbackUrl = callbackOf(await searchParams)
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
      <GoogleButton href={googleHref(await getLocale(), callbackUrl)} />
    </AuthCard>
  )
}
